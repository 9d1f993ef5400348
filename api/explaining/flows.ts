import { findElement } from '#catalog/elements/index.ts';
import { findFlow, mirrorElement } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { ExplainedFigure, ExplainedPartner, ExplainedView, FigureOf } from '#contract/explain.ts';
import { flowRows, reportOfFlow, selectFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { addUpTo, sumOfFigures } from '#domain/sums.ts';
import { readFlows } from '../flows/read-flows.ts';
import type { FigureKey } from '../queries/select-figure.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-partner-reports.ts';
import { tradedItems } from '../vocabulary.ts';
import type { BlankFigure, ExplainedFigures, Subject } from './explained-figures.ts';

/** Reports that an answer lists; a world's trade in rice has thousands. */
const mostListed = 500;

/** A figure that is to be filled in, of what, and in which answer. */
interface Work {
  answer: ExplainedFigures;
  blank: BlankFigure;
  subject: Subject;
}

/** The figure as the sum of reports, of which it lists the largest; missing without any. */
function addUp(
  { answer, blank }: Work,
  reports: readonly PartnerReportRow[],
): FigureOf<'missing' | 'derived'> {
  if (reports.length === 0) return blank;
  const value = sumOfFigures(reports.map((report) => report.value));
  const flag = worstFlag(reports.map((report) => report.flag));
  const { listed, beyond } = largestReports(reports, mostListed);
  const partners = toPartners(answer, listed, blank.year);
  return { ...blank, kind: 'derived', value, flag, partners, partnersBeyond: beyond };
}

/** Reports as an answer lists them: the first, and what the others add up to. */
export function largestReports(
  reports: readonly PartnerReportRow[],
  most: number,
): { listed: readonly PartnerReportRow[]; beyond: FigureOf<'derived'>['partnersBeyond'] } {
  const others = reports.slice(most).map(({ value }) => value);
  const beyond = others.length === 0 ? null : { count: others.length, value: sumOfFigures(others) };
  return { listed: reports.slice(0, most), beyond };
}

/**
 * A flow of trade as one side reports it: rows of a publisher's file, one for each product. What the other side reports of
 * the same flow follows as a figure of its own.
 */
export async function explainFlow(work: Work, partner: string): Promise<ExplainedFigure> {
  const { answer, subject } = work;
  const own = await explainReport(work, partner);
  const element = findElement(mirrorElement(subject.element.id) ?? 0);
  if (element === undefined) return own;
  const other = { ...subject, element, area: partner };
  const mirror = await answer.place(answer.blank(other, { kind: 'flow', partner: subject.area }), (blank) =>
    explainReport({ answer, blank, subject: other }, subject.area),
  );
  if (answer.figures[mirror]?.value !== null) return { ...own, mirror };
  answer.figures.pop();
  return own;
}

async function explainReport(
  work: Work,
  partner: string,
): Promise<FigureOf<'missing' | 'published' | 'derived'>> {
  const { element, indicator, area, year } = work.subject;
  const asked = { items: tradedItems(indicator), elements: [element.id], reporter: area, year, partner };
  const reports = await selectPartnerReports(work.answer.release.db, asked);
  const expression = reports.map(({ item }) => `${element.id}[${item}, ${area} ↔ ${partner}]`).join(' + ');
  const figure = { ...addUp(work, reports), expression };
  if (figure.kind === 'missing' || reports.length > 1) return figure;
  return {
    ...figure,
    kind: 'published',
    kept: 'as-published',
    same: null,
    items: null,
    partnersBeyond: null,
  };
}

/** The sum of several flows of an area, as a picture or a table adds them up, with the reports that are in it. */
export async function explainFlowSum(
  work: Work,
  as: Extract<ExplainedView, { kind: 'flows' }>,
): Promise<ExplainedFigure> {
  const { answer, blank, subject } = work;
  const { element, indicator, area, year } = subject;
  const { areas, db } = answer.release;
  const { measure, flow } = findFlow(element.id) ?? {};
  const mirror = mirrorElement(element.id);
  if (measure === undefined || flow === undefined || mirror === null) return blank;
  const items = tradedItems(indicator);
  const place = areas.get(area) ?? { code: area, kind: 'aggregate' };
  const isInside = membershipTest(area, (country) => areas.get(country)?.region);
  const flows = await readFlows(answer.release, { items, area: place, year, measure });
  const taken = new Set(
    selectFlows(flowRows(flows, flow, isInside), as).map((row) => reportOfFlow(row, as.by, flow)),
  );
  const all = await selectPartnerReports(db, { items, elements: [element.id, mirror], year });
  const reports = all.filter((report) =>
    taken.has(`${findFlow(report.element)?.flow} ${report.reporter} ${report.partner}`),
  );
  const codes = [...new Set(reports.map((report) => `Σ ${report.element}[${report.item}]`))].sort();
  return { ...addUp(work, reports), expression: codes.join(' + ') };
}

/**
 * The reports over which a lower bound of a country's trade was summed: of the item, or of all products of the crop that
 * stands under it. `null` where they do not add up to the figure, which then is not their sum.
 */
export async function explainBound(
  answer: ExplainedFigures,
  { element, indicator, area, year, value }: FigureKey & { value: number },
): Promise<ExplainedPartner[] | null> {
  const asked = { items: tradedItems(indicator), elements: [element], reporter: area, year };
  const reports = await selectPartnerReports(answer.release.db, asked);
  const values = reports.map((report) => report.value);
  return reports.length > 0 && addUpTo(values, value) ? toPartners(answer, reports, year) : null;
}

/** Reports of countries on their partners, each with the codes of its row. */
function toPartners(
  answer: ExplainedFigures,
  reports: readonly PartnerReportRow[],
  year: number,
): ExplainedPartner[] {
  const codeOf = (area: string): string => String(answer.release.areas.get(area)?.fao ?? area);
  return reports.map(({ item, element, reporter, partner, ...report }) => ({
    ...report,
    reporter,
    reporterName: answer.names('areas', reporter),
    partner,
    name: answer.names('areas', partner),
    itemName: answer.names('items', item),
    row: {
      reporter: codeOf(reporter),
      partner: codeOf(partner),
      item: String(item),
      element: String(element),
      year,
    },
  }));
}

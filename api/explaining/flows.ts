import { findElement } from '#catalog/elements/index.ts';
import { findFlow, mirrorElement } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { FlowId } from '#catalog/section.ts';
import type { ExplainedFigure, ExplainedPartner, ExplainedView, FigureOf } from '#contract/explain.ts';
import { type FlowRow, flowRows, selectFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { addUpTo, sumOfFigures } from '#domain/sums.ts';
import { readFlows } from '../flows/read-flows.ts';
import type { FigureKey } from '../queries/select-figure.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-partner-reports.ts';
import { tradedItems } from '../vocabulary.ts';
import type { BlankFigure, ExplainedFigures, Work } from './explained-figures.ts';

type FlowSum = Extract<ExplainedView, { kind: 'flows' }>;

/** Reports that an answer lists; a world's trade in rice has thousands. */
const mostListed = 500;

const valuesOf = (reports: readonly PartnerReportRow[]): number[] => reports.map(({ value }) => value);

/** A figure that adds reports up, of which there is one or more. */
function sumOf(
  answer: ExplainedFigures,
  blank: BlankFigure,
  reports: readonly PartnerReportRow[],
): FigureOf<'derived'> {
  return {
    ...blank,
    kind: 'derived',
    value: sumOfFigures(valuesOf(reports)),
    flag: worstFlag(reports.map(({ flag }) => flag)),
    partners: toPartners(answer, reports, blank.year),
  };
}

/**
 * A flow of trade as one side reports it: rows of a publisher's file, one for each product. What the other side reports of
 * the same flow follows as a figure of its own.
 */
export async function explainFlow(
  { answer, blank, subject }: Work,
  partner: string,
): Promise<ExplainedFigure> {
  const own = await explainReport({ answer, blank, subject }, partner);
  const element = findElement(mirrorElement(subject.element.id) ?? 0);
  if (element === undefined) return own;
  const other = { ...subject, element, area: partner };
  const mirror = await answer.workOut(other, { kind: 'flow', partner: subject.area }, (of) =>
    explainReport({ answer, blank: of, subject: other }, subject.area),
  );
  if (mirror.figure.value !== null) return { ...own, mirror: mirror.at };
  answer.figures.pop();
  return own;
}

async function explainReport(
  { answer, blank, subject: { element, indicator, area, year } }: Work,
  partner: string,
): Promise<FigureOf<'missing' | 'published' | 'derived'>> {
  const asked = { items: tradedItems(indicator), elements: [element.id], reporter: area, year, partner };
  const reports = await selectPartnerReports(answer.release.db, asked);
  if (reports.length === 0) return blank;
  const expression = reports.map(({ item }) => `${element.id}[${item}, ${area} ↔ ${partner}]`).join(' + ');
  const sum = { ...sumOf(answer, blank, reports), expression };
  return reports.length > 1
    ? sum
    : { ...sum, kind: 'published', kept: 'as-published', same: null, items: null, partnersBeyond: null };
}

/** The sum of several flows of an area, as a picture or a table adds them up, with the reports that are in it. */
export async function explainFlowSum(
  { answer, blank, subject: { element, indicator, area, year } }: Work,
  as: FlowSum,
): Promise<ExplainedFigure> {
  const { release } = answer;
  const { measure, flow } = findFlow(element.id) ?? {};
  const mirror = mirrorElement(element.id);
  if (measure === undefined || flow === undefined || mirror === null) return blank;
  const items = tradedItems(indicator);
  const place = release.areas.get(area) ?? { code: area, kind: 'aggregate' };
  const isInside = membershipTest(area, (country) => release.areas.get(country)?.region);
  const flows = await readFlows(release, { items, area: place, year, measure });
  const taken = new Set(
    selectFlows(flowRows(flows, flow, isInside), as).flatMap((row) => reportOf(row, as.by, flow) ?? []),
  );
  const all = await selectPartnerReports(release.db, { items, elements: [element.id, mirror], year });
  const reports = all.filter((report) =>
    taken.has(`${findFlow(report.element)?.flow} ${report.reporter} ${report.partner}`),
  );
  if (reports.length === 0) return blank;
  const codes = [...new Set(reports.map((report) => `${report.element}[${report.item}]`))].sort();
  const { listed, beyond } = largestReports(reports, mostListed);
  return {
    ...sumOf(answer, blank, reports),
    expression: `Σ ${codes.join(' + Σ ')}`,
    partners: toPartners(answer, listed, year),
    partnersBeyond: beyond,
  };
}

/** Reports as an answer lists them: the first, and what the others add up to. */
export function largestReports(
  reports: readonly PartnerReportRow[],
  most: number,
): { listed: readonly PartnerReportRow[]; beyond: FigureOf<'derived'>['partnersBeyond'] } {
  const others = valuesOf(reports.slice(most));
  const beyond = others.length === 0 ? null : { count: others.length, value: sumOfFigures(others) };
  return { listed: reports.slice(0, most), beyond };
}

/** Which report stands for a flow in the sum: `<direction> <reporter> <partner>`; `null` where there is none. */
function reportOf(row: FlowRow, by: FlowSum['by'], flow: FlowId): string | null {
  const byMirror = by === 'mirror' || (by === 'shown' && row.reported === null);
  if ((byMirror ? row.mirror : row.reported) === null) return null;
  const direction = byMirror ? (flow === '1' ? '2' : '1') : flow;
  return direction === '1' ? `1 ${row.destination} ${row.origin}` : `2 ${row.origin} ${row.destination}`;
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
  const isSum = reports.length > 0 && addUpTo(valuesOf(reports), value);
  return isSum ? toPartners(answer, reports, year) : null;
}

/** Reports of countries on their partners, each with the codes of its row. */
function toPartners(
  answer: ExplainedFigures,
  reports: readonly PartnerReportRow[],
  year: number,
): ExplainedPartner[] {
  const codeOf = (area: string): string => String(answer.release.areas.get(area)?.fao ?? area);
  return reports.map(({ item, reporter, partner, element, value, flag, source }) => ({
    reporter,
    reporterName: answer.names('areas', reporter),
    partner,
    name: answer.names('areas', partner),
    itemName: answer.names('items', item),
    value,
    flag,
    source,
    row: {
      reporter: codeOf(reporter),
      partner: codeOf(partner),
      item: String(item),
      element: String(element),
      year,
    },
  }));
}

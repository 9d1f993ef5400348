import { findElement } from '#catalog/elements/index.ts';
import { findFlow, mirrorElement, tradeElements } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { ExplainedFigure, ViewOf } from '#contract/explain.ts';
import { flowRows, reportOfFlow, selectFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { addUpTo, listLargest, sumOfFigures } from '#domain/sums.ts';
import { readFlows } from '../flows/read-flows.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-trade-flows.ts';
import { tradedItems } from '../vocabulary.ts';
import type { FigureSubject } from './explained-figures.ts';

/** Reports that an answer lists; a world's trade in rice has thousands. */
const mostListed = 500;

/** Reports of a figure's area on its trade in the item, or in all products of the indicator's crop: with one partner or all. */
function selectReports({ answer, element, indicator, area, year }: FigureSubject, partner?: string) {
  const filter = { items: tradedItems(indicator), elements: [element.id], reporter: area, year, partner };
  return selectPartnerReports(answer.release.db, filter);
}

/** The figure as the sum of reports, with the largest listed; missing without any. */
function addUp(subject: FigureSubject, reports: readonly PartnerReportRow[], expression: string) {
  if (reports.length === 0) return subject.blank;
  const { listed, beyond } = listLargest(reports, mostListed);
  return {
    ...subject.blank,
    kind: 'derived' as const,
    value: sumOfFigures(reports.map((report) => report.value)),
    flag: worstFlag(reports.map((report) => report.flag)),
    expression,
    partners: toPartners(subject, listed),
    partnersBeyond: beyond,
  };
}

/** A flow of trade as one side reports it: rows of a publisher's file, one for each product. */
async function explainReport(subject: FigureSubject, partner: string) {
  const reports = await selectReports(subject, partner);
  const codes = reports.map(({ item, element }) => `${element}[${item}, ${subject.area} ↔ ${partner}]`);
  const figure = addUp(subject, reports, codes.join(' + '));
  if (figure.kind === 'missing' || reports.length > 1) return figure;
  return { ...figure, kind: 'published' as const, kept: 'as-published' as const, partnersBeyond: null };
}

/** A flow of trade as the area reports it. What the other side reports of the same flow follows as a figure of its own. */
export async function explainFlow(subject: FigureSubject, partner: string): Promise<ExplainedFigure> {
  const { answer, indicator, area, year } = subject;
  const ownReport = await explainReport(subject, partner);
  const element = findElement(mirrorElement(subject.element.id) ?? 0);
  if (element === undefined) return ownReport;
  const as = { kind: 'flow' as const, partner: area };
  const other = { element, indicator, area: partner, year, item: null, as };
  const mirror = await answer.place(other, (its) => explainReport(its, area));
  if (answer.figures[mirror]?.value !== null) return { ...ownReport, mirror };
  answer.figures.pop();
  return ownReport;
}

/** The sum of several flows of an area, as a picture or a table adds them up, with the reports that are in it. */
export async function explainFlowSum(subject: FigureSubject, as: ViewOf<'flows'>): Promise<ExplainedFigure> {
  const { answer, blank, indicator, area, year } = subject;
  const { areas, db } = answer.release;
  const traded = findFlow(blank.element);
  if (traded === null) return blank;
  const { measure, flow } = traded;
  const items = tradedItems(indicator);
  const place = areas.get(area) ?? { code: area, kind: 'aggregate' };
  const isInside = membershipTest(area, (country) => areas.get(country));
  const flows = await readFlows(answer.release, { items, area: place, year, measure });
  const chosen = selectFlows(flowRows(flows, flow, isInside), as);
  const taken = new Set(chosen.map((row) => reportOfFlow(row, as.by, flow)));
  const elements = Object.values(tradeElements[measure]);
  const reports = (await selectPartnerReports(db, { items, elements, year })).filter((report) =>
    taken.has(`${findFlow(report.element)?.flow} ${report.reporter} ${report.partner}`),
  );
  const codes = [...new Set(reports.map((report) => `Σ ${report.element}[${report.item}]`))].sort();
  return addUp(subject, reports, codes.join(' + '));
}

/**
 * The reports over which a lower bound of a country's trade was summed. `null` where they do not add up to the figure, which
 * then is not their sum.
 */
export async function explainBound(subject: FigureSubject, value: number) {
  const reports = await selectReports(subject);
  const values = reports.map((report) => report.value);
  return reports.length > 0 && addUpTo(values, value) ? toPartners(subject, reports) : null;
}

/** Reports of countries on their partners, each with the codes of its row. */
function toPartners({ answer, year }: FigureSubject, reports: readonly PartnerReportRow[]) {
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

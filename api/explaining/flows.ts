import { findElement } from '#catalog/elements/index.ts';
import { findFlow, mirrorElement, tradeElements } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { ExplainedFigure, ExplainedView } from '#contract/explain.ts';
import { flowRows, reportOfFlow, selectFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { addUpTo, listLargest, sumOfFigures } from '#domain/sums.ts';
import { readFlows } from '../flows/read-flows.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-partner-reports.ts';
import { tradedItems } from '../vocabulary.ts';
import type { BlankFigure, ExplainedFigures } from './explained-figures.ts';

/** Reports that an answer lists; a world's trade in rice has thousands. */
const mostListed = 500;

/** What a figure's area reports of its trade in the item, or in all products of the crop that stands under it: with one partner or all. */
function selectReports(
  { release }: ExplainedFigures,
  { element, indicator, area, year }: BlankFigure,
  partner?: string,
): Promise<PartnerReportRow[]> {
  const items = tradedItems(indicator);
  return selectPartnerReports(release.db, { items, elements: [element], reporter: area, year, partner });
}

/** The figure as the sum of reports, of which it lists the largest; missing without any. */
function addUp(answer: ExplainedFigures, blank: BlankFigure, reports: readonly PartnerReportRow[]) {
  if (reports.length === 0) return blank;
  const { listed, beyond } = listLargest(reports, mostListed);
  return {
    ...blank,
    kind: 'derived' as const,
    value: sumOfFigures(reports.map((report) => report.value)),
    flag: worstFlag(reports.map((report) => report.flag)),
    partners: toPartners(answer, blank, listed),
    partnersBeyond: beyond,
  };
}

/** A flow of trade as one side reports it: rows of a publisher's file, one for each product. */
async function explainReport(answer: ExplainedFigures, blank: BlankFigure, partner: string) {
  const reports = await selectReports(answer, blank, partner);
  const { element, area } = blank;
  const expression = reports.map(({ item }) => `${element}[${item}, ${area} ↔ ${partner}]`).join(' + ');
  const figure = { ...addUp(answer, blank, reports), expression };
  if (figure.kind === 'missing' || reports.length > 1) return figure;
  return { ...figure, kind: 'published' as const, kept: 'as-published' as const, partnersBeyond: null };
}

/** A flow of trade as the area reports it. What the other side reports of the same flow follows as a figure of its own. */
export async function explainFlow(
  answer: ExplainedFigures,
  blank: BlankFigure,
  partner: string,
): Promise<ExplainedFigure> {
  const { indicator, area, year } = blank;
  const own = await explainReport(answer, blank, partner);
  const element = findElement(mirrorElement(blank.element) ?? 0);
  if (element === undefined) return own;
  const as = { kind: 'flow' as const, partner: area };
  const other = { element, indicator, area: partner, year, item: null, as };
  const mirror = await answer.place(other, (_, blank) => explainReport(answer, blank, area));
  if (answer.figures[mirror]?.value !== null) return { ...own, mirror };
  answer.figures.pop();
  return own;
}

/** The sum of several flows of an area, as a picture or a table adds them up, with the reports that are in it. */
export async function explainFlowSum(
  answer: ExplainedFigures,
  blank: BlankFigure,
  as: Extract<ExplainedView, { kind: 'flows' }>,
): Promise<ExplainedFigure> {
  const { element, indicator, area, year } = blank;
  const { areas, db } = answer.release;
  const traded = findFlow(element);
  if (traded === null) return blank;
  const { measure, flow } = traded;
  const items = tradedItems(indicator);
  const place = areas.get(area) ?? { code: area, kind: 'aggregate' };
  const isInside = membershipTest(area, (country) => areas.get(country)?.region);
  const flows = await readFlows(answer.release, { items, area: place, year, measure });
  const taken = new Set(
    selectFlows(flowRows(flows, flow, isInside), as).map((row) => reportOfFlow(row, as.by, flow)),
  );
  const all = await selectPartnerReports(db, {
    items,
    elements: Object.values(tradeElements[measure]),
    year,
  });
  const reports = all.filter((report) =>
    taken.has(`${findFlow(report.element)?.flow} ${report.reporter} ${report.partner}`),
  );
  const codes = [...new Set(reports.map((report) => `Σ ${report.element}[${report.item}]`))].sort();
  return { ...addUp(answer, blank, reports), expression: codes.join(' + ') };
}

/**
 * The reports over which a lower bound of a country's trade was summed. `null` where they do not add up to the figure, which
 * then is not their sum.
 */
export async function explainBound(answer: ExplainedFigures, blank: BlankFigure, value: number) {
  const reports = await selectReports(answer, blank);
  const values = reports.map((report) => report.value);
  return reports.length > 0 && addUpTo(values, value) ? toPartners(answer, blank, reports) : null;
}

/** Reports of countries on their partners, each with the codes of its row. */
function toPartners(answer: ExplainedFigures, { year }: BlankFigure, reports: readonly PartnerReportRow[]) {
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

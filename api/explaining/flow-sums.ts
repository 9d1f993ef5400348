import { flowOf, mirrorElement } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { FlowId } from '#catalog/section.ts';
import type { ExplainedFigure, ExplainedView } from '#contract/explain.ts';
import { type FlowRow, flowRows, selectFlows } from '#domain/flows.ts';
import { insideOf } from '#domain/inside.ts';
import { readFlows } from '../flows/read-flows.ts';
import { type PartnerReportRow, selectPartnerReports } from '../queries/select-partner-reports.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { tradedItems } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import type { Asked, Explainer } from './explainer.ts';
import { toExplainedPartners } from './partners.ts';

export type FlowsView = Extract<ExplainedView, { kind: 'flows' }>;

/** Reports that an answer lists; a world's trade in rice has thousands. */
const mostListed = 500;

/** The sum of several flows of an area, as a picture or a table adds them up, with the reports that are in it. */
export async function explainFlowSum(
  explainer: Explainer,
  { release, words }: { release: ServedRelease; words: ApiWords },
  asked: Asked,
  as: FlowsView,
): Promise<void> {
  const figure = explainer.begin(asked, as);
  const { element, indicator, area, year } = asked;
  const { measure, flow } = flowOf(element.id) ?? {};
  const mirror = mirrorElement(element.id);
  if (measure === undefined || flow === undefined || mirror === null) return;
  const items = tradedItems(indicator);
  const place = release.areas.get(area) ?? { code: area, kind: 'aggregate' };
  const isInside = insideOf(area, (country) => release.areas.get(country)?.region);
  const flows = await readFlows(release, { items, area: place, year, measure });
  const taken = new Set(
    selectFlows(flowRows(flows, flow, isInside), as).flatMap((row) => reportOf(row, as.by, flow) ?? []),
  );
  const all = await selectPartnerReports(release.db, { items, elements: [element.id, mirror], year });
  const reports = all.filter((report) =>
    taken.has(`${flowOf(report.element)?.flow} ${report.reporter} ${report.partner}`),
  );
  if (reports.length === 0) return;
  figure.kind = 'derived';
  figure.value = reports.reduce((sum, { value }) => sum + value, 0);
  figure.flag = worstFlag(reports.map(({ flag }) => flag));
  figure.expression = `Σ ${[...new Set(reports.map((report) => `${report.element}[${report.item}]`))].sort().join(' + Σ ')}`;
  const { listed, beyond } = largestReports(reports, mostListed);
  figure.partners = toExplainedPartners(release, words, { reports: listed, year });
  figure.partnersBeyond = beyond;
}

/** Reports as an answer lists them: the first, and what the others add up to. */
export function largestReports(
  reports: readonly PartnerReportRow[],
  most: number,
): { listed: readonly PartnerReportRow[]; beyond: ExplainedFigure['partnersBeyond'] } {
  const others = reports.slice(most);
  const value = others.reduce((sum, report) => sum + report.value, 0);
  return {
    listed: reports.slice(0, most),
    beyond: others.length === 0 ? null : { count: others.length, value },
  };
}

/** Which report stands for a flow in the sum: `<direction> <reporter> <partner>`; `null` where there is none. */
function reportOf(row: FlowRow, by: FlowsView['by'], flow: FlowId): string | null {
  const byMirror = by === 'mirror' || (by === 'shown' && row.reported === null);
  if ((byMirror ? row.mirror : row.reported) === null) return null;
  const direction = byMirror ? (flow === '1' ? '2' : '1') : flow;
  return direction === '1' ? `1 ${row.destination} ${row.origin}` : `2 ${row.origin} ${row.destination}`;
}

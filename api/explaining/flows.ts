import { findElement } from '#catalog/elements/index.ts';
import { mirrorElement } from '#catalog/elements/trade.ts';
import { worstFlag } from '#catalog/flags.ts';
import type { ExplainedFigure } from '#contract/explain.ts';
import { selectFlowYears } from '../queries/select-flow-years.ts';
import { selectPartnerReports } from '../queries/select-partner-reports.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { tradedItems } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import type { Asked, Explainer } from './explainer.ts';
import { toExplainedPartners } from './partners.ts';

/**
 * A flow of trade as one side reports it: rows of a publisher's file, one for each product. What the other side reports of
 * the same flow follows as a figure of its own.
 */
export async function explainFlow(
  explainer: Explainer,
  context: { release: ServedRelease; words: ApiWords },
  asked: Asked,
  partner: string,
): Promise<void> {
  const own = await report(explainer, context, asked, partner);
  const other = findElement(mirrorElement(asked.element.id) ?? 0);
  if (other === undefined) return;
  const mirror = await report(explainer, context, { ...asked, element: other, area: partner }, asked.area);
  if (mirror.value === null) explainer.figures.pop();
  else own.mirror = explainer.figures.indexOf(mirror);
}

async function report(
  explainer: Explainer,
  { release, words }: { release: ServedRelease; words: ApiWords },
  asked: Asked,
  partner: string,
): Promise<ExplainedFigure> {
  const { element, indicator, area, year } = asked;
  const figure = explainer.begin(asked, { kind: 'flow', partner });
  const reports = await selectPartnerReports(release.db, {
    items: tradedItems(indicator),
    elements: [element.id],
    reporter: area,
    year,
    partner,
  });
  if (reports.length === 0) return figure;
  const single = reports.length === 1;
  figure.kind = single ? 'published' : 'derived';
  figure.kept = single ? 'as-published' : 'not-kept';
  figure.value = reports.reduce((sum, { value }) => sum + value, 0);
  figure.flag = worstFlag(reports.map(({ flag }) => flag));
  figure.expression = reports.map(({ item }) => `${element.id}[${item}, ${area} ↔ ${partner}]`).join(' + ');
  figure.partners = toExplainedPartners(release, words, { reports, year });
  return figure;
}

/** Years in which the area reports the flow. */
export function yearsOfFlow(release: ServedRelease, asked: Asked, partner: string): Promise<number[]> {
  const { element, indicator, area } = asked;
  return selectFlowYears(release.db, {
    items: tradedItems(indicator),
    element: element.id,
    reporter: area,
    partner,
  });
}

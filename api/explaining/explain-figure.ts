import { lowerBoundFlag } from '#catalog/flags.ts';
import { GRAND_TOTAL, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import { factorBetween } from '#domain/rounding.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { findParts } from '#domain/withheld.ts';
import type { Figure } from '#release/figure-column.ts';
import { type ColumnKey, listRanking } from '../figures/figure-store.ts';
import { selectRows } from '../queries/select-rows.ts';
import { selectOrigin } from '../queries/select-sources.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { partsOfItem, tradedItems } from '../vocabulary.ts';
import { explainCountries, explainSame } from './countries.ts';
import type { FigureSubject, InputOf } from './explained-figures.ts';
import { explainBound } from './flows.ts';
import { explainRank } from './ranking.ts';
import { explainView } from './views.ts';

/** A figure as the release keeps it, or what a view makes of it. */
export async function explainFigure(subject: FigureSubject): Promise<ExplainedFigure> {
  const { answer, blank, element, indicator, area, year, as, over } = subject;
  const { db, figures, areas, editions } = answer.release;
  if (as !== null) return explainView(subject, as);
  if (over !== undefined) return explainSame(subject, over);
  const figureKey = { indicator, element: element.of ?? element.id, area, year };
  const isAggregate = areas.get(area)?.kind === 'aggregate';
  const row = await figures.figure(figureKey);
  if (element.formula?.kind === 'rank' && row?.source == null) return explainRank(subject, row);
  if (row === undefined) {
    // An aggregate's own inputs are read only where they may be what withholds the figure.
    const asks = !isAggregate || findParts(element.id) !== null;
    return { ...blank, inputs: asks ? await answer.explainFormula(subject, element.formula) : [] };
  }
  const { value, flag } = row;
  const isBound = flag === lowerBoundFlag && element.formula === undefined && !isAggregate;
  const partners = isBound ? await explainBound(subject, value) : null;
  const [doubt] = await selectRows(db, 'doubtful_figure', figureKey);
  const [marked] = await selectRows(db, 'figure_event', figureKey);
  const stored = {
    ...blank,
    value,
    flag,
    edition: editions.get(row.edition ?? 0) ?? null,
    doubt: doubt === undefined ? null : { reason: doubt.reason, link: doubt.link },
    event: marked?.event ?? null,
  };
  if (row.source !== null)
    return {
      ...stored,
      kind: 'published',
      partners,
      row: await findRow(answer.release, { ...row, ...figureKey }, row.source),
    };
  const isSum = row.contributors !== null && isAggregate;
  const summed = isSum ? await figures.summed(figureKey) : undefined;
  if (summed !== undefined) {
    const countries = await explainCountries(answer, figureKey, summed, row.held);
    const digits = countries.rule === 'sum' ? 'six-decimals' : 'six-digits';
    return { ...stored, kind: 'aggregated', kept: digits, countries };
  }
  // A computed figure keeps six significant digits, unless all that was done is adding; all food keeps them as well.
  const isAdded = element.formula ? element.formula.kind !== 'ratio' : indicator !== GRAND_TOTAL;
  const digits: ExplainedFigure['kept'] = isAdded ? 'six-decimals' : 'six-digits';
  const derived = { ...stored, kind: 'derived' as const, kept: digits, partners };
  if (element.formula !== undefined)
    return { ...derived, inputs: await answer.explainFormula(subject, element.formula) };
  if (indicator === GRAND_TOTAL || indicator === PRIMARY_CROPS)
    return { ...derived, items: await listItems(subject, value) };
  return partners === null ? { ...derived, ...(await explainParts(subject)) } : derived;
}

/**
 * The row of the file that a figure was taken from. A figure that was mapped or converted has the row with it
 * (`item|element|unit|value|flag|area`); every other one is the row itself.
 */
async function findRow(
  { areas, db, info }: ServedRelease,
  row: Figure & ColumnKey,
  source: number,
): Promise<FigureOf<'published'>['row']> {
  const origin = await selectOrigin(db, { ...row, source });
  const area = areas.get(row.area);
  const file = info.sources.find(({ key }) => key === origin?.key);
  if (origin === undefined || area === undefined || file === undefined) return null;
  const [item, element, unit, value, flag, place] = row.published?.split('|') ?? [];
  const { key, rows, ...publication } = file;
  const published = value === undefined ? row.value : Number(value);
  return {
    source: key,
    ...publication,
    area: place || String(area.fao ?? area.code),
    m49: area.m49,
    item: item ?? String(row.indicator),
    element: element ?? String(row.element),
    year: row.year,
    unit: unit ?? origin.unit,
    value: published,
    flag: flag ?? row.flag,
    factor: factorBetween(published, row.value),
  };
}

/** The sum of several items of a source, or of the products of a crop's trade: those that are more than its own item. */
async function explainParts(subject: FigureSubject): Promise<Pick<ExplainedFigure, 'expression' | 'inputs'>> {
  const { answer, element, indicator, area, year } = subject;
  const parts = partsOfItem(indicator);
  const isTrade = parts.length === 0 && element.domain === 'trade';
  const items = isTrade ? tradedItems(indicator) : parts;
  const inputs: InputOf[] = [];
  for (const item of items) {
    const key = { indicator: item, element: element.id, area, year };
    if (!isTrade || (item !== indicator && (await answer.release.figures.figure(key)) !== undefined))
      inputs.push({ indicator: item });
  }
  const expression = items.map((item) => `${element.id}[${item}]`).join(' + ');
  return { expression, inputs: await answer.explainInputs(subject, inputs) };
}

/** The crops of a sum over items, as the ranking by the same measure has them; all food is more than crops. */
async function listItems({ answer, element, area, year }: FigureSubject, sum: number) {
  const rows = await listRanking(answer.release.figures, { measure: element.id, area, year });
  const list = rows.map((row) => ({ ...row, name: answer.names('items', row.item) }));
  const expression = sumOfFigures(list.map(({ value }) => value));
  return { list, rest: Number((sum - expression).toFixed(6)) };
}

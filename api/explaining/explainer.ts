import type { Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { lowerBoundFlag } from '#catalog/flags.ts';
import { GRAND_TOTAL, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import type { ObservationTable } from '#contract/release-tables.ts';
import { listTerms } from '#domain/formula.ts';
import { sumOfFigures } from '#domain/sums.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { findQuotient } from '#domain/withheld.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { selectOrigin } from '../queries/select-origin.ts';
import { selectRanking } from '../queries/select-ranking.ts';
import { selectSummed } from '../queries/select-summed.ts';
import { cropOfItem, isInScope, partsOfItem } from '../vocabulary.ts';
import { explainCountries } from './countries.ts';
import { type BlankFigure, type Explained, ExplainedFigures, type Subject } from './explained-figures.ts';
import { explainBound } from './flows.ts';
import { explainRanking } from './ranking.ts';
import { toSourceRow } from './source-row.ts';

/** Formulas are at most this many steps away from published figures; the bound only guards against a circle. */
const deepest = 5;

/** Sums over items: all food, all primary crops. Six digits are kept of the one, six decimals of the other. */
const itemSums: ReadonlyMap<number, ExplainedFigure['kept']> = new Map([
  [GRAND_TOTAL, 'six-digits'],
  [PRIMARY_CROPS, 'six-decimals'],
]);

type InputEntry = ExplainedFigure['inputs'][number];

const keptElement = (element: Element): number => element.of ?? element.id;

/**
 * Explains figures of a release: each once, with its inputs as further figures, down to published rows. The first
 * figure that is explained is the first of `figures`.
 */
export class Explainer extends ExplainedFigures {
  readonly #known = new Map<string, Explained>();

  /** A figure of the release. */
  async explain(subject: Subject, depth = 0): Promise<Explained> {
    const { element, indicator, item, area, year } = subject;
    const key = [element.id, indicator, item, area, year].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const explained = this.add(this.blank(subject));
    this.#known.set(key, explained);
    return this.finish(explained, await this.#figureOf(this.blank(subject), subject, depth));
  }

  async #figureOf(blank: BlankFigure, subject: Subject, depth: number): Promise<ExplainedFigure> {
    const { db, areas, editions } = this.release;
    const { element, indicator, area, year } = subject;
    const kept = { indicator, element: keptElement(element) };
    const isAggregate = areas.get(area)?.kind === 'aggregate';
    const row = await selectFigure(db, { ...kept, area, year });
    if (element.formula?.kind === 'rank' && (row === undefined || row.source === null))
      return this.#rank(blank, subject, row, depth);
    if (row === undefined) {
      // An aggregate's own inputs are asked for where it may be they that withhold the figure.
      const asks = !isAggregate || findQuotient(element.id) !== null;
      return { ...blank, inputs: asks ? await this.#inputs(subject, depth) : [] };
    }
    const { value, flag, source } = row;
    const isBound = flag === lowerBoundFlag && element.formula === undefined && !isAggregate;
    const partners = isBound ? await explainBound(this, { ...kept, area, year, value }) : null;
    const stored = { ...blank, value, flag, edition: editions.get(row.edition ?? 0) ?? null };
    if (source !== null) {
      const origin = await selectOrigin(db, { source, ...kept });
      const place = areas.get(area);
      const isKnown = origin !== undefined && place !== undefined;
      return {
        ...stored,
        kind: 'published',
        partners,
        row: isKnown ? toSourceRow(row, origin, place) : null,
      };
    }
    const isSum = row.contributors !== null && isAggregate;
    const summed = isSum ? await selectSummed(db, { ...kept, year }) : undefined;
    if (summed !== undefined) {
      const countries = await explainCountries(this, { ...kept, area, year }, summed);
      const digits = countries.rule === 'sum' ? 'six-decimals' : 'six-digits';
      return { ...stored, kind: 'aggregated', kept: digits, countries };
    }
    const derived = { ...stored, kind: 'derived' as const, partners };
    const items = element.formula === undefined ? itemSums.get(indicator) : undefined;
    if (items !== undefined) return { ...derived, kept: items, items: await this.#items(subject, value) };
    if (partners !== null) return { ...derived, kept: 'six-decimals' };
    if (element.formula === undefined)
      return { ...derived, kept: 'six-decimals', ...(await this.#sum(subject, depth)) };
    // A computed figure keeps six significant digits, unless all that was done is adding.
    const digits = element.formula.kind === 'ratio' ? 'six-digits' : 'six-decimals';
    return { ...derived, kept: digits, inputs: await this.#inputs(subject, depth) };
  }

  /** The sum of several items of a source, or of the products of a crop's trade: those that are more than its own item. */
  async #sum(subject: Subject, depth: number): Promise<{ expression: string; inputs: InputEntry[] }> {
    const { element, indicator, area, year } = subject;
    const parts = partsOfItem(indicator);
    const isTrade = parts.length === 0 && element.domain === 'trade';
    const items = isTrade ? (cropOfItem(String(indicator))?.tradeItems ?? []) : parts;
    const inputs: InputEntry[] = [];
    for (const item of items) {
      const key = { indicator: item, element: element.id, area, year };
      if (isTrade && (item === indicator || (await selectFigure(this.release.db, key)) === undefined))
        continue;
      const { at } = await this.explain({ ...subject, indicator: item }, depth + 1);
      inputs.push({ figure: at, part: 'term', sign: 1 });
    }
    return { expression: items.map((item) => `${element.id}[${item}]`).join(' + '), inputs };
  }

  async #inputs({ element, indicator, area, year }: Subject, depth: number): Promise<InputEntry[]> {
    const inputs: InputEntry[] = [];
    for (const { part, term } of depth < deepest ? listTerms(element.formula) : []) {
      const input = findElement(term.element);
      if (input === undefined) continue;
      const place = term.area === 'world' ? worldCode : area;
      const item = itemOfTerm(term, indicator);
      const subject = { element: input, indicator: item, area: place, year, item: null };
      const { at } = await this.explain(subject, depth + 1);
      inputs.push({ figure: at, part, sign: term.sign });
    }
    return inputs;
  }

  async #rank(
    blank: BlankFigure,
    subject: Subject,
    row: ObservationTable | undefined,
    depth: number,
  ): Promise<ExplainedFigure> {
    const { element, area, year, indicator, item } = subject;
    // A list may hold a crop whose place the release does not tell.
    if (!isInScope(element, this.release.areas.get(area)) || (item === null && row === undefined))
      return blank;
    const found = await explainRanking(this, subject);
    if (found === null) return blank;
    const { place, ranking } = found;
    const flag = row !== undefined && item === null ? row.flag : place.flag;
    const figure = { ...blank, kind: 'rank' as const, value: place.ranking, flag, ranking };
    const measure = findElement(ranking.measure);
    if (measure === undefined || item !== null) return figure;
    const input = await selectFigure(this.release.db, { indicator, element: measure.id, area, year });
    // A ranking of an aggregate orders means over the countries with a whole list, which may be other figures.
    if (input?.value !== place.value) return figure;
    const { at } = await this.explain({ element: measure, indicator, area, year, item: null }, depth + 1);
    return { ...figure, inputs: [{ figure: at, part: 'term', sign: 1 }] };
  }

  /** The crops of a sum over items, as the ranking by the same measure has them; all food is more than crops. */
  async #items({ element, area, year }: Subject, sum: number): Promise<FigureOf<'derived'>['items']> {
    const rows = await selectRanking(this.release.db, { measure: element.id, area, year });
    const list = rows.map((row) => ({ ...row, name: this.names('items', row.item) }));
    const named = sumOfFigures(list.map(({ value }) => value));
    return { list, rest: Number((sum - named).toFixed(6)) };
  }
}

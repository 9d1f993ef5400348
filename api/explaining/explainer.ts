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
import {
  type BlankFigure,
  ExplainedFigures,
  type Input,
  type InputOf,
  type Subject,
} from './explained-figures.ts';
import { explainBound } from './flows.ts';
import { explainRanking } from './ranking.ts';
import { toSourceRow } from './source-row.ts';

/** Sums over items: all food, all primary crops. Six digits are kept of the one, six decimals of the other. */
const itemSums: ReadonlyMap<number, ExplainedFigure['kept']> = new Map([
  [GRAND_TOTAL, 'six-digits'],
  [PRIMARY_CROPS, 'six-decimals'],
]);

/**
 * Explains figures of a release: each once, with its inputs as further figures, down to published rows. The first
 * figure that is explained is the first of `figures`.
 */
export class Explainer extends ExplainedFigures {
  readonly #places = new Map<string, number>();

  /** Explains a figure of the release. Returns its place among the figures. */
  async explain(subject: Subject): Promise<number> {
    const { element, indicator, item, area, year } = subject;
    const key = [element.id, indicator, item, area, year].join(' ');
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.figures.length);
    return this.place(this.blank(subject), (blank) => this.#figureOf(blank, subject));
  }

  /** Explains inputs one after the other, which is their order in the answer. `explain` places one. */
  async explainInputs(
    subject: Subject,
    inputs: readonly InputOf[],
    explain = (of: Subject): Promise<number> => this.explain(of),
  ): Promise<Input[]> {
    const placed: Input[] = [];
    for (const [other, part, sign = 1] of inputs)
      placed.push({ figure: await explain({ ...subject, ...other }), part, sign });
    return placed;
  }

  async #figureOf(blank: BlankFigure, subject: Subject): Promise<ExplainedFigure> {
    const { db, areas, editions } = this.release;
    const { element, indicator, area, year } = subject;
    const kept = { indicator, element: element.of ?? element.id };
    const place = areas.get(area);
    const isAggregate = place?.kind === 'aggregate';
    const row = await selectFigure(db, { ...kept, area, year });
    if (element.formula?.kind === 'rank' && (row === undefined || row.source === null))
      return this.#rank(blank, subject, row);
    if (row === undefined) {
      // An aggregate's own inputs are asked for where it may be they that withhold the figure.
      const asks = !isAggregate || findQuotient(element.id) !== null;
      return { ...blank, inputs: asks ? await this.#inputs(subject) : [] };
    }
    const { value, flag, source } = row;
    const isBound = flag === lowerBoundFlag && element.formula === undefined && !isAggregate;
    const partners = isBound ? await explainBound(this, { ...kept, area, year, value }) : null;
    const stored = { ...blank, value, flag, edition: editions.get(row.edition ?? 0) ?? null };
    if (source !== null) {
      const origin = await selectOrigin(db, { source, ...kept });
      const known = origin !== undefined && place !== undefined ? toSourceRow(row, origin, place) : null;
      return { ...stored, kind: 'published', partners, row: known };
    }
    const isSum = row.contributors !== null && isAggregate;
    const summed = isSum ? await selectSummed(db, { ...kept, year }) : undefined;
    if (summed !== undefined) {
      const countries = await explainCountries(this, { ...kept, area, year }, summed);
      const digits = countries.rule === 'sum' ? 'six-decimals' : 'six-digits';
      return { ...stored, kind: 'aggregated', kept: digits, countries };
    }
    const derived = { ...stored, kind: 'derived' as const, kept: 'six-decimals' as const, partners };
    if (element.formula !== undefined) {
      // A computed figure keeps six significant digits, unless all that was done is adding.
      const digits = element.formula.kind === 'ratio' ? 'six-digits' : 'six-decimals';
      return { ...derived, kept: digits, inputs: await this.#inputs(subject) };
    }
    const items = itemSums.get(indicator);
    if (items !== undefined) return { ...derived, kept: items, items: await this.#items(subject, value) };
    return partners === null ? { ...derived, ...(await this.#sum(subject)) } : derived;
  }

  /** The sum of several items of a source, or of the products of a crop's trade: those that are more than its own item. */
  async #sum(subject: Subject): Promise<{ expression: string; inputs: Input[] }> {
    const { element, indicator, area, year } = subject;
    const parts = partsOfItem(indicator);
    const isTrade = parts.length === 0 && element.domain === 'trade';
    const items = isTrade ? (cropOfItem(String(indicator))?.tradeItems ?? []) : parts;
    const inputs: InputOf[] = [];
    for (const item of items) {
      const key = { indicator: item, element: element.id, area, year };
      if (!isTrade || (item !== indicator && (await selectFigure(this.release.db, key)) !== undefined))
        inputs.push([{ indicator: item }, 'term']);
    }
    const expression = items.map((item) => `${element.id}[${item}]`).join(' + ');
    return { expression, inputs: await this.explainInputs(subject, inputs) };
  }

  #inputs(subject: Subject): Promise<Input[]> {
    const { formula } = subject.element;
    const inputs = listTerms(formula).flatMap(({ part, term }): InputOf[] => {
      const element = findElement(term.element);
      const area = term.area === 'world' ? worldCode : subject.area;
      const indicator = itemOfTerm(term, subject.indicator);
      return element === undefined ? [] : [[{ element, indicator, area, item: null }, part, term.sign]];
    });
    return this.explainInputs(subject, inputs);
  }

  async #rank(
    blank: BlankFigure,
    subject: Subject,
    row: ObservationTable | undefined,
  ): Promise<ExplainedFigure> {
    const { element, area, year, indicator, item } = subject;
    // A list may hold a crop whose place the release does not tell.
    if (!isInScope(element, this.release.areas.get(area)) || (item === null && row === undefined))
      return blank;
    const found = await explainRanking(this, subject);
    if (found === null) return blank;
    const { place, ranking } = found;
    const flag = item === null ? row?.flag : place.flag;
    const figure = {
      ...blank,
      kind: 'rank' as const,
      value: place.ranking,
      flag: flag ?? place.flag,
      ranking,
    };
    const measure = findElement(ranking.measure);
    if (measure === undefined || item !== null) return figure;
    const input = await selectFigure(this.release.db, { indicator, element: measure.id, area, year });
    // A ranking of an aggregate orders means over the countries with a whole list, which may be other figures.
    if (input?.value !== place.value) return figure;
    return { ...figure, inputs: await this.explainInputs(subject, [[{ element: measure }, 'term']]) };
  }

  /** The crops of a sum over items, as the ranking by the same measure has them; all food is more than crops. */
  async #items({ element, area, year }: Subject, sum: number): Promise<FigureOf<'derived'>['items']> {
    const rows = await selectRanking(this.release.db, { measure: element.id, area, year });
    const list = rows.map((row) => ({ ...row, name: this.names('items', row.item) }));
    const named = sumOfFigures(list.map(({ value }) => value));
    return { list, rest: Number((sum - named).toFixed(6)) };
  }
}

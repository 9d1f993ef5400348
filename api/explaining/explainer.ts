import type { Element, Formula, Term } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { lowerBoundFlag, worstFlag } from '#catalog/flags.ts';
import { GRAND_TOTAL, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ExplainedFigure, ExplainedView } from '#contract/explain.ts';
import type { ObservationTable } from '#contract/release-tables.ts';
import type { Incomparable } from '#domain/change.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import { quotientOf } from '#domain/withheld.ts';
import { selectFigure } from '../queries/select-figure.ts';
import { selectOrigin } from '../queries/select-origin.ts';
import { selectRanking } from '../queries/select-ranking.ts';
import { selectSlice } from '../queries/select-slice.ts';
import { selectSummed } from '../queries/select-summed.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { cropOfItem, partsOfItem } from '../vocabulary.ts';
import type { ApiWords } from '../words.ts';
import { compareYears, type MayTake } from './compare-years.ts';
import { explainCountries, explainSameCountries } from './countries.ts';
import { toExpression } from './expression.ts';
import { explainPartners } from './partners.ts';
import { explainRanking } from './ranking.ts';
import { toSourceRow } from './source-row.ts';

/** Formulas are at most this many steps away from published figures; the bound only guards against a circle. */
const deepest = 5;

/** Sums over items: all food, all primary crops. Six digits are kept of the one, six decimals of the other. */
const itemSums: ReadonlyMap<number, ExplainedFigure['kept']> = new Map([
  [GRAND_TOTAL, 'six-digits'],
  [PRIMARY_CROPS, 'six-decimals'],
]);

/** What is asked: an element of an item, an area and a year; `item` names another item of a ranking. */
export interface Asked {
  element: Element;
  indicator: number;
  area: string;
  year: number;
  item: string | null;
}

interface Step {
  part: ExplainedFigure['inputs'][number]['part'];
  term: Term;
}

function stepsOf(formula: Formula): readonly Step[] {
  if (formula.kind === 'rank') return [];
  if (formula.kind === 'sum') return formula.terms.map((term) => ({ part: 'term', term }));
  return [
    ...formula.numerator.map((term): Step => ({ part: 'numerator', term })),
    ...formula.denominator.map((term): Step => ({ part: 'denominator', term })),
  ];
}

const keptElement = (element: Element): number => element.of ?? element.id;

/** A computed figure keeps six significant digits, unless all that was done is adding. */
function keptOf({ formula }: Element): ExplainedFigure['kept'] {
  return formula?.kind === 'ratio' ? 'six-digits' : 'six-decimals';
}

/**
 * Explains figures of a release: each once, with its inputs as further figures, down to published rows. The first
 * figure that is explained is the first of `figures`.
 */
export class Explainer {
  readonly figures: ExplainedFigure[] = [];
  /** Why two years are not compared, where a change was asked for and there is none. */
  incomparable: Incomparable | null = null;
  readonly #release: ServedRelease;
  readonly #words: ApiWords;
  readonly #known = new Map<string, number>();

  constructor(release: ServedRelease, words: ApiWords) {
    this.#release = release;
    this.#words = words;
  }

  /** Index of the explained figure. */
  async explain(asked: Asked, depth = 0): Promise<number> {
    const key = [asked.element.id, asked.indicator, asked.item, asked.area, asked.year].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const at = this.figures.length;
    this.#known.set(key, at);
    const figure = this.#blank(asked);
    this.figures.push(figure);
    const { db } = this.#release;
    const row = await selectFigure(db, { ...asked, element: keptElement(asked.element) });
    if (asked.element.formula?.kind === 'rank' && (row === undefined || row.source === null))
      await this.#rank(figure, asked, row, depth);
    else if (row === undefined) await this.#absent(figure, asked, depth);
    else {
      figure.value = row.value;
      figure.flag = row.flag;
      figure.edition = this.#release.editions.get(row.edition ?? 0) ?? null;
      await this.#present(figure, asked, row, depth);
    }
    return at;
  }

  /** Starts a figure that a view works out, as a missing one, for whoever completes it. */
  begin(asked: Asked, as: ExplainedView): ExplainedFigure {
    const figure: ExplainedFigure = {
      ...this.#blank(asked),
      kept: 'not-kept',
      formula: null,
      expression: '',
      as,
    };
    this.figures.push(figure);
    return figure;
  }

  /** Compares the figure with that of another year as pages do; what keeps it from being compared is remembered. */
  async compare({ element, indicator, area, year }: Asked, since: number, mayTake?: MayTake) {
    const compared = await compareYears(
      this.#release,
      { element, indicator, area, from: since, to: year },
      mayTake,
    );
    this.incomparable = typeof compared === 'object' ? null : compared;
    return compared;
  }

  /** Areas with figures of an element of an item in both years. */
  async areasOfBoth(element: Element, indicator: number, years: readonly [number, number]): Promise<MayTake> {
    const kept = { element: keptElement(element), indicator };
    const [one, other] = await Promise.all(
      years.map(async (year) => {
        const rows = await selectSlice(this.#release.db, { ...kept, year });
        return new Set(rows.map(({ area }) => area));
      }),
    );
    return (area) => one?.has(area) === true && other?.has(area) === true;
  }

  /** Index of the sum over the same countries that stands for an aggregate in a comparison. */
  async explainSame(asked: Asked, areas: readonly string[]): Promise<number> {
    const element = keptElement(asked.element);
    const { indicator, year } = asked;
    const countries = await explainSameCountries(this.#release, this.#words, {
      element,
      indicator,
      year,
      areas,
    });
    const sum = countries.list.reduce((total, { value }) => total + value, 0);
    this.figures.push({
      ...this.#blank(asked),
      kind: 'aggregated',
      // The digits that both comparisons keep: beyond them a double holds the noise of the order.
      value: Number(sum.toPrecision(12)),
      flag: worstFlag(countries.list.map(({ flag }) => flag)),
      kept: 'not-kept',
      countries,
    });
    return this.figures.length - 1;
  }

  #blank({ element, indicator, area, year, item }: Asked): ExplainedFigure {
    const own = item ?? String(indicator);
    const words = this.#words;
    return {
      kind: 'missing',
      element: element.id,
      elementName: words.names(`elements.${element.id}.name`),
      indicator,
      item: own,
      itemName: words.names(`items.${own}`),
      area,
      areaName: words.names(`areas.${area}`),
      year,
      value: null,
      unit: element.unit,
      flag: '',
      kept: 'as-published',
      edition: null,
      as: null,
      row: null,
      formula: element.formula === undefined ? null : toData(element.formula),
      expression: toExpression(element.formula, indicator),
      inputs: [],
      countries: null,
      same: null,
      ranking: null,
      items: null,
      partners: null,
      partnersBeyond: null,
      mirror: null,
    };
  }

  async #present(figure: ExplainedFigure, asked: Asked, row: ObservationTable, depth: number): Promise<void> {
    const { db, areas } = this.#release;
    const { element, indicator, area, year } = asked;
    const kept = { indicator, element: keptElement(element) };
    const isBound =
      row.flag === lowerBoundFlag && element.formula === undefined && areas.get(area)?.kind !== 'aggregate';
    if (isBound)
      figure.partners = await explainPartners(this.#release, this.#words, {
        ...kept,
        area,
        year,
        value: row.value,
      });
    if (row.source !== null) {
      figure.kind = 'published';
      const origin = await selectOrigin(db, { source: row.source, ...kept });
      const place = areas.get(area);
      if (origin !== undefined && place !== undefined) figure.row = toSourceRow(row, origin, place);
      return;
    }
    const summed =
      row.contributors === null || areas.get(area)?.kind !== 'aggregate'
        ? undefined
        : await selectSummed(db, { ...kept, year });
    if (summed !== undefined) {
      const of = { ...kept, area, year, summed };
      figure.kind = 'aggregated';
      figure.countries = await explainCountries(this.#release, this.#words, of);
      figure.kept = figure.countries.rule === 'sum' ? 'six-decimals' : 'six-digits';
      return;
    }
    figure.kind = 'derived';
    const sumOfItems = itemSums.get(indicator);
    if (element.formula === undefined && sumOfItems !== undefined) {
      figure.kept = sumOfItems;
      figure.items = await this.#items(asked, row.value);
      return;
    }
    figure.kept = keptOf(element);
    const parts = element.formula === undefined ? partsOfItem(indicator) : [];
    if (figure.partners !== null) {
      figure.kept = 'six-decimals';
      return;
    }
    if (parts.length > 0) return this.#parts(figure, asked, parts, depth);
    await this.#inputs(figure, asked, depth);
    if (element.domain === 'trade' && element.formula === undefined)
      await this.#products(figure, asked, depth);
  }

  /** The products of a crop that its trade is the sum of, where they are more than the crop's own item. */
  async #products(figure: ExplainedFigure, asked: Asked, depth: number): Promise<void> {
    const { tradeItems = [] } = cropOfItem(String(asked.indicator)) ?? {};
    const { element, area, year } = asked;
    for (const indicator of tradeItems) {
      if (indicator === asked.indicator) continue;
      const row = await selectFigure(this.#release.db, { indicator, element: element.id, area, year });
      if (row === undefined) continue;
      const index = await this.explain({ ...asked, indicator }, depth + 1);
      figure.inputs.push({ figure: index, part: 'term', sign: 1 });
    }
    figure.expression = tradeItems.map((item) => `${element.id}[${item}]`).join(' + ');
  }

  /** The sum of several items of a source: those that the area has. */
  async #parts(
    figure: ExplainedFigure,
    asked: Asked,
    parts: readonly number[],
    depth: number,
  ): Promise<void> {
    const { id } = asked.element;
    figure.expression = parts.map((part) => `${id}[${part}]`).join(' + ');
    for (const indicator of parts) {
      const index = await this.explain({ ...asked, indicator }, depth + 1);
      figure.inputs.push({ figure: index, part: 'term', sign: 1 });
    }
  }

  /** A figure that the release has not: its formula's inputs tell what is missing. */
  async #absent(figure: ExplainedFigure, asked: Asked, depth: number): Promise<void> {
    // An aggregate's own inputs are asked for where it may be they that withhold the figure.
    const isAggregate = this.#release.areas.get(asked.area)?.kind === 'aggregate';
    if (!isAggregate || quotientOf(asked.element.id) !== null) await this.#inputs(figure, asked, depth);
  }

  async #inputs(figure: ExplainedFigure, asked: Asked, depth: number): Promise<void> {
    if (asked.element.formula === undefined || depth >= deepest) return;
    for (const { part, term } of stepsOf(asked.element.formula)) {
      const element = findElement(term.element);
      if (element === undefined) continue;
      const index = await this.explain(
        {
          element,
          indicator: itemOfTerm(term, asked.indicator),
          area: term.area === 'world' ? worldCode : asked.area,
          year: asked.year,
          item: null,
        },
        depth + 1,
      );
      figure.inputs.push({ figure: index, part, sign: term.sign });
    }
  }

  async #rank(
    figure: ExplainedFigure,
    asked: Asked,
    row: ObservationTable | undefined,
    depth: number,
  ): Promise<void> {
    const { element, area, year, indicator, item } = asked;
    const kind = this.#release.areas.get(area)?.kind;
    const inScope = element.scope === 'all' || (element.scope === 'aggregate') === (kind === 'aggregate');
    if (!inScope || element.formula?.kind !== 'rank') return;
    // A list may hold a crop whose place the release does not tell.
    if (item === null && row === undefined) return;
    const { among } = element.formula;
    const found = await explainRanking(this.#release, this.#words, { ...asked, among });
    if (found === null) return;
    figure.kind = 'rank';
    figure.value = found.place.ranking;
    figure.flag = row !== undefined && item === null ? row.flag : found.place.flag;
    figure.ranking = found.ranking;
    const measure = findElement(found.measure);
    if (measure === undefined || item !== null) return;
    const input = await selectFigure(this.#release.db, { indicator, element: measure.id, area, year });
    // A ranking of an aggregate orders means over the countries with a whole list, which may be other figures.
    if (input?.value !== found.place.value) return;
    const index = await this.explain({ element: measure, indicator, area, year, item: null }, depth + 1);
    figure.inputs.push({ figure: index, part: 'term', sign: 1 });
  }

  /** The crops of a sum over items, as the ranking by the same measure has them; all food is more than crops. */
  async #items({ element, area, year }: Asked, sum: number): Promise<ExplainedFigure['items']> {
    const rows = await selectRanking(this.#release.db, { measure: element.id, area, year });
    const list = rows.map(({ item, value, flag }) => ({
      item,
      name: this.#words.names(`items.${item}`),
      value,
      flag,
    }));
    const named = list.reduce((total, { value }) => total + value, 0);
    return { list, rest: Number((sum - named).toFixed(6)) };
  }
}

type FormulaData = NonNullable<ExplainedFigure['formula']>;

function toData(formula: Formula): FormulaData {
  switch (formula.kind) {
    case 'rank':
      return formula;
    case 'sum':
      return { ...formula, terms: [...formula.terms] };
    case 'ratio':
      return { ...formula, numerator: [...formula.numerator], denominator: [...formula.denominator] };
  }
}

import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Element } from '#catalog/element.ts';
import { POPULATION } from '#catalog/elements/codes.ts';
import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { GRAND_TOTAL, POPULATION_ITEM, PRIMARY_CROPS } from '#catalog/items/codes.ts';
import { isRedistributable, licenceExpression } from '#catalog/licences.ts';
import { aggregateTwin } from '#catalog/sections/element-twins.ts';
import { itemOfTerm, listTerms } from '#domain/formula.ts';
import { sourceDate } from '#domain/source-date.ts';
import { selectDistinct, selectRows } from '../queries/select-rows.ts';
import { type SourceRow, selectRowSources } from '../queries/select-sources.ts';
import type { ServedRelease } from '../release/served-release.ts';
import { anyTable, partsOfItem, tradedItems } from '../vocabulary.ts';

/** An element of an item: all its areas and years. */
interface Series {
  element: Element;
  indicator: number;
}

interface Inputs {
  series: readonly Series[];
  /** Elements whose figures of every item may take part: sums over items and places among them. */
  everyItem: readonly number[];
  /** Items whose flows between countries are added up. */
  flows: readonly number[];
}

/** Sums over items, which the release does not keep one by one. */
const itemSums: readonly number[] = [GRAND_TOTAL, PRIMARY_CROPS];

const series = (element: number, indicator: number): readonly Series[] => {
  const found = findElement(element);
  return found === undefined ? [] : [{ element: found, indicator }];
};

function ofFormula({ element: { formula }, indicator }: Series): readonly Series[] {
  return listTerms(formula).flatMap(({ term }) => series(term.element, itemOfTerm(term, indicator)));
}

/** Inhabitants weigh the countries of a mean, and those of an aggregate's ranking. */
function isWeighed({ aggregate, formula, scope }: Element): boolean {
  return aggregate === 'population-mean' || (formula?.kind === 'rank' && scope === 'aggregate');
}

/** Trade of a crop is the sum of its products, and where a country has no total, of its reports by partner. */
function ofTrade({ element, indicator }: Series): Pick<Inputs, 'everyItem' | 'flows'> {
  if (element.domain !== 'trade' || element.formula !== undefined) return { everyItem: [], flows: [] };
  const flows = tradedItems(indicator);
  const isOne = flows.every((item) => item === indicator);
  return { flows, everyItem: isOne ? [] : [element.id] };
}

/**
 * What the computed figures of a series may rest on, besides the figures of its own countries. One answer serves all
 * areas and years, so it names every way in which one of them can have been computed.
 */
export function findInputs(target: Series): Inputs {
  const { element, indicator } = target;
  const { formula } = element;
  const trade = ofTrade(target);
  return {
    series: [
      ...ofFormula(target),
      ...partsOfItem(indicator).map((part) => ({ element, indicator: part })),
      ...(isWeighed(element) ? series(POPULATION, POPULATION_ITEM) : []),
    ],
    everyItem: [
      ...(formula?.kind === 'rank' ? [formula.of, aggregateTwin(formula.of)] : []),
      ...(itemSums.includes(indicator) ? [element.id] : []),
      ...trade.everyItem,
    ],
    flows: trade.flows,
  };
}

const sourceColumns = ['id', 'key', 'publisher', 'title', 'url', 'date', 'licence'] as const;

/** Sources of an item's figures by element; `null` means computed figures. */
type ItemSources = ReadonlyMap<number, ReadonlySet<number | null>>;

interface Behind {
  sources: ReadonlySet<number>;
  /** A sum over items or a place among them is part of it: figures that the release does not keep one by one. */
  listed: boolean;
}

/** The sources that a release's series rest on, and their licences. Each item is looked through once. */
class ReleaseLicences {
  readonly #release: ServedRelease;
  readonly #items = new Map<number, Promise<ItemSources>>();
  #sources: Promise<ReadonlyMap<number, SourceRow>> | null = null;

  constructor(release: ServedRelease) {
    this.#release = release;
  }

  sources(): Promise<ReadonlyMap<number, SourceRow>> {
    if (this.#sources !== null) return this.#sources;
    const { db, info } = this.#release;
    const reading = selectRows(db, 'source', {}, { columns: sourceColumns }).then(
      (rows) => new Map(rows.map((row) => [row.id, { ...row, date: sourceDate(row, info.editions) }])),
    );
    this.#sources = reading;
    reading.catch(() => {
      this.#sources = null;
    });
    return reading;
  }

  /**
   * Sources on which the series rests, or may rest, and whose licences forbid redistribution; none where it may be
   * exported. Figures whose sources are uncertain count as resting on them.
   */
  async withheld(series: Series): Promise<readonly SourceRow[]> {
    const closed = [...(await this.sources()).values()].filter(({ licence }) => !isRedistributable(licence));
    if (closed.length === 0) return [];
    const { sources, listed } = await this.#behind(series);
    const unseen = listed ? await this.#unseen(closed) : new Set<number>();
    return closed.filter(({ id }) => sources.has(id) || unseen.has(id));
  }

  /** Those of some figures that may be redistributed; all of them where none may, so that they are refused as a whole. */
  async open<Figure extends { element: number; indicator: number }>(
    figures: readonly Figure[],
  ): Promise<readonly Figure[]> {
    const isOpen = new Map<string, boolean>();
    const keyOf = ({ element, indicator }: Figure): string => `${element} ${indicator}`;
    for (const figure of figures) {
      const element = findElement(figure.element);
      if (element === undefined || isOpen.has(keyOf(figure))) continue;
      const closed = await this.withheld({ element, indicator: figure.indicator });
      isOpen.set(keyOf(figure), closed.length === 0);
    }
    const open = figures.filter((figure) => isOpen.get(keyOf(figure)) !== false);
    return open.length === 0 ? figures : open;
  }

  /** SPDX expression of the licences behind the computed figures of a series: `CC-BY-4.0 AND ODbL-1.0`. */
  async expression(series: Series): Promise<string> {
    const [all, { sources }] = await Promise.all([this.sources(), this.#behind(series)]);
    const ids = [...sources].flatMap((id) => all.get(id)?.licence ?? []);
    return licenceExpression(ids);
  }

  /** The sources, each once, that the figures of series are from, or computed from, as far as rows name them. */
  async behind(...list: readonly Series[]): Promise<readonly SourceRow[]> {
    const [all, ...found] = await Promise.all([
      this.sources(),
      ...list.map((series) => this.#behind(series)),
    ]);
    return [...all.values()].filter(({ id }) => found.some(({ sources }) => sources.has(id)));
  }

  async #behind(series: Series): Promise<Behind> {
    const sources = new Set<number>();
    const seen = new Set<string>();
    const waiting = [series];
    let listed = false;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const columnKey = columnKeyOf(next.element, next.indicator);
      const key = `${next.element.id} ${columnKey.indicator}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const direct = (await this.#ofItem(columnKey.indicator)).get(columnKey.element) ?? new Set();
      for (const id of direct) if (id !== null) sources.add(id);
      if (!direct.has(null)) continue;
      const inputs = findInputs({ element: next.element, indicator: columnKey.indicator });
      waiting.push(...inputs.series);
      if (inputs.flows.length > 0)
        for (const id of await selectDistinct(this.#release.db, 'trade_flow', 'source', {
          item: inputs.flows,
        }))
          sources.add(id);
      for (const id of inputs.everyItem) {
        listed = true;
        const element = findElement(id);
        if (element !== undefined)
          waiting.push(...this.#indicators().map((indicator) => ({ element, indicator })));
      }
    }
    return { sources, listed };
  }

  /** Items that may have figures in the release. */
  #indicators(): readonly number[] {
    return [...new Set([...anyTable.indicators, ...this.#release.years.keys()])];
  }

  /**
   * Sources without a figure of their own in the release, and without a price: their rows are seen in sums and places alone,
   * if at all.
   */
  async #unseen(closed: readonly SourceRow[]): Promise<ReadonlySet<number>> {
    const { db } = this.#release;
    const seen = new Set<number | null>([
      ...(await selectDistinct(db, 'trade_flow', 'source')),
      ...(await selectRowSources(db)),
    ]);
    for (const indicator of this.#indicators())
      for (const ids of (await this.#ofItem(indicator)).values()) for (const id of ids) seen.add(id);
    return new Set(closed.map(({ id }) => id).filter((id) => !seen.has(id)));
  }

  #ofItem(indicator: number): Promise<ItemSources> {
    const known = this.#items.get(indicator);
    if (known !== undefined) return known;
    const reading = this.#read(indicator);
    this.#items.set(indicator, reading);
    // A failed read is not cached.
    reading.catch(() => this.#items.delete(indicator));
    return reading;
  }

  async #read(indicator: number): Promise<ItemSources> {
    // All items one after the other would hold up other requests for 200 ms.
    await otherRequests();
    const { figures } = this.#release;
    const byElement = new Map<number, Set<number | null>>();
    for (const element of figures.elementsOf(indicator))
      byElement.set(element, new Set((await figures.column({ indicator, element })).sources));
    return byElement;
  }
}

const byRelease = new WeakMap<ServedRelease, ReleaseLicences>();

/** The licences of a release's sources; computed once and cached with the release. */
export function findLicences(release: ServedRelease): ReleaseLicences {
  const known = byRelease.get(release) ?? new ReleaseLicences(release);
  byRelease.set(release, known);
  return known;
}

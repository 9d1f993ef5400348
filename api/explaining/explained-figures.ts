import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import type { Incomparable } from '#domain/change.ts';
import { type FormulaPart, formulaInCodes } from '#domain/formula.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

/** What is explained: an element of an item, an area and a year; `item` names another item of a ranking. */
export interface Subject {
  element: Element;
  indicator: number;
  area: string;
  year: number;
  item: string | null;
}

/** A figure of which nothing is known yet but what it is of. */
export type BlankFigure = FigureOf<'missing'> & { same: null; mirror: null };

/** A figure that is part of another one: its place among the figures of the answer, and in the formula. */
export type Input = ExplainedFigure['inputs'][number];

/** What an input is of, where that is something else than what the figure is of, and its place in the formula. */
export type InputOf = readonly [other: Partial<Subject>, part: FormulaPart, sign?: 1 | -1];

/** The figures of an answer: the one that was asked for, then its inputs and theirs. */
export class ExplainedFigures {
  readonly figures: ExplainedFigure[] = [];
  /** Why two years are not compared, where a change was asked for and there is none. */
  incomparable: Incomparable | null = null;
  readonly release: ServedRelease;
  readonly #words: ApiWords;

  constructor(release: ServedRelease, words: ApiWords) {
    this.release = release;
    this.#words = words;
  }

  /** Names of an area, an item or an element in the three languages. */
  names(kind: 'areas' | 'items' | 'elements', code: string | number) {
    return this.#words.names(`${kind}.${code}${kind === 'elements' ? '.name' : ''}`);
  }

  /** Keeps a place for a figure before those that it is made of, and puts in what `work` makes of it. Returns the place. */
  async place(blank: BlankFigure, work: (blank: BlankFigure) => Promise<ExplainedFigure>): Promise<number> {
    const at = this.figures.push(blank) - 1;
    this.figures[at] = await work(blank);
    return at;
  }

  /** The figure of an input. */
  figureOf(input: Input | undefined): ExplainedFigure | undefined {
    return this.figures[input?.figure ?? -1];
  }

  /** Its value, `null` where it is missing. */
  amountOf(input: Input | undefined): number | null {
    return this.figureOf(input)?.value ?? null;
  }

  /** A figure of which nothing is known yet but its names, and what a view is to make of it. */
  blank({ element, indicator, area, year, item }: Subject, as: ExplainedView | null = null): BlankFigure {
    const own = item ?? String(indicator);
    return {
      kind: 'missing',
      element: element.id,
      elementName: this.names('elements', element.id),
      indicator,
      item: own,
      itemName: this.names('items', own),
      area,
      areaName: this.names('areas', area),
      year,
      value: null,
      unit: element.unit,
      flag: '',
      kept: as === null ? 'as-published' : 'not-kept',
      edition: null,
      as,
      row: null,
      // The catalog's own lists, which nobody writes to.
      formula: as === null ? ((element.formula ?? null) as ExplainedFigure['formula']) : null,
      expression: as === null ? formulaInCodes(element.formula, indicator) : '',
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
}

import type { Element, Formula } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import type { ExplainRequest } from '#contract/explain-address.ts';
import type { Incomparable } from '#domain/change.ts';
import { type FormulaPart, formulaInCodes, listTerms } from '#domain/formula.ts';
import { itemOfTerm } from '#domain/term-item.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

/** What is explained, as a request asks for it: a figure, and what a view makes of it; `item` names another item of a ranking. */
export interface Subject extends Omit<ExplainRequest, 'element'> {
  element: Element;
  indicator: number;
  /** Countries whose sum stands for the area's own figure; for that figure itself there are none. */
  over?: readonly string[] | undefined;
}

/** A figure of which nothing is known yet but what it is of. */
export type BlankFigure = FigureOf<'missing'> & { same: null; mirror: null };

/** A figure that is part of another one: its place among the figures of the answer, and in the formula. */
export type Input = ExplainedFigure['inputs'][number];

/** What an input is of, where that is something else than the figure as it is, and its place in the formula. */
export type InputOf = readonly [other: Partial<Subject>, part: FormulaPart, sign?: 1 | -1];

/** How a figure is made by a formula: as data, and in codes. */
export const byFormula = (formula: Formula | undefined, indicator: number) => ({
  // The catalog's own lists, which nobody writes to.
  formula: (formula ?? null) as ExplainedFigure['formula'],
  expression: formulaInCodes(formula, indicator),
});

/** The figures of an answer: the one that was asked for, then its inputs and theirs. */
export abstract class ExplainedFigures {
  readonly figures: ExplainedFigure[] = [];
  /** Why two years are not compared, where a change was asked for and there is none. */
  incomparable: Incomparable | null = null;
  readonly release: ServedRelease;
  readonly #words: ApiWords;

  constructor(release: ServedRelease, words: ApiWords) {
    this.release = release;
    this.#words = words;
  }

  /** Explains a figure, or what a view makes of it. Returns its place among the figures. */
  abstract explain(subject: Subject): Promise<number>;

  /** Explains inputs one after the other, which is their order in the answer. */
  async explainInputs(subject: Subject, inputs: readonly InputOf[]): Promise<Input[]> {
    const placed: Input[] = [];
    for (const [other, part, sign = 1] of inputs)
      placed.push({ figure: await this.explain({ ...subject, as: null, ...other }), part, sign });
    return placed;
  }

  /** Explains the inputs of a formula, in its order. */
  explainFormula(subject: Subject, formula: Formula | undefined): Promise<Input[]> {
    const inputs = listTerms(formula).flatMap(({ part, term }): InputOf[] => {
      const element = findElement(term.element);
      const area = term.area === 'world' ? worldCode : subject.area;
      const indicator = itemOfTerm(term, subject.indicator);
      return element === undefined ? [] : [[{ element, indicator, area, item: null }, part, term.sign]];
    });
    return this.explainInputs(subject, inputs);
  }

  /** Names of an area, an item or an element in the three languages. */
  names(kind: 'areas' | 'items' | 'elements', code: string | number) {
    return this.#words.names(`${kind}.${code}${kind === 'elements' ? '.name' : ''}`);
  }

  /** Keeps a place for a figure before those that it is made of, and puts in what `work` makes of it. Returns the place. */
  async place(
    subject: Subject,
    work: (blank: BlankFigure) => ExplainedFigure | Promise<ExplainedFigure>,
  ): Promise<number> {
    const blank = this.#blank(subject);
    const at = this.figures.push(blank) - 1;
    this.figures[at] = await work(blank);
    return at;
  }

  /** The figure of an input. */
  figureOf(input: Input | undefined): ExplainedFigure | undefined {
    return this.figures[input?.figure ?? -1];
  }

  #blank({ element, indicator, area, year, item, as }: Subject): BlankFigure {
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
      ...byFormula(as === null ? element.formula : undefined, indicator),
      inputs: [],
      row: null,
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

import type { Element, Formula } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { ExplainedFigure, FigureOf } from '#contract/explain.ts';
import type { ExplainRequest } from '#contract/explain-address.ts';
import type { NoDecadeChange } from '#domain/change-over-decade.ts';
import { formulaInCodes, itemOfTerm, listTerms } from '#domain/formula.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';

/** The requested subject: a figure, and a view of it; `item` names another item of a ranking. */
export interface Subject extends Omit<ExplainRequest, 'element'> {
  element: Element;
  indicator: number;
  /** Countries whose sum replaces the area's own figure; none for that figure itself. */
  over?: readonly string[] | undefined;
}

/** A figure that so far has only its subject. */
export type BlankFigure = FigureOf<'missing'> & { same: null; mirror: null };

/** A figure that is part of another one: its place among the figures of the answer, and in the formula. */
export type Input = ExplainedFigure['inputs'][number];

/** Subject of an input, where it differs from the figure's, and its place where it is no term of a sum. */
export type InputOf = Partial<Subject & Pick<Input, 'part' | 'sign'>>;

/** A figure in the making: its subject, the blank figure, and the answer to which it and its inputs belong. */
export interface FigureSubject extends Subject {
  blank: BlankFigure;
  answer: ExplainedFigures;
}

type Explain = (subject: FigureSubject) => Promise<ExplainedFigure>;

/** A formula in an answer: the catalog's own lists, which are read-only. */
export const asAnswered = (formula: Formula | null) => formula as ExplainedFigure['formula'];

/** The figures of an answer, each once: the requested one, then its inputs and theirs, down to published rows. */
export class ExplainedFigures {
  readonly figures: ExplainedFigure[] = [];
  /** Why years are not compared, where a change was requested and there is none. */
  incomparable: NoDecadeChange | null = null;
  readonly release: ServedRelease;
  readonly #words: ApiWords;
  readonly #explain: Explain;
  readonly #places = new Map<string, number>();

  constructor(release: ServedRelease, words: ApiWords, explain: Explain) {
    this.release = release;
    this.#words = words;
    this.#explain = explain;
  }

  /** Explains a figure, or what a view makes of it. Returns its place among the figures. */
  async explain(subject: Subject): Promise<number> {
    const key = JSON.stringify(subject);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.figures.length);
    return this.place(subject, this.#explain);
  }

  async explainInputs(
    { blank, answer, ...subject }: FigureSubject,
    inputs: readonly InputOf[],
  ): Promise<Input[]> {
    const placed: Input[] = [];
    for (const { part = 'term', sign = 1, ...other } of inputs)
      placed.push({ figure: await this.explain({ ...subject, as: null, ...other }), part, sign });
    return placed;
  }

  /** Explains the inputs of a formula, in its order; `other` returns the fields in which an input differs from the figure. */
  explainFormula(subject: FigureSubject, formula: Formula | undefined, other?: (at: number) => InputOf) {
    const inputs = listTerms(formula).flatMap(({ part, term }, at): InputOf[] => {
      const element = findElement(term.element);
      const area = term.area === 'world' ? worldCode : subject.area;
      const indicator = itemOfTerm(term, subject.indicator);
      const { sign } = term;
      return element ? [{ element, indicator, area, item: null, part, sign, ...other?.(at) }] : [];
    });
    return this.explainInputs(subject, inputs);
  }

  names(kind: 'areas' | 'items' | 'elements', code: string | number) {
    return this.#words.names(`${kind}.${code}${kind === 'elements' ? '.name' : ''}`);
  }

  /** Keeps a place for a figure before those that it is made of. Returns the place. */
  async place(subject: Subject, explain: Explain): Promise<number> {
    const blank = this.#blank(subject);
    const at = this.figures.push(blank) - 1;
    this.figures[at] = await explain({ ...subject, blank, answer: this });
    return at;
  }

  withFigures(inputs: readonly Input[]) {
    return inputs.flatMap((input) => {
      const figure = this.figures[input.figure];
      return figure === undefined ? [] : [{ ...figure, ...input }];
    });
  }

  #blank({ element, indicator, area, year, item, as }: Subject): BlankFigure {
    const ownItem = item ?? String(indicator);
    const formula = as === null ? element.formula : undefined;
    return {
      kind: 'missing',
      element: element.id,
      elementName: this.names('elements', element.id),
      indicator,
      item: ownItem,
      itemName: this.names('items', ownItem),
      area,
      areaName: this.names('areas', area),
      year,
      value: null,
      unit: element.unit,
      flag: '',
      kept: as === null ? 'as-published' : 'not-kept',
      edition: null,
      doubt: null,
      event: null,
      as,
      formula: asAnswered(formula ?? null),
      expression: formulaInCodes(formula, indicator),
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

import type { Element } from '#catalog/element.ts';
import type { ExplainedFigure, ExplainedView, FigureOf } from '#contract/explain.ts';
import type { Incomparable } from '#domain/change.ts';
import { formulaInCodes } from '#domain/formula.ts';
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

/** An explained figure, and its index in the answer. */
export interface Explained {
  at: number;
  figure: ExplainedFigure;
}

/** A figure of which nothing is known yet. */
export type BlankFigure = FigureOf<'missing'> & { same: null; mirror: null };

/** What a view is worked out in: the answer, the figure that is to be filled in, and of what it is. */
export interface Work<Answer = ExplainedFigures> {
  answer: Answer;
  blank: BlankFigure;
  subject: Subject;
}

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

  /** A figure that a view works out. It stands before its inputs, and is missing where they do not give it. */
  async workOut(
    subject: Subject,
    as: ExplainedView,
    work: (blank: BlankFigure) => Promise<ExplainedFigure>,
  ): Promise<Explained> {
    const plain = this.blank(subject);
    const blank: BlankFigure = { ...plain, kept: 'not-kept', formula: null, expression: '', as };
    return this.finish(this.add(blank), await work(blank));
  }

  /** Puts a figure behind those that are there. */
  add(figure: ExplainedFigure): Explained {
    return { at: this.figures.push(figure) - 1, figure };
  }

  /** Puts the figure in the place that was kept for it. */
  finish(explained: Explained, figure: ExplainedFigure): Explained {
    explained.figure = figure;
    this.figures[explained.at] = figure;
    return explained;
  }

  /** A figure of which nothing is known yet but its names. */
  blank({ element, indicator, area, year, item }: Subject): BlankFigure {
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
      kept: 'as-published',
      edition: null,
      as: null,
      row: null,
      formula: toData(element),
      expression: formulaInCodes(element.formula, indicator),
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

/** The formula as an answer has it, whose lists are its own. */
function toData({ formula }: Element): ExplainedFigure['formula'] {
  switch (formula?.kind) {
    case undefined:
      return null;
    case 'rank':
      return formula;
    case 'sum':
      return { ...formula, terms: [...formula.terms] };
    case 'ratio':
      return { ...formula, numerator: [...formula.numerator], denominator: [...formula.denominator] };
  }
}

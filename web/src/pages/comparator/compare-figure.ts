import { isRedistributable } from '#catalog/licences.ts';
import { valueOr } from '../../api/loaded.ts';
import { type OpenRows, openRows, type Withheld } from '../../blocks/open-rows.ts';
import type { Figure } from '../../figure/figure.ts';
import { cropCaveats, endedNotes } from '../../i18n/crop-notes.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { lineKey } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import { comparisonNotes } from './compare-findings.ts';
import { tableYears, toCompareTable } from './compare-table.ts';
import {
  type Speech as CompareSpeech,
  lineName,
  nameLines,
  sourceNames,
  sourcesOf,
  topicTitle,
  unitText,
} from './compare-texts.ts';
import { isOfOthers, type LiveComparison, type ShownLine } from './shown-lines.ts';

function openLines(lines: readonly ShownLine[], sources: ComparatorData['sources']): OpenRows<ShownLine> {
  const known = sources.state === 'loaded' ? sources.value : [];
  return openRows(lines, ({ line }) => ({
    exportable: sourcesOf([line], known).every(({ licence }) => isRedistributable(licence)),
  }));
}

function withheldLines(
  words: Words,
  withheld: readonly ShownLine[],
  sources: ComparatorData['sources'],
): Withheld {
  const lines = withheld.map(({ line }) => line);
  const known = sources.state === 'loaded' ? sourcesOf(lines, sources.value) : [];
  return {
    rows: lines.length,
    areLines: true,
    of: lines.map((line) => lineName(words, line)),
    sources: known
      .filter(({ licence }) => !isRedistributable(licence))
      .map((source) => sourceNames(words, [source])),
  };
}

export interface Comparison extends LiveComparison {
  speech: Speech & CompareSpeech;
}

export type OwnFigure = Pick<Figure, 'id' | 'title' | 'finding' | 'info' | 'picture'> & {
  remarks: readonly string[];
  /** Years of the picture, where it has few. */
  only?: readonly number[];
};

export function compareFigure(
  lines: readonly ShownLine[],
  { data, shownComparison, speech }: Comparison,
  { only, ...own }: OwnFigure,
): Figure {
  const { words } = speech;
  const sources = sourcesOf(
    lines.map(({ line }) => line),
    valueOr(data.sources, []),
  );
  return {
    ...own,
    remarks: [...own.remarks, ...lineNotes(words, lines, tableYears(lines, only ?? null))],
    notes: comparisonNotes(words, shownComparison, {
      measure: data.view.measure,
      hasOthers:
        data.view.kind !== 'bar' &&
        lines.some((entry) => isOfOthers(entry) && data.changes[lineKey(entry.line)] === undefined),
    }),
    source: data.sources.state === 'failed' ? words('dataPage.state.failed') : sourceNames(words, sources),
    sources: sources.map((source) => ({ ...source, exportable: isRedistributable(source.licence) })),
    area: 'comparator',
    compares: comparedNames(lines, data.sections),
    ...toCompareTable(lines, speech, only),
  };
}

/** A figure of lines; its files and its image have the exportable ones. */
export function withOpenLines(
  lines: readonly ShownLine[],
  comparison: Comparison,
  figureOf: (lines: readonly ShownLine[], comparison: Comparison) => Figure,
): Figure {
  const { data, speech } = comparison;
  const figure = figureOf(lines, comparison);
  const { open, withheld } = openLines(lines, data.sources);
  return withheld.length === 0
    ? figure
    : {
        ...figure,
        forFiles: {
          ...figureOf(open, comparison),
          withheld: withheldLines(speech.words, withheld, data.sources),
        },
      };
}

export function groupNames(lines: readonly ShownLine[], { speech }: Pick<Comparison, 'speech'>) {
  const { words, formats } = speech;
  const names = nameLines(
    words,
    lines.map(({ line }) => line),
  );
  const nameOf = (entry: ShownLine): string => names.own[lines.indexOf(entry)] ?? '';
  const unit = lines[0]?.measured.unit ?? { kind: 'index' as const };
  const lineNames =
    topicTitle(
      words,
      lines.map(({ line }) => line),
    ) ?? (names.common === '' ? words('compare.chart.several') : names.common);
  return {
    unit,
    what: lineNames,
    // The axis has the unit of published figures, with its scale.
    titleOf: (years: string): string =>
      unit.kind === 'element'
        ? words('compare.chart.plain', { what: lineNames, years })
        : words('compare.chart.title', { what: lineNames, unit: unitText(unit, speech), years }),
    own: names.own,
    nameOf,
    namesOf: (some: readonly ShownLine[]): string => formats.list(some.map(nameOf)),
  };
}

/** Section and crops of lines, as the names of files have them: `production_beans`; of several sections `comparator_beans`. */
function comparedNames(lines: readonly ShownLine[], sections: ComparatorData['sections']) {
  const pages = [...new Set(lines.map(({ line }) => line.page.split('/').at(-1) ?? ''))];
  const section = sections.find(({ id, slug }) => pages.length === 1 && (slug ?? id) === pages[0]);
  return {
    section: section?.id ?? (pages.length === 1 ? (pages[0] ?? '') : 'comparator'),
    crop: [...new Set(lines.map(({ line }) => line.crop))].join('-'),
  };
}

/** Notes on the crops' items and on countries that left a sum between the shown years, each once. */
function lineNotes(words: Words, lines: readonly ShownLine[], years: readonly number[]): readonly string[] {
  const ofElements = lines.flatMap(({ line: { crop, shown, area } }) =>
    typeof shown === 'number' ? [{ crop, element: shown, area }] : [],
  );
  const span = { from: Math.min(...years), to: Math.max(...years) };
  return [
    ...cropCaveats(
      words,
      ofElements.map(({ crop }) => crop),
      'short',
    ),
    // The World's note covers a region's.
    ...ofElements
      .flatMap((line) => endedNotes(words, { ...line, ...span }))
      .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
      .slice(0, 1),
  ];
}

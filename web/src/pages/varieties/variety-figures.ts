import { varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Varieties, VarietySource } from '#contract/varieties.ts';
import { openRows } from '../../blocks/open-rows.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { figureName, withChosen } from '../../figure/figure-name.ts';
import { sourcesOf } from '../../figure/sources-of.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { PageAddressNotes } from '../page.ts';
import { countFigure, upovFigures } from './count-figures.tsx';
import { listColumns } from './list-columns.ts';
import type { VarietiesPageData, Variety, VarietyPageData } from './load-varieties-page.ts';
import { chosenOf } from './variety-facets.ts';
import { factsTable } from './variety-facts.tsx';
import { headingText, usedSources, withheldTexts } from './variety-texts.ts';

/** The counts, the list, and the comparison; no figures of records where no source has any. */
export function varietiesFigures(data: VarietiesPageData, speech: Speech): readonly Figure[] {
  if (data.answer.state === 'failed') return [];
  const answer = data.answer.value;
  if (answer.sources.length === 0) return upovFigures(data, speech);
  const count = (id: Parameters<typeof countFigure>[0]): Figure[] =>
    answer.total === 0 ? [] : [countFigure(id, data, answer, speech)];
  return [
    ...count('decades'),
    ...count('countries'),
    ...(answer.rows.length === 0 ? [] : [listFigure(data, answer, speech)]),
    ...comparedFigures(data, answer, speech),
    ...count('institutions'),
    ...count('traits'),
    ...(answer.facets.type.some(({ id }) => id !== null) ? count('types') : []),
    ...upovFigures(data, speech),
  ];
}

/** Parameters that the view does not follow. Files have no notice: those beside an address that compares too many are refused. */
export const varietiesAddress = ({ beyond, ignored }: VarietiesPageData): PageAddressNotes => ({
  ignored: [...beyond.map((id) => ({ name: 'compare', asked: id })), ...ignored],
});

export function varietyFigures({ variety: part }: VarietyPageData, speech: Speech): readonly Figure[] {
  if (part.state === 'failed' || part.value === null) return [];
  const { words } = speech;
  const variety = part.value;
  return [
    {
      id: 'fields',
      title: words('varieties.one.title', { name: variety.name, ...areaWords(words, variety.country) }),
      info: words('varieties.one.info'),
      ...sourcesOf(words, [variety.from]),
      area: variety.country,
      picture: null,
      ...factsTable(speech, [variety]),
    },
  ];
}

/** The records of the list by source, and the number in files: all where none is exportable, and the file is refused. */
function countSources({ facets, sources, total }: Varieties, chosen: string | null) {
  const counts = facets.source.flatMap(({ id, count, seen }) => {
    const source = sources.find(({ key }) => key === id);
    return source === undefined || (chosen !== null && chosen !== id) ? [] : [{ source, rows: count + seen }];
  });
  const open = counts.reduce((sum, { source, rows }) => sum + (source.exportable ? rows : 0), 0);
  return open === 0 ? { counts: [], inFiles: total } : { counts, inFiles: open };
}

/** The varieties of a page of the list; for files, all exportable ones. */
function listFigure(data: VarietiesPageData, answer: Varieties, speech: Speech): Figure {
  const { view, all } = data;
  const { words } = speech;
  const { counts, inFiles } = countSources(answer, view.source);
  const open = new Set(answer.sources.flatMap(({ key, exportable }) => (exportable ? key : [])));
  const isWhole = inFiles === answer.total;
  const rows = all === null ? answer.rows : isWhole ? all : all.filter(({ source }) => open.has(source));
  const before = all === null ? (view.page - 1) * varietiesOnPage : 0;
  const { heading, area, filters } = chosenOf(data, answer, speech);
  const titled = (title: string): string => words('varieties.table.title', { title });
  return {
    id: 'table',
    title: titled(heading),
    name: titled(withChosen(heading, filters)),
    finding: words('varieties.table.finding', {
      ...{ first: before + 1, last: before + rows.length, total: all === null ? answer.total : inFiles },
      isWhole: before === 0 && rows.length === (all === null ? answer.total : inFiles) ? 'yes' : 'no',
    }),
    info: words('varieties.table.info'),
    remarks: answer.total > varietiesOnPage ? [words('varieties.table.files', { total: inFiles })] : [],
    ...partly(usedSources(answer, view), withheldTexts(words, counts), speech),
    area: area ?? worldCode,
    picture: null,
    ...tableOf(rows, listColumns(speech), ({ id }) => id),
    rowCount: inFiles,
  };
}

/** The varieties that the address wants side by side, each a column; none where none of them is known. */
function comparedFigures(data: VarietiesPageData, answer: Varieties, speech: Speech): readonly Figure[] {
  const { crop, root, view, compared } = data;
  if (view.compare.length === 0 || compared.state === 'failed' || compared.value.length === 0) return [];
  const { words } = speech;
  const { open, withheld } = openRows(compared.value, ({ from }) => from);
  const title = words('varieties.compare.title');
  const sources = answer.sources.filter(({ key }) => compared.value.some(({ source }) => source === key));
  return [
    {
      id: 'compare',
      title,
      name: figureName(title, headingText(words, crop, root)),
      finding: words('varieties.compare.finding', { count: compared.value.length }),
      info: words('varieties.compare.info'),
      ...partly(sources, withheldTexts(words, bySource(withheld)), speech),
      area: root ?? worldCode,
      picture: null,
      ...factsTable(speech, open),
    },
  ];
}

function bySource(varieties: readonly Variety[]): readonly { source: VarietySource; rows: number }[] {
  const sources = new Map(varieties.map(({ from }) => [from.key, from]));
  return [...sources.values()].map((source) => ({
    source,
    rows: varieties.filter(({ from }) => from.key === source.key).length,
  }));
}

/** The sources of a figure, with a note on records that their licences keep out of its files. */
function partly(
  sources: readonly VarietySource[],
  withheld: readonly string[],
  { words }: Speech,
): Pick<Figure, 'source' | 'sources' | 'shownSources' | 'notes' | 'isPartial'> {
  const shownSources = sourcesOf(words, sources);
  return withheld.length === 0
    ? shownSources
    : {
        source: shownSources.source,
        sources: shownSources.sources.filter(({ exportable }) => exportable),
        shownSources: shownSources.sources,
        notes: withheld,
        isPartial: true,
      };
}

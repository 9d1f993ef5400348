import { qualityTraits } from '#catalog/records/industrial-quality.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { countedCountries } from '../../blocks/list/counted-countries.tsx';
import { type Cell, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import type { FigurePlace } from '../../figure/figure-place.ts';
import { unitName, valueName } from '../../i18n/record-values.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Language } from '../../url/paths.ts';
import { type RecordsView, recordsParams } from '../../url/records-params.ts';
import type { PageAddressNotes } from '../page.ts';
import type { RoomColumn, RoomData, RoomRecords } from './room-data.ts';

type RecordRow = RoomRecords['rows'][number];

/** Measured traits, or the records of the list; none without records, or where the filters leave none. */
export function roomFigures(data: RoomData, title: string, speech: Speech): readonly Figure[] {
  if (data.answer.state === 'failed') return [];
  const answer = data.answer.value;
  if (data.isInformation) return [traitFigure(answer, data, speech)];
  if (answer.rows.length === 0) return [];
  const records = recordFigure(data, answer, title, speech);
  // One country is no map.
  if (answer.facets.country.length < 2) return [records];
  const hrefOf = (country: string): string =>
    addressOf(data, { ...data.view, country, page: 1 }, speech.language);
  const counted = { counts: answer.facets.country, chosen: data.view.country, name: title, hrefOf };
  return [records, countedCountries({ ...counted, sources: toSources(answer.sources) }, speech)];
}

const addressOf = ({ path, release }: RoomData, view: RecordsView, language: Language): string =>
  `/${language}${path}${recordsParams.serialise(view, release.pinned ? release.id : null)}`;

const toSources = (sources: RoomRecords['sources']): Figure['sources'] =>
  sources.map((source) => ({ ...source, editions: [] }));

/** Parameters of the address without effect. The table of measured traits has none. */
export function roomAddress({ isInformation, view, search }: RoomData): PageAddressNotes {
  return { ignored: isInformation ? [] : recordsParams.ignored(search, view) };
}

/** Where the figures of the page have their files. */
export function roomPlace({ isInformation, path, view, release, answer }: RoomData): FigurePlace {
  return {
    page: path.split('/').at(-1) ?? '',
    search: recordsParams.serialise(
      isInformation ? recordsParams.initial : view,
      release.pinned ? release.id : null,
    ),
    release,
    cite: answer.state === 'loaded' && answer.value.sources.length > 0 ? '#about-data' : '#content',
  };
}

export const supplierOf = ({ sources }: Pick<RoomRecords, 'sources'>, { source }: RecordRow): string =>
  sources.find(({ key }) => key === source)?.publisher ?? source;

/** The records of a page of the list. */
function recordFigure(data: RoomData, answer: RoomRecords, title: string, speech: Speech): Figure {
  const { view } = data;
  const { words } = speech;
  const { rows, total } = answer;
  const before = (view.page - 1) * recordsOnPage;
  const sources = answer.sources.filter(({ key }) => rows.some(({ source }) => source === key));
  return {
    id: 'records',
    title,
    finding: words('records.table', { first: before + 1, last: before + rows.length, total }),
    info: words('records.info'),
    cautions: [words('records.about.rule')],
    source: sources.map(({ publisher }) => publisher).join('; '),
    sources: toSources(sources),
    area: view.country ?? worldCode,
    picture: null,
    ...recordTable(data.columns, rows, (row) => supplierOf(answer, row), speech),
  };
}

/** Columns that all rows of a page share, or that their source has. */
const shared: readonly string[] = ['crop', 'supplied_on', 'licence'];

/** Records with every column that one of them fills: units in columns of their own, days as ISO writes them. */
export function recordTable(
  columns: readonly RoomColumn[],
  rows: readonly RecordRow[],
  nameSupplier: (row: RecordRow) => string,
  { words }: Speech,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const used = columns.filter(
    ({ name }) =>
      !shared.includes(name) && (name === 'supplied_by' || rows.some(({ cells }) => cells[name] != null)),
  );
  const cellOf = (row: RecordRow, name: string): Cell | Cell['value'] => {
    const value = name === 'supplied_by' ? nameSupplier(row) : (row.cells[name] ?? null);
    if (typeof value !== 'string' || name === 'date') return value;
    const text = valueName(words, name, value);
    return name === 'country' ? { value: text, code: value } : text;
  };
  return tableOf(
    rows,
    used.map(
      ({ name, isNumber }): ColumnOf<RecordRow> =>
        columnOf(
          name,
          words(`records.column.${name}`),
          name === 'year' ? 'year' : isNumber ? 'number' : 'text',
          (row) => cellOf(row, name),
        ),
    ),
    ({ source, place }) => `${source} ${place}`,
  );
}

/** Measured traits of grain, with meaning and units, and the number of results where there are some. */
function traitFigure(answer: RoomRecords, { path, other }: RoomData, { words, language }: Speech): Figure {
  const counts = new Map(answer.facets.type.map(({ id, count }) => [id, count]));
  return {
    id: 'measured',
    title: words('records.traits'),
    sources: [],
    area: worldCode,
    picture: null,
    ...tableOf(Object.entries<readonly string[]>(qualityTraits), [
      columnOf('measure', words('records.traits.measure'), 'name', ([id]) => ({
        value: valueName(words, 'trait', id),
        code: id,
      })),
      columnOf('meaning', words('records.traits.meaning'), 'text', ([id]) => words(`records.trait.${id}`)),
      columnOf('unit', words('records.traits.unit'), 'text', ([, units]) =>
        units.map((unit) => unitName(words, unit)).join(', '),
      ),
      answer.sources.length > 0 &&
        columnOf('records', words('records.traits.records'), 'number', ([id]) => {
          const count = counts.get(id) ?? 0;
          const href = count === 0 ? undefined : `/${language}${other ?? path}?type=${id}`;
          return { value: count, href };
        }),
    ]),
  };
}

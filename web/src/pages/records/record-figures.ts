import { qualityTraits } from '#catalog/records/industrial-quality.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { recordsOnPage } from '#datasets/engine/handed-in.ts';
import { findRecordKind } from '#datasets/record-kinds.ts';
import type { ImportColumn } from '#domain/imports/import-format.ts';
import { countedCountries } from '../../blocks/list/counted-countries.tsx';
import {
  type ListFilterSet,
  type ListView,
  planFilters,
  toListView,
} from '../../blocks/list/record-list.tsx';
import { type Cell, type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { unitName, valueName } from '../../i18n/record-values.ts';
import type { Speech } from '../../i18n/speech.ts';
import { type RecordsView, recordsParams } from '../../url/records-params.ts';
import type { RoomData, RoomRecords } from './load-room.ts';
import { isNumber } from './record-texts.ts';

type RecordRow = RoomRecords['rows'][number];

export const roomList = (data: RoomData, { language }: Pick<Speech, 'language'>): ListView<RecordsView> => {
  const { crop, room, answer } = data;
  const list = toListView(recordsParams, `/${language}/${crop}${room.path}`, data, {
    onPage: recordsOnPage,
    anchor: 'records',
  });
  const hasRecords = answer.state === 'loaded' && answer.value.sources.length > 0;
  return { ...list, place: { ...list.place, cite: hasRecords ? '#about-data' : '#content' } };
};

export function roomFilters(
  data: RoomData,
  { facets, sources }: Pick<RoomRecords, 'facets' | 'sources'>,
  speech: Speech,
): ListFilterSet {
  const { words } = speech;
  const { type } = findRecordKind(data.room.kind);
  const labelOf = (column: string): string => words(`records.column.${column}`);
  const years = [1900, 2200] as const;
  return planFilters(roomList(data, speech), 'records', words, [
    {
      name: 'country',
      label: labelOf('country'),
      counts: facets.country,
      nameOf: (id) => valueName(words, 'country', id),
    },
    { name: 'type', label: labelOf(type), counts: facets.type, nameOf: (id) => valueName(words, type, id) },
    { name: 'from', limits: years },
    { name: 'to', limits: years },
    {
      name: 'source',
      counts: facets.source,
      nameOf: (id) => supplierOf({ sources }, { source: id }),
      isFurther: true,
    },
  ]);
}

/** Measured traits, or the records of the list; none without records, or where the filters leave none. */
export function roomFigures(data: RoomData, title: string, speech: Speech): readonly Figure[] {
  if (data.answer.state === 'failed') return [];
  const answer = data.answer.value;
  if (data.room.isInformation) return [traitFigure(answer, data, speech)];
  if (answer.rows.length === 0) return [];
  const records = recordFigure(data, answer, title, speech);
  // One country is no map.
  if (answer.facets.country.length < 2) return [records];
  const counted = countedByCountry(data, answer, speech);
  return [records, countedCountries({ ...counted, name: title, sources: toSources(answer.sources) }, speech)];
}

/** How many records each country has, and where the list has them alone. */
export function countedByCountry(data: RoomData, { facets }: RoomRecords, speech: Speech) {
  const { hrefOf } = roomList(data, speech);
  return {
    counts: facets.country,
    chosen: data.view.country,
    hrefOf: (country: string): string => hrefOf({ country, page: 1 }),
  };
}

const toSources = (sources: RoomRecords['sources']): Figure['sources'] =>
  sources.map((source) => ({ ...source, editions: [] }));

export const columnsOf = ({ room }: RoomData): readonly ImportColumn[] =>
  findRecordKind(room.kind).format.columns;

export const supplierOf = (
  { sources }: Pick<RoomRecords, 'sources'>,
  { source }: Pick<RecordRow, 'source'>,
): string => sources.find(({ key }) => key === source)?.publisher ?? source;

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
    ...recordTable(columnsOf(data), rows, (row) => supplierOf(answer, row), speech),
  };
}

/** Columns that all rows of a page share, or that their source has. */
const shared: readonly string[] = ['crop', 'supplied_on', 'licence'];

/** Records with every column that one of them fills: units in columns of their own, days as ISO writes them. */
export function recordTable(
  columns: readonly ImportColumn[],
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
      (column): ColumnOf<RecordRow> =>
        columnOf(
          column.name,
          words(`records.column.${column.name}`),
          column.name === 'year' ? 'year' : isNumber(column) ? 'number' : 'text',
          (row) => cellOf(row, column.name),
        ),
    ),
    ({ source, place }) => `${source} ${place}`,
  );
}

/** Measured traits of grain, with meaning and units, and the number of results where there are some. */
function traitFigure(answer: RoomRecords, { crop, room, other }: RoomData, speech: Speech): Figure {
  const { words, language } = speech;
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
          const href = count === 0 ? undefined : `/${language}/${crop}${other ?? room.path}?type=${id}`;
          return { value: count, href };
        }),
    ]),
  };
}

/** Number of a page's records under its filters, their countries and number of suppliers; `null` without records. */
export function roomFinding({ words, formats }: Speech, { room, view, answer }: RoomData): string | null {
  if (room.isInformation || answer.state === 'failed' || answer.value.sources.length === 0) return null;
  const { total, facets, sources } = answer.value;
  if (total === 0)
    return words('records.finding.none', { records: sources.reduce((sum, { records }) => sum + records, 0) });
  const inUse = <Choice extends { id: string }>(choices: readonly Choice[], id: string | null) =>
    choices.filter((choice) => id === null || choice.id === id);
  const countries = inUse(facets.country, view.country);
  const [most] = countries;
  if (most === undefined) return null;
  const suppliers = inUse(facets.source, view.source).length;
  const place = areaWords(words, most.id);
  if (countries.length === 1) return words('records.finding.country', { total, suppliers, ...place });
  return words('records.finding', {
    ...{ suppliers, ...place },
    total: formats.number(total, 0),
    countries: formats.number(countries.length, 0),
    most: formats.number(most.count, 0),
  });
}

/** The newest year of a list of records; `null` of other pages, and where there is none. */
export const latestYear = ({ room, answer }: RoomData): number | null =>
  room.isInformation || answer.state === 'failed' ? null : (answer.value.years?.last ?? null);

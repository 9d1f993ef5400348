import { importFormats } from '#datasets/import-formats.ts';
import { recordKindIds } from '#datasets/record-kinds.ts';
import faultyRows from '#domain/imports/faulty-rows.generated.json' with { type: 'json' };
import { type ImportColumn, type ImportFormat, provenanceColumns } from '#domain/imports/import-format.ts';
import { type Loaded, shapePart } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { oneOf, params } from '../../url/params.ts';
import type { LoadedPage, PageContext } from '../page.ts';

export interface FormatColumn {
  name: string;
  /** `beside`: a letter may give it instead of the table. */
  needed: 'yes' | 'no' | 'beside';
  isCode: boolean;
  isNumber: boolean;
  isDate: boolean;
  /** Its only valid codes. */
  choices: readonly string[];
  range: readonly [low: number, high: number] | null;
  /** Empty where the template has none. */
  example: string;
}

/** A row with faults, by column, and the columns in which the import's check finds them. */
export interface FaultyRow {
  cells: Readonly<Record<string, string>>;
  faults: readonly string[];
}

export interface ContributePageData {
  /** Every table in the order of the list; its address, and how many records the release has of it. */
  tables: readonly { id: string; href: string; records: Loaded<number> }[];
  id: string;
  columns: readonly FormatColumn[];
  faulty: FaultyRow;
  ignored: readonly IgnoredParam[];
}

const formats = new Map<string, ImportFormat>(importFormats.map((format) => [format.id, format]));
const faultyRowOf: Readonly<Record<string, FaultyRow>> = faultyRows;

const firstTable = 'quotes';

/** Tables that no publisher offers are first. */
const tables: readonly string[] = [
  ...new Set([firstTable, ...recordKindIds, 'pabra-membership', ...formats.keys()]),
];

const contributeParams = params({ format: { ...oneOf(tables), fallback: firstTable } });

const isProvenance = (name: string): boolean => provenanceColumns.some((column) => column.name === name);

const toColumn = (column: ImportColumn): FormatColumn => {
  const { name, required, type, oneOf: allowed, minimum, maximum, example } = column;
  return {
    name,
    needed: required === true ? 'yes' : isProvenance(name) ? 'beside' : 'no',
    isCode: allowed !== undefined && !isProvenance(name),
    isNumber: type === 'integer' || type === 'number',
    isDate: type === 'date' || column.past === true,
    choices: allowed === undefined || allowed === 'countries' ? [] : allowed,
    range: minimum !== undefined && maximum !== undefined && type === 'integer' ? [minimum, maximum] : null,
    example,
  };
};

async function countRecords(context: PageContext): Promise<ReadonlyMap<string, Loaded<number>>> {
  const { getJson, loadPart } = context;
  const [records, networks, ...lists] = await Promise.all([
    loadPart(askFor(getJson, 'recordCounts', '/api/v1/records')),
    loadPart(askFor(getJson, 'networks', '/api/v1/networks')),
    loadPart(askFor(getJson, 'varieties', '/api/v1/varieties?limit=1')),
    loadPart(askFor(getJson, 'losses', '/api/v1/losses?limit=1')),
    loadPart(askFor(getJson, 'publications', '/api/v1/publications?limit=1')),
  ]);
  const [varieties, losses, publications] = lists;
  const ofKind = (id: string): Loaded<number> =>
    shapePart(records, (counts) => counts.find(({ kind }) => kind === id)?.records ?? 0);
  return new Map<string, Loaded<number>>([
    ...recordKindIds.map((id) => [id, ofKind(id)] as const),
    ['pabra-membership', shapePart(networks, ({ members }) => new Set(members.map(({ iso3 }) => iso3)).size)],
    ['varieties', shapePart(varieties, ({ total }) => total)],
    ['post-harvest', shapePart(losses, ({ total }) => total)],
    ['publications', shapePart(publications, ({ total }) => total)],
  ]);
}

export async function loadContributePage(context: PageContext): Promise<LoadedPage<ContributePageData>> {
  const { language, words, search, release } = context;
  const view = contributeParams.parse(search);
  const counts = await countRecords(context);
  const searchOf = (format: string): string =>
    contributeParams.serialise({ format }, release.pinned ? release.id : null);
  const name = words(`contribute.${view.format}.name`);
  return {
    status: 200,
    head: {
      title: view.format === firstTable ? words('contribute.title') : words('contribute.title.of', { name }),
      description: words('contribute.description'),
      theme: 'GENERAL',
      search: searchOf(view.format),
    },
    data: {
      tables: tables.map((id) => ({
        id,
        href: `/${language}/contribute${searchOf(id)}`,
        records: counts.get(id) ?? { state: 'failed' },
      })),
      id: view.format,
      columns: (formats.get(view.format)?.columns ?? []).map(toColumn),
      faulty: faultyRowOf[view.format] ?? { cells: {}, faults: [] },
      ignored: contributeParams.ignored(search, view),
    },
  };
}

import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { varietiesInAnswer, varietiesOnPage } from '#catalog/germplasm/varieties.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { Varieties, VarietyRow, VarietySource } from '#contract/varieties.ts';
import { failedPart, type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { ListData } from '../../blocks/list/record-list.tsx';
import {
  overCompared,
  type PageTab,
  type VarietiesView,
  varietiesParams,
  varietyFilters,
  varietyParams,
} from '../../url/varieties-params.ts';
import { loadRecords } from '../load-list.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { headingText } from './variety-texts.ts';

export type Variety = RouteAnswer<'variety'>;
type VarietyCounts = RouteAnswer<'varietyCounts'>;

interface PageOf {
  crop: string;
  release: { id: string; created: string; pinned: boolean };
  /** `https://host`, for citations. */
  origin: string;
}

/** A source as blocks name it: counts of the World have no nature. */
export type NamedSource = Pick<
  VarietySource,
  'key' | 'publisher' | 'title' | 'url' | 'date' | 'licence' | 'exportable'
>;

export type ReleasedVariety = Pick<VarietyRow, 'id' | 'name' | 'country' | 'year' | 'seed' | 'traits'>;

export interface VarietiesPageData extends ListData<VarietiesView, Varieties>, PageOf {
  /** The network whose members' varieties the page has; `null` for all countries. */
  root: string | null;
  /** Varieties of the address beyond the most that are compared. */
  beyond: readonly string[];
  /** Every variety that fits the filters but those of years. */
  released: Loaded<readonly ReleasedVariety[]>;
  /** Every row that fits the filters, for files; `null` on pages. */
  all: readonly VarietyRow[] | null;
  /** Whether no source has any record of the requested country, regardless of other filters. */
  countryHasNone: boolean;
  counts: Loaded<VarietyCounts | null>;
  /** Those of the address, in its order; an id without a variety has none. */
  compared: Loaded<readonly Variety[]>;
}

export interface VarietyPageData extends PageOf {
  id: string;
  tab: PageTab;
  variety: Loaded<Variety | null>;
}

/** A term of a page; `name` is `null` where only the definitions have it. */
export interface Term {
  id: string;
  name: string | null;
}

/** Rows that the API hands out at once. */
const mostRows = 200;

function addressOf(
  { crop, view, root }: { crop: string; view: VarietiesView; root: string | null },
  { offset, limit } = { offset: (view.page - 1) * varietiesOnPage, limit: varietiesOnPage },
): string {
  const query = new URLSearchParams({ crop, ...(root === null ? {} : { network: root }) });
  for (const [name, value] of varietiesParams(crop).texts(view, varietyFilters)) query.set(name, value);
  query.set('sort', view.sort);
  query.set('order', view.order);
  query.set('offset', String(offset));
  if (limit !== varietiesInAnswer) query.set('limit', String(limit));
  return `/api/v1/varieties?${query}`;
}

/** Loads a crop's varieties as the address filters them, with `root` those of a network's members; `null` where there is no such crop. */
export async function loadVarietiesPage(
  context: PageContext,
  root: string | null = null,
): Promise<LoadedPage<VarietiesPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, release, getJson, loadPart } = context;
  const params = varietiesParams(crop.id);
  const requested = params.parse(context.search);
  const load = (view: VarietiesView) =>
    loadPart(askFor(getJson, 'varieties', addressOf({ crop: crop.id, view, root })), null);
  const [{ data }, counts, ...found] = await Promise.all([
    loadRecords(context, params, load, {
      without: [{ source: null }, { country: null }, { country: null, source: null }],
    }),
    loadPart(askFor(getJson, 'varietyCounts', `/api/v1/varieties/upov/${crop.id}`), null),
    ...requested.compare.map((id) => loadPart(askFor(getJson, 'variety', `/api/v1/varieties/${id}`), null)),
  ]);
  const varieties = found.flatMap((part): Variety[] =>
    part.state === 'loaded' && part.value !== null && part.value.crop === crop.id ? [part.value] : [],
  );
  const isWhole = found.every(({ state }) => state !== 'failed');
  const compare = varieties.map(({ id }) => id);
  // An unknown variety takes no place in the comparison; where all are unknown, the page has a notice instead.
  const view = { ...data.view, ...(isWhole && compare.length > 0 && { compare }) };
  const beyond = overCompared(context.search);
  const total = valueOr(data.answer, null)?.total ?? 0;
  const all = context.isFiled ? valueOr(await loadRows(context, { crop: crop.id, view, root }), []) : null;
  const ofAllYears = { ...view, from: null, to: null, sort: 'year', order: 'asc' } as const;
  const released = await loadRows(context, { crop: crop.id, view: ofAllYears, root });
  // That a country has no record follows from a list without the other filters alone.
  const isEmpty = data.answer.state === 'loaded' && total === 0 && view.country !== null;
  const ofCountry = isEmpty ? await load({ ...params.initial, country: view.country }) : null;
  const title = headingText(words, crop.id, view.country ?? view.network ?? root);
  return {
    status: 200,
    head: {
      title,
      description: `${title}. ${words('sections.seed-varieties.description')}`,
      theme: cropTheme(crop),
      search: params.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      ...data,
      crop: crop.id,
      origin: context.origin,
      ...{ root, view, beyond, all, counts },
      released: shapePart(released, (rows) =>
        rows.map(({ id, name, country, year, seed, traits }) => ({ id, name, country, year, seed, traits })),
      ),
      ignored: params.ignored(context.search, {
        ...view,
        compare: [...(isWhole ? compare : view.compare), ...beyond],
      }),
      countryHasNone: ofCountry?.state === 'loaded' && ofCountry.value?.total === 0,
      compared: isWhole ? loadedPart(varieties) : failedPart,
    },
  };
}

async function loadRows(
  { getJson, loadPart }: PageContext,
  request: Parameters<typeof addressOf>[0],
): Promise<Loaded<readonly VarietyRow[]>> {
  const load = (page: number) => {
    const address = addressOf(request, { offset: page * mostRows, limit: mostRows });
    return loadPart(askFor(getJson, 'varieties', address), null);
  };
  const first = await load(0);
  const pages = Math.ceil((valueOr(first, null)?.total ?? 0) / mostRows);
  const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 1));
  const rows: VarietyRow[] = [];
  for (const part of [first, ...(await Promise.all(further))]) {
    if (part.state === 'failed' || part.value === null) return failedPart;
    rows.push(...part.value.rows);
  }
  return loadedPart(rows);
}

/** Loads one variety; `null` where there is no such crop. A variety that no source has is a page with a notice, with 404. */
export async function loadVarietyPage(context: PageContext): Promise<LoadedPage<VarietyPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  if (crop === undefined) return null;
  const { words, release, getJson, loadPart, params } = context;
  const id = params['variety'] ?? '';
  const view = varietyParams.parse(context.search);
  const answer = await loadPart(
    askFor(getJson, 'variety', `/api/v1/varieties/${encodeURIComponent(id)}`),
    null,
  );
  const variety = answer.state === 'loaded' && answer.value?.crop !== crop.id ? loadedPart(null) : answer;
  const isUnknown = variety.state === 'loaded' && variety.value === null;
  const name = variety.state === 'loaded' ? (variety.value?.name ?? words('varieties.unknown')) : id;
  return {
    status: isUnknown ? 404 : 200,
    head: {
      title: `${name} – ${headingText(words, crop.id, null)}`,
      description: `${name}. ${words('sections.seed-varieties.description')}`,
      theme: cropTheme(crop),
      search: varietyParams.serialise(view, release.pinned ? release.id : null),
    },
    data: {
      crop: crop.id,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      origin: context.origin,
      id: id.slice(0, 140),
      tab: view.tab,
      variety,
    },
  };
}

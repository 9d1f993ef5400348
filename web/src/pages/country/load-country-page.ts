import { beans } from '#catalog/crops/beans.ts';
import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import { AREA_HARVESTED, AREA_RANK, AREA_RANK_AGGREGATE } from '#catalog/elements/codes.ts';
import { genePools } from '#catalog/germplasm/collections.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { groupCodes } from '#catalog/regions/networks.ts';
import type { Cards } from '#contract/cards.ts';
import { collectionAddresses } from '#contract/collection-addresses.ts';
import { profileAddresses } from '#contract/profile-routes.ts';
import type { Profile } from '#contract/profiles.ts';
import { africaCode } from '#domain/networks/compare-networks.ts';
import { failedPart, type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { isInside, measure } from '../../map/path-geometry.ts';
import { projectInto } from '../../map/project.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { oneOf, params } from '../../url/params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { cropCards, fewCards, otherCards } from './country-cards.tsx';
import type { CountryPageData, LandRanking, LandraceMap } from './country-data.ts';
import { countryCode } from './country-page.tsx';
import { cropsByImportance, cropsWithPages, leadCrop, mayLead } from './lead-crop.ts';
import { type Locator, toLocator } from './locator.ts';

/** Code of the area that a region, a network or a country is shown in: its continent, or the World. */
const surroundingsOf = ({ area, macro, membership }: Profile): string =>
  macro ??
  (membership === null
    ? (macroRegions.find(({ regions }) => regions.includes(area))?.code ?? worldCode)
    : africaCode);

async function loadLocator(profile: Profile, { getJson, loadPart }: PageContext): Promise<Locator | null> {
  const { area, kind, members, after } = profile;
  if (area === worldCode) return null;
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  if (areas.state === 'failed') return null;
  const own = new Set(kind === 'country' ? [area] : kind === 'former' ? after : members);
  const around = countriesOf(surroundingsOf(profile), new Map(areas.value.map((each) => [each.code, each])));
  return toLocator(WORLD_ON_SERVER, own, around);
}

/** The landraces of beans that were collected within a country's outline; `null` where there are none, or no outline. */
async function loadLandraces(
  code: string,
  crop: string,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<LandraceMap | null>> {
  const outline = WORLD_ON_SERVER.shapes.find(({ iso3 }) => iso3 === code)?.d ?? '';
  const bounds = measure(outline)?.bounds;
  if (crop !== beans.id || bounds === undefined) return loadedPart(null);
  const list = await loadPart(askFor(getJson, 'collections', collectionAddresses.list()));
  if (list.state === 'failed') return failedPart;
  const source = list.value.find(({ id }) => id === 'landraces')?.source ?? null;
  if (source === null) return loadedPart(null);
  const columns = await loadPart(
    askFor(getJson, 'collectionColumns', collectionAddresses.columns('landraces')),
  );
  if (columns.state === 'failed') return failedPart;
  const { latitudes, longitudes, places, genePools: poolsOf } = columns.value;
  const within = latitudes.map((latitude, at) => {
    const [x, y] = projectInto(WORLD_ON_SERVER, longitudes[at] ?? 0, latitude);
    return isInside(outline, [x, y]) ? { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 } : null;
  });
  const points = places.flatMap((place, row) => {
    const at = within[place];
    // Those without a stated pool are counted with the hybrids.
    return at == null ? [] : { ...at, pool: (Number(poolsOf[row] ?? 0) || genePools.length) - 1 };
  });
  return loadedPart(points.length === 0 ? null : { outline, bounds, points, source });
}

/** The parameters of an area's page: the crop of its cards, else the page opens with the most important one. */
const cropParams = (offered: readonly string[]) => params({ crop: oneOf(offered) });

/** Loads the page of an area; `null` where the release knows none of the code. */
export async function loadCountryPage(context: PageContext): Promise<LoadedPage<CountryPageData> | null> {
  const { params: path, getJson, loadPart, release } = context;
  const { country, region } = path;
  const code = country ?? region ?? '';
  const isRegion = region !== undefined;
  // Aggregates that are no region of the catalog have no page.
  const isValidCode = isRegion ? groupCodes.includes(code) : /^[A-Z]{3}$/.test(code);
  if (!isValidCode) return null;
  const profile = await loadPart(askFor(getJson, 'profile', profileAddresses.area(code)), null);
  if (profile.state === 'loaded' && profile.value === null) return null;
  await countryCode.load(context.language);
  const version = release.pinned ? release.id : null;
  const data: CountryPageData = {
    code,
    search: version === null ? '' : `?v=${version}`,
    release: { id: release.id, created: release.created, pinned: release.pinned },
    profile: profile.state === 'failed' ? failedPart : profile,
    crop: null,
    cards: loadedPart(null),
    others: loadedPart([]),
    landraces: loadedPart(null),
    land: loadedPart(null),
    locator: null,
    ignored: [],
  };
  const known = profile.state === 'failed' ? null : profile.value;
  return loadWall(known, data, context);
}

/** The page of an area that is known, or of one whose profile failed, with the cards of the requested crop. */
async function loadWall(
  profile: Profile | null,
  data: CountryPageData,
  context: PageContext,
): Promise<LoadedPage<CountryPageData>> {
  const { words, getJson, loadPart, search } = context;
  const { code, release } = data;
  const named = areaWords(words, code);
  const lead = profile === null ? null : leadCrop(profile);
  const head = {
    title: words('country.pageTitle', { ...named }),
    description: words('country.description', { ...named }),
    theme: 'GENERAL',
    search: data.search,
  };
  if (profile === null || lead === null) return { status: 200, head, data };
  const params = cropParams(cropsWithPages(profile));
  const requested = params.parse(search);
  const view = { crop: requested.crop ?? lead };
  const isCountry = profile.kind === 'country';
  const [cards, landraces, land, locator] = await Promise.all([
    loadPart(askFor(getJson, 'cards', profileAddresses.cards(code, view.crop)), null),
    isCountry ? loadLandraces(code, view.crop, context) : loadedPart(null),
    loadLand(profile, view.crop, context),
    loadLocator(profile, context),
  ]);
  const crop = findCrop(view.crop);
  const loaded = { ...data, crop: view.crop, cards, landraces, land, locator };
  const others = view.crop === lead ? await loadOthers(profile, loaded, context) : loadedPart([]);
  // A page that opens with cards of several crops has another one of its first crop alone.
  const isOpening = view.crop === lead && (requested.crop === null || valueOr(others, []).length === 0);
  const shownSearch = params.serialise(isOpening ? params.initial : view, release.pinned ? release.id : null);
  return {
    status: 200,
    head: {
      ...head,
      ...(!isOpening && {
        title: words('country.crop.title', { ...named, crop: words(`crops.${view.crop}.name`) }),
      }),
      theme: crop === undefined ? head.theme : cropTheme(crop),
      search: shownSearch,
    },
    data: {
      ...loaded,
      others: isOpening ? others : loadedPart([]),
      search: shownSearch,
      ignored: params.ignored(search, requested),
    },
  };
}

/** Most crops in a picture and its table. */
const mostRanked = 12;

async function loadLand(
  profile: Profile,
  crop: string,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<LandRanking | null>> {
  const own = profile.crops.find((each) => each.crop === crop)?.harvest;
  const trend = own?.find(({ element }) => element === AREA_HARVESTED);
  const indicator = findCrop(crop)?.items.production ?? null;
  if (trend === undefined || indicator === null || !mayLead(trend, profile)) return loadedPart(null);
  const element = profile.kind === 'aggregate' ? AREA_RANK_AGGREGATE : AREA_RANK;
  const address = addresses.cropRanking(profile.area, element, indicator, trend.year);
  const ranking = await loadPart(askFor(getJson, 'cropRanking', address), null);
  return shapePart(ranking, (answer) => {
    const places = (answer?.places ?? []).flatMap(({ item, ranking: rank, value, selected }) =>
      rank === null ? [] : [{ item, rank, value, isOwn: selected }],
    );
    if (!places.some(({ isOwn }) => isOwn)) return null;
    return {
      ...{ year: trend.year, count: places.length },
      places: places.filter(({ isOwn }, at) => isOwn || at < mostRanked),
    };
  });
}

/** Series of other crops that have a card on the wall, where there are few cards of the page's own; failed where one failed. */
async function loadOthers(
  profile: Profile,
  data: CountryPageData,
  { language, words, getJson, loadPart }: PageContext,
): Promise<Loaded<readonly Cards[]>> {
  if (data.cards.state === 'failed') return loadedPart([]);
  const speech = toSpeech(language, words);
  const count = cropCards(data, speech).length;
  if (count >= fewCards) return loadedPart([]);
  const parts = await Promise.all(
    cropsByImportance(profile)
      .filter((crop) => crop !== data.crop)
      .map((crop) => loadPart(askFor(getJson, 'cards', profileAddresses.cards(data.code, crop)), null)),
  );
  if (parts.some(({ state }) => state === 'failed')) return failedPart;
  const others = parts.flatMap((part) => valueOr(part, null) ?? []);
  const cards = otherCards({ ...data, others: loadedPart(others) }, count, speech);
  return loadedPart(others.filter(({ crop }) => cards.some(({ figure }) => figure.crop === crop)));
}

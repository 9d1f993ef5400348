import type { Crop } from '#catalog/crop.ts';
import { beans } from '#catalog/crops/beans.ts';
import { crops, cropTheme, findCrop } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import type { Section } from '#catalog/section.ts';
import { listSections } from '#catalog/sections/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import type { AreaSummary, Cube } from '#contract/data.ts';
import { homeFindings } from '#contract/finding-limits.ts';
import { profileAddresses } from '#contract/profile-routes.ts';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { findingText } from '../../blocks/findings/finding-text.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { firstStep } from './belt.ts';
import { type CropFact, isNotable, toOrigin, toWorldFact } from './crop-facts.ts';
import { worldText } from './crop-strip.tsx';
import {
  type Headline,
  type HeadlinePlan,
  headlineExplain,
  headlinePath,
  headlinePlans,
  isFor,
  type PlacedHeadline,
  toHeadline,
} from './headline.ts';
import type { HomePageData, SectionEntry, StripCrop } from './home-data.ts';
import { type HomeMapData, toHomeMap } from './home-map.ts';
import { homeCode } from './home-page.tsx';
import { type KeptAddress, keepRelease, releaseNamed, toKeptAddress } from './kept-address.ts';
import { loadAnswers } from './load-answers.ts';
import { loadBelt, stepIn, stepSearch } from './load-belt.ts';

/** Table of the API that holds every crop and element. */
const everyElement = 'OBSERVATIONS';

async function loadHeadline(
  crop: Crop,
  plan: HeadlinePlan,
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
): Promise<Loaded<PlacedHeadline | null>> {
  const indicator = crop.items[plan.indicator];
  if (indicator === null || !isFor(plan, crop)) return loadedPart(null);
  const address = addresses.cube(everyElement, plan.element, indicator);
  const cube = await context.loadPart(askFor(context.getJson, 'cube', address), null);
  // Without the areas no sum of countries can be compared with another: its change is left out.
  const known = new Map((areas.state === 'failed' ? [] : areas.value).map((area) => [area.code, area]));
  return shapePart(
    cube,
    (answer) => answer && placeHeadline(toHeadline(plan, answer, known), crop, plan, context),
  );
}

function placeHeadline(
  headline: Headline | null,
  crop: Crop,
  plan: HeadlinePlan,
  context: PageContext,
): PlacedHeadline | null {
  if (headline === null) return null;
  const built = listSections(crop);
  const version = releaseNamed(context);
  const page = headlinePath(plan, crop, built);
  return {
    ...headline,
    page: page === null ? null : keepRelease(page, version),
    explain: headlineExplain(plan, crop, built, headline.year, version),
  };
}

/** The crop's fact in the strip: of its harvest, else the first figure of its home that there is. */
async function loadFact(
  crop: Crop,
  areas: Loaded<readonly AreaSummary[]>,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<CropFact | null>> {
  const known = new Map(valueOr(areas, []).map((area) => [area.code, area]));
  for (const plan of headlinePlans) {
    const indicator = crop.items[plan.indicator];
    if (indicator === null || !isFor(plan, crop)) continue;
    const address = addresses.cube(everyElement, plan.element, indicator);
    const cube = await loadPart(askFor(getJson, 'cube', address), null);
    if (cube.state === 'failed') return cube;
    if (cube.value === null) continue;
    const isHarvest = plan.element === PRODUCTION;
    const world = toWorldFact(cube.value, known);
    if (world !== null && !isHarvest) return loadedPart({ ...world, kind: 'figure', id: plan.id });
    const origin = crop === leading || isNotable(world) ? null : toOrigin(cube.value, known);
    if (isHarvest && (origin ?? world) !== null) return loadedPart(origin ?? world);
  }
  return loadedPart(null);
}

async function mapCube(
  crop: Crop,
  section: Section,
  { getJson, loadPart }: PageContext,
): Promise<Loaded<Cube | null>> {
  const indicator = crop.items[section.indicator];
  const element = section.mapElements[0]?.country;
  if (indicator === null || element === undefined) return loadedPart(null);
  const address = addresses.cube(tableName(crop, section), element, indicator);
  return loadPart(askFor(getJson, 'cube', address), null);
}

/** The crop's sections, first the one on where it is grown. */
const mapSections = (crop: Crop): readonly Section[] => {
  const built = listSections(crop);
  return [...built.filter(({ id }) => id === 'production'), ...built.filter(({ id }) => id !== 'production')];
};

/** The map of the first section with figures: of the fields, if its sources have them. */
async function loadMap(
  crop: Crop,
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
): Promise<Loaded<HomeMapData | null>> {
  if (areas.state === 'failed') return areas;
  for (const section of mapSections(crop)) {
    const cube = await mapCube(crop, section, context);
    const map = shapePart(
      cube,
      (answer) => answer && toHomeMap(crop, section, answer, areas.value, releaseNamed(context)),
    );
    if (map.state === 'failed' || map.value !== null) return map;
  }
  return loadedPart(null);
}

async function sectionEntry(
  crop: Crop,
  section: Section,
  context: PageContext,
  keptAddress: KeptAddress,
): Promise<SectionEntry> {
  const cube = await mapCube(crop, section, context);
  return {
    id: section.id,
    crop: crop.id,
    path: keptAddress.keepSection(crop, section),
    latest: shapePart(cube, (answer) => answer?.years.at(-1) ?? null),
  };
}

/** The crop's sections of prices: their newest month is another for every country, so none is named. */
const priceEntries = (crop: Crop, keptAddress: KeptAddress): readonly SectionEntry[] =>
  listPriceSections(crop).map((section) => ({
    id: section.id,
    crop: crop.id,
    path: keptAddress.keepSection(crop, section),
  }));

function loadStrip(
  crops: readonly Crop[],
  areas: Loaded<readonly AreaSummary[]>,
  context: PageContext,
  keptAddress: KeptAddress,
): Promise<readonly StripCrop[]> {
  return Promise.all(
    crops.map(async (crop) => ({
      crop: crop.id,
      path: keptAddress.keep(`/${crop.id}`),
      fact: await loadFact(crop, areas, context),
    })),
  );
}

function leadText(
  headlines: readonly Loaded<PlacedHeadline | null>[],
  crop: Crop,
  speech: Speech,
): string | null {
  const [headline] = headlines.flatMap((part) => valueOr(part, null) ?? []);
  if (headline === undefined) return null;
  const { id, element, unit, value } = headline;
  const fact = { element, unit, value, change: headline.change?.relative ?? null };
  return worldText(
    id === 'production' ? { ...fact, kind: 'world' } : { ...fact, kind: 'figure', id },
    crop.id,
    speech,
  );
}

async function loadCropHome(crop: Crop, context: PageContext): Promise<LoadedPage<HomePageData>> {
  const { words, language, formats, getJson, loadPart, release } = context;
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  const keptAddress = toKeptAddress(context, valueOr(areas, []));
  const others = crops.filter((other) => other !== crop);
  const [headlines, map, entries, strip, answers, findings] = await Promise.all([
    Promise.all(headlinePlans.map((plan) => loadHeadline(crop, plan, areas, context))),
    loadMap(crop, areas, context),
    Promise.all(listSections(crop).map((section) => sectionEntry(crop, section, context, keptAddress))),
    loadStrip(others, areas, context, keptAddress),
    loadAnswers(crop, areas, context, keptAddress),
    loadPart(askFor(getJson, 'findings', profileAddresses.findings({ crop: crop.id, limit: homeFindings }))),
  ]);
  const name = words(`crops.${crop.id}.name`);
  return {
    status: 200,
    head: {
      title: words('home.crop.pageTitle', { crop: name }),
      description: words('home.crop.description', { crop: name }),
      theme: cropTheme(crop),
      search: '',
    },
    data: {
      crop: crop.id,
      lead: leadText(headlines, crop, { words, language, formats }),
      step: firstStep,
      ignored: [],
      belt: loadedPart(null),
      headlines,
      map,
      sections: [...entries, ...priceEntries(crop, keptAddress)],
      leading: crop.id,
      answers,
      strip,
      findings: shapePart(findings, (answer) =>
        answer.findings.map((finding) => ({
          ...{ id: finding.id, rule: finding.rule, page: finding.page },
          sentence: findingText(finding, { words, language, formats }),
        })),
      ),
      release: { id: release.id, created: release.created },
      version: release.pinned ? `v=${release.id}` : '',
    },
  };
}

/** The crop that the portal begins with: the observatory is named after it. */
const leading = beans;

async function loadPortal(context: PageContext): Promise<LoadedPage<HomePageData>> {
  const { words, getJson, loadPart } = context;
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  const keptAddress = toKeptAddress(context, valueOr(areas, []));
  const { step, ignored } = stepIn(context.search);
  const [belt, strip, answers] = await Promise.all([
    loadBelt(step, areas, context),
    loadStrip(crops, areas, context, keptAddress),
    loadAnswers(leading, areas, context, keptAddress),
  ]);
  return {
    status: 200,
    head: {
      title: words('home.portal.title'),
      description: words('home.portal.description'),
      theme: 'GENERAL',
      search: stepSearch(step),
    },
    data: {
      crop: null,
      lead: null,
      step,
      ignored,
      belt,
      headlines: [],
      map: loadedPart(null),
      ...{ leading: leading.id, sections: [] },
      answers,
      strip,
      findings: loadedPart([]),
      release: { id: context.release.id, created: context.release.created },
      version: context.release.pinned ? `v=${context.release.id}` : '',
    },
  };
}

/** Loads the portal (`/`) or a crop's home (`/beans`); `null` where there is no such crop. */
export async function loadHomePage(context: PageContext): Promise<LoadedPage<HomePageData> | null> {
  await homeCode.load(context.language);
  const id = context.params['crop'];
  if (id === undefined) return loadPortal(context);
  const crop = findCrop(id);
  return crop === undefined ? null : loadCropHome(crop, context);
}

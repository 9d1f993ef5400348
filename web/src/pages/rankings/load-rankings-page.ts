import { cropTheme, findCrop } from '#catalog/crops/index.ts';
import type { Section } from '#catalog/section.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { heldSection } from '#domain/held-section.ts';
import { loadExplanation } from '../../api/load-explanation.ts';
import { failedPart, type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { rankingParams } from '../../url/ranking-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadRanking } from './load-ranking.ts';
import {
  type ElementYears,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  rankingLimits,
  ranksRegion,
  replacementYear,
  settledArea,
  wantedYear,
} from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { rankingDescription, rankingHeadTitle } from './ranking-texts.ts';

/** The section with the elements that it can rank countries by: those with figures in the release. */
function rankedSection(section: Section, has: (element: number) => boolean): Section {
  const mapElements = section.mapElements.filter(({ country }) => has(country));
  return section.asHeld !== true || mapElements.length === 0
    ? section
    : { ...heldSection(section, has), mapElements };
}

async function loadBase(
  section: Section,
  place: Pick<RankingsPageData, 'crop' | 'table' | 'indicator' | 'search' | 'version' | 'release'>,
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Omit<RankingsPageData, 'view'>> {
  const { table, indicator } = place;
  const address = addresses.coverage(table, indicator, listElements(section));
  const [areas, coverage, sources] = await Promise.all([
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    loadPart(askFor(getJson, 'coverage', address)),
    loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
  ]);
  const filled = new Set(
    valueOr(coverage, { elements: [] }).elements.flatMap(({ element, years }) =>
      years.length > 0 ? element : [],
    ),
  );
  const ranked = filled.size === 0 ? section : rankedSection(section, (element) => filled.has(element));
  return {
    ...place,
    section: ranked,
    areas,
    coverage: shapePart(coverage, ({ elements }) => ({
      facts: ranked.mapElements.map((element): ElementYears => {
        const covered = elements.find((entry) => entry.element === element.country);
        const years = covered?.years ?? [];
        return {
          element,
          years: years.map((year, column) => ({ year, countries: covered?.countries[column] ?? 0 })),
          defaultYear: covered?.defaultYear ?? section.fallbackYears[0] ?? 0,
        };
      }),
      years: [...new Set(elements.flatMap((entry) => entry.years))].sort((a, b) => a - b),
    })),
    answers: loadedPart({}),
    explanation: null,
    sources: shapePart(sources, (list) =>
      list
        .filter(({ key }) => section.sources.includes(key))
        .map(({ publisher, title, licence, editions }) => ({
          publisher,
          title,
          licence,
          editions: editions.map(({ key, kind, carrier }) => ({ key, kind, carrier })),
        })),
    ),
  };
}

/** Loads the requested ranking of a crop's section; `null` where there is no such section. */
export async function loadRankingsPage(context: PageContext): Promise<LoadedPage<RankingsPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  const whole = crop === undefined ? undefined : sectionAt(crop, context.params['section'] ?? '');
  if (crop === undefined || whole === undefined) return null;
  const indicator = crop.items[whole.indicator];
  if (indicator === null) return null;

  const { words, getJson, loadPart, search, release } = context;
  const place = {
    crop: crop.id,
    table: tableName(crop, whole),
    indicator,
    search,
    release: { id: release.id, created: release.created },
    ...(release.pinned ? { version: release.id } : {}),
  };
  const data = await loadBase(whole, place, context);
  const { section } = data;
  const params = rankingParams(rankingLimits(section));
  const view = settledArea(params.parse(search), valueOr(data.areas, []));
  const answers: Record<string, Ranking> = {};
  let year: number | null = wantedYear(data, section, view);
  let shownRanking: Ranking | null = null;
  let failed = false;
  while (year !== null) {
    const address = rankingAddress(data, section, view, year);
    const answer: Loaded<Ranking> = await loadPart(loadRanking(getJson, view.by, address));
    failed = answer.state === 'failed';
    if (answer.state === 'failed') break;
    answers[address] = answer.value;
    shownRanking = answer.value;
    year = replacementYear(view, answer.value);
  }
  const titled = shownRanking ?? { by: view.by, area: view.area, year: wantedYear(data, section, view) };
  const requestedYear = view.year ?? titled.year;
  const subject = {
    crop,
    section,
    view,
    area: ranksRegion(view) ? view.area : titled.area,
    year: requestedYear,
  };
  return {
    status: 200,
    head: {
      title: rankingHeadTitle(words, subject),
      description: rankingDescription(words, subject),
      theme: cropTheme(crop),
      // An explanation is part of a link, but no page of its own.
      search: params.serialise({ ...view, explain: null }, data.version),
    },
    data: {
      ...data,
      view,
      answers: failed ? failedPart : loadedPart(answers),
      explanation: await loadExplanation(view.explain, explainPlace(data, crop, section, view.by), context),
    },
  };
}

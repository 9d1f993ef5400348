import { findCrop } from '#catalog/crops/index.ts';
import type { Section } from '#catalog/section.ts';
import { elementsOf, sectionAt, tableName } from '#catalog/sections/index.ts';
import { loadExplanation } from '../../api/load-explanation.ts';
import { addresses, answerOf, type GetJson } from '../../api/queries.ts';
import { parseRanking, serialiseRanking } from '../../url/ranking-url.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { loadRanking } from './load-ranking.ts';
import {
  type ElementYears,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  rankingLimits,
  replacementYear,
  settledArea,
  wantedYear,
} from './ranking-data.ts';
import { explainPlace } from './ranking-explain.ts';
import { rankingDescription, rankingTitle } from './ranking-texts.ts';

/** A failed part leaves its place to the error state of the page; the rest of the page stays. */
async function orNothing<T>(answer: Promise<T>, nothing: T): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    console.error('Error fetching data:', cause);
    return nothing;
  }
}

async function loadBase(
  section: Section,
  place: Pick<RankingsPageData, 'crop' | 'table' | 'indicator' | 'search' | 'version' | 'release'>,
  getJson: GetJson,
): Promise<RankingsPageData> {
  const { table, indicator } = place;
  const address = addresses.coverage(table, indicator, elementsOf(section));
  const [areas, coverage, sources] = await Promise.all([
    orNothing(answerOf(getJson, 'areas', addresses.areas()), []),
    orNothing(answerOf(getJson, 'coverage', address), { elements: [] }),
    orNothing(answerOf(getJson, 'sources', '/api/v1/sources'), []),
  ]);
  const facts = section.mapElements.map((element): ElementYears => {
    const found = coverage.elements.find((entry) => entry.element === element.country);
    return {
      element,
      years: (found?.years ?? []).map((year, column) => ({ year, countries: found?.countries[column] ?? 0 })),
      defaultYear: found?.defaultYear ?? section.fallbackYears[0] ?? 0,
    };
  });
  const years = [...new Set(coverage.elements.flatMap((entry) => entry.years))].sort((a, b) => a - b);
  const cited = sources
    .filter(({ key }) => section.sources.includes(key))
    .map(({ publisher, title, licence, editions }) => ({
      publisher,
      title,
      licence,
      editions: editions.map(({ key, kind, carrier }) => ({ key, kind, carrier })),
    }));
  return {
    ...place,
    section: section.id,
    areas,
    facts,
    years,
    answers: {},
    explanation: null,
    sources: cited,
  };
}

/** Loads the ranking of a crop's section that the address asks for; `null` where there is no such section. */
export async function loadRankingsPage(context: PageContext): Promise<LoadedPage<RankingsPageData> | null> {
  const crop = findCrop(context.params['crop'] ?? '');
  const section = crop === undefined ? undefined : sectionAt(crop, context.params['section'] ?? '');
  if (crop === undefined || section === undefined) return null;
  const indicator = crop.items[section.indicator];
  if (indicator === null) return null;

  const { words, getJson, search, release } = context;
  const place = {
    crop: crop.id,
    table: tableName(crop, section),
    indicator,
    search,
    release: { id: release.id, created: release.created },
    ...(release.pinned ? { version: release.id } : {}),
  };
  const data = await loadBase(section, place, getJson);
  const limits = rankingLimits(section, data.version);
  const view = settledArea(parseRanking(search, limits), data.areas);
  const answers: Record<string, Ranking> = {};
  let year: number | null = wantedYear(data, section, view);
  let shown: Ranking | null = null;
  while (year !== null) {
    const address = rankingAddress(data, section, view, year);
    const answer = await orNothing<Ranking | null>(loadRanking(getJson, view.by, address), null);
    if (answer === null) break;
    answers[address] = answer;
    shown = answer;
    year = replacementYear(view, answer);
  }
  const titled = shown ?? { by: view.by, area: view.area, year: wantedYear(data, section, view) };
  const asked = view.year ?? titled.year;
  return {
    status: 200,
    head: {
      title: rankingTitle(words, { crop, section, view, area: titled.area, year: asked }),
      description: rankingDescription(words, view.by),
      theme: crop.theme,
      // What is explained belongs to a link, but it is no page of its own.
      search: serialiseRanking({ ...view, explain: null }, limits),
    },
    data: {
      ...data,
      answers,
      explanation: await loadExplanation(view.explain, explainPlace(data, crop, section, view.by), getJson),
    },
  };
}

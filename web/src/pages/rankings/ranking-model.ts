import type { Crop } from '#catalog/crop.ts';
import { findCrop } from '#catalog/crops/index.ts';
import type { Section } from '#catalog/section.ts';
import { valueOr } from '../../api/loaded.ts';
import type { RankingView } from '../../url/ranking-params.ts';
import {
  findFacts,
  forYear,
  ofRegion,
  podiumRankings,
  type Ranking,
  type RankingsPageData,
  rankingAddress,
  ranksRegion,
  replacementYear,
  wantedYear,
} from './ranking-data.ts';
import type { RankingSubject } from './ranking-texts.ts';

export interface RankingModel {
  crop: Crop;
  section: Section;
  view: RankingView;
  /** Of a region its countries alone. Absent while unknown, or of another request. */
  ranking: Ranking | undefined;
  /** Whether the answer is a stand-in, without a finding. */
  isStandIn: boolean;
  year: number;
  /** Years that have this ranking, rising, with the number of countries where it is known. */
  years: readonly { year: number; countries: number | null }[];
  subject: RankingSubject;
}

function toSubject(crop: Crop, section: Section, ranking: Ranking, marked: string): RankingSubject {
  const pair = podiumRankings(section).find(
    ({ country, aggregate }) => country === ranking.element || aggregate === ranking.element,
  );
  const view = { by: ranking.by, ranking: pair?.country ?? ranking.element, element: ranking.element };
  const area = ranking.by === 'crops' ? ranking.area : marked;
  return { crop, section, view, area, year: ranking.year };
}

export function broughtRanking(data: RankingsPageData): Ranking | undefined {
  const { section, view } = data;
  const answers: Readonly<Record<string, Ranking>> = valueOr(data.answers, {});
  const answerOf = (year: number): Ranking | undefined => answers[rankingAddress(data, section, view, year)];
  const first = answerOf(wantedYear(data, section, view));
  const other = first === undefined ? null : replacementYear(view, first);
  const answer = other === null ? first : answerOf(other);
  return answer && forYear(answer, view.year);
}

/** @throws where the page's crop is not in the catalog. */
export function toRankingModel(
  data: RankingsPageData,
  view: RankingView,
  answer: Ranking | undefined,
): RankingModel {
  const { section } = data;
  const crop = findCrop(data.crop);
  if (crop === undefined) throw new Error('The crop of the page is not in the catalog.');
  const isRegional = ranksRegion(view);
  const ranking = answer && isRegional ? ofRegion(answer, view.area, valueOr(data.areas, [])) : answer;
  // If the years failed to load the year is a stand-in: an empty ranking proves nothing. If the areas failed, the
  // countries of a region are unknown.
  const isStandIn =
    ranking !== undefined &&
    ((data.coverage.state === 'failed' && view.year === null && ranking.places.length === 0) ||
      (isRegional && data.areas.state === 'failed'));
  const year = ranking?.year ?? wantedYear(data, section, view);
  return {
    ...{ crop, section, view, isStandIn, year },
    ranking: isStandIn ? undefined : ranking,
    years:
      view.by === 'countries'
        ? (findFacts(data, view.element)?.years ?? []).filter(({ countries }) => countries > 0)
        : (ranking?.years ?? []).map((entry) => ({ year: entry, countries: null })),
    subject:
      ranking === undefined
        ? { crop, section, view, area: view.area, year }
        : toSubject(crop, section, ranking, view.area),
  };
}

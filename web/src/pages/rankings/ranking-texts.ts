import type { Crop } from '#catalog/crop.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor } from '../../api/data-view.tsx';
import { podiumSentence } from '../../blocks/podium/podium-sentence.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName, areaWords, itemName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { isUnboundedRatio, ratioFinding } from '../../i18n/ratio-finding.ts';
import type { Words } from '../../i18n/words.tsx';
import type { RankingView } from '../../url/ranking-params.ts';
import { listItems, podiumRankings, type Ranking, ranksRegion } from './ranking-data.ts';

export interface RankingSubject {
  crop: Crop;
  section: Section;
  view: Pick<RankingView, 'by' | 'ranking' | 'element'>;
  area: string;
  year: number;
}

function criterion(words: Words, { section, view, area }: RankingSubject): string {
  const pair = podiumRankings(section).find(({ country }) => country === view.ranking);
  return pair === undefined ? '' : words(`${section.id}.podium.criterion.${elementFor(pair, area)}`);
}

/** The ranked area: of crops any, of countries a region or the World. */
export const rankedArea = ({ view: { by }, area }: Pick<RankingSubject, 'view' | 'area'>): string =>
  by === 'crops' || ranksRegion({ by, area }) ? area : worldCode;

/** `Food crops by energy, Rwanda, 2017` or `Beans: ranking by share in food energy, World, 2017`. */
export function rankingTitle(words: Words, subject: RankingSubject): string {
  const { crop, section, view, area, year } = subject;
  return view.by === 'crops'
    ? words(`${section.id}.podium.heading`, {
        ...areaWords(words, area),
        criterion: criterion(words, subject),
        year: String(year),
      })
    : words('rankings.title', {
        area: areaName(words, rankedArea(subject)),
        crop: words(`crops.${crop.id}.name`),
        element: words(`elements.${view.element}.inSentence`),
        year: String(year),
      });
}

/** The title in tabs and lists of search engines, where the page of every crop with the same list has one of its own. */
export function rankingHeadTitle(words: Words, subject: RankingSubject): string {
  const title = rankingTitle(words, subject);
  return subject.view.by === 'crops'
    ? words('rankings.crops.headTitle', { title, crop: words(`crops.${subject.crop.id}.name`) })
    : title;
}

export function rankingDescription(words: Words, subject: RankingSubject): string {
  const purpose = words(subject.view.by === 'crops' ? 'rankings.description.crops' : 'rankings.description');
  return `${rankingHeadTitle(words, subject)}. ${purpose}`;
}

/** A figure in a sentence, rounded and with its unit; with `at least` where it is a lower bound. */
function figureText(
  words: Words,
  formats: Formats,
  element: number,
  figure: { value: number; flag: string },
): string {
  return figureInSentence(element, figure, { words, formats }, false, 'said');
}

/** Adds to a finding the note that of lower bounds the larger may be the smaller. */
function withCare(words: Words, { places }: Ranking, finding: string): string {
  return places.some(isLowerBound) ? `${finding} ${words('trade.bound.compare')}` : finding;
}

/** The finding in a sentence: the crop's rank, or which country leads; that the crop has no place in the list. */
export function rankingFinding(
  words: Words,
  formats: Formats,
  subject: RankingSubject,
  ranking: Ranking,
): string | undefined {
  const { crop, section, area, year } = subject;
  const first = ranking.places.find(isBelieved);
  if (first === undefined || first.ranking === null) return undefined;
  const place = { ...areaWords(words, area), year: String(year) };
  const count = ranking.places.filter((each) => each.ranking !== null).length;
  if (ranking.by === 'crops') {
    const ownPlace = ranking.places.find(({ code }) => listItems(crop).includes(code));
    const forms = cropWords(words, crop.id, section.id);
    return ownPlace === undefined
      ? words('rankings.own.absent', {
          ...forms,
          ...place,
          first: itemName(words, first.code),
          value: figureText(words, formats, ranking.measure, first),
        })
      : `${podiumSentence(
          { words, formats },
          {
            ...{ crop: crop.id, section, area, criterion: criterion(words, subject), count },
            own: { item: ownPlace.code, rank: ownPlace.ranking ?? 0 },
            places: ranking.places.map(({ code, ranking: rank }) => ({ item: code, rank })),
          },
        )}.`;
  }
  if (isUnboundedRatio(subject.view.element)) {
    const { element } = subject.view;
    const ranked = ranksRegion({ by: ranking.by, area }) ? area : worldCode;
    return ratioFinding(words, { element, crop, section, area: ranked, year }, ranking.places);
  }
  const leading = ranking.places.find(({ doubt }) => doubt === undefined);
  if (leading === undefined) return undefined;
  const areaPlace = ranking.places.find(({ code }) => code === area);
  const marked = areaPlace?.doubt === undefined ? areaPlace : undefined;
  const ahead = ranking.places.slice(0, ranking.places.indexOf(leading));
  const doubted = [
    ...ahead,
    ...(areaPlace?.doubt !== undefined && !ahead.includes(areaPlace) ? [areaPlace] : []),
  ];
  const withNotes = (finding: string): string =>
    withCare(
      words,
      ranking,
      doubted.length === 0
        ? finding
        : `${finding} ${words('rankings.finding.doubted', {
            list: formats.list(doubted.map(({ code }) => areaName(words, code))),
          })}`,
    );
  const value = figureText(words, formats, ranking.measure, leading);
  const leader = areaWords(words, leading.code);
  if (marked === undefined || marked === leading || marked.ranking === null) {
    const isRegion = ranksRegion({ by: ranking.by, area });
    const finding = words('rankings.finding.first', {
      ...(isRegion ? place : areaWords(words, worldCode)),
      year: String(year),
      ...areaSubject(words, leading.code),
      value,
    });
    // A country that is to be marked and has no figure is in no place, and leads nothing.
    const isAbsent = areaPlace === undefined && !isRegion && area !== worldCode;
    const areaText = { area: areaName(words, area) };
    if (isAbsent) return withNotes(`${finding} ${words('map.card.noData', areaText)}.`);
    return withNotes(
      marked?.ranking === null
        ? `${finding} ${words('map.finding.place', { ...areaText, value: figureText(words, formats, ranking.measure, marked) })}`
        : finding,
    );
  }
  if (!isBelieved(marked))
    return words('map.finding.doubt', {
      area: areaName(words, area),
      value: figureText(words, formats, ranking.measure, marked),
    });
  const sentence = words('rankings.finding', {
    ...place,
    ...areaSubject(words, marked.code),
    firstThe: leader.areaThe,
    value,
    rank: words('ordinals.place', { rank: marked.ranking }),
    count,
  });
  return withNotes(sentence);
}

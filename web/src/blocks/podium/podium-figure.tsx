import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { iconOfItem } from '#catalog/items/icons.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData, useDataView } from '../../api/data-view.tsx';
import type { PodiumPlace } from '../../api/podium-store.ts';
import { Podium } from '../../charts/podium/podium.tsx';
import { elementColumn } from '../../figure/columns.ts';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaWords, itemName } from '../../i18n/area-words.ts';
import { type FigureScale, figureScale } from '../../i18n/figure-scale.ts';
import { editFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { inFrameYear, toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { podiumSentence, shortName } from './podium-sentence.ts';

type PodiumDefinition = BlockOf<'podium'>;

interface ShownRanking {
  chosen: ScopedElement | undefined;
  element: number;
  measure: number;
  /** `undefined` while they are on their way, `null` where nothing is ranked. */
  places: readonly PodiumPlace[] | null | undefined;
  own: PodiumPlace | undefined;
}

const ownPlace = (places: readonly PodiumPlace[] | null | undefined, indicator: number) =>
  places?.find(({ item }) => item === String(indicator));

function bestRanking(
  { area, facts, year, podiums, indicator }: ShownData,
  rankings: PodiumDefinition['rankings'],
): ScopedElement | undefined {
  const years = [...(facts?.years ?? []).map((each) => each.year), year].sort((a, b) => b - a);
  const placed = rankings.map((pair) => {
    const element = elementFor(pair, area);
    const newest = years.find((at) => ownPlace(podiums.places(element, area, at), indicator) !== undefined);
    const own = newest === undefined ? undefined : ownPlace(podiums.places(element, area, newest), indicator);
    return { pair, rank: own?.rank ?? Number.POSITIVE_INFINITY };
  });
  return placed.reduce((best, next) => (next.rank < best.rank ? next : best), placed[0] ?? noRanking).pair;
}

/** Whether any year of the area has a ranking; one that is on its way counts. */
export const hasRanking = (
  { area, facts, year, podiums }: ShownData,
  { rankings }: PodiumDefinition,
): boolean =>
  rankings.some((pair) =>
    [year, ...(facts?.years ?? []).map((each) => each.year)].some(
      (at) => podiums.places(elementFor(pair, area), area, at) !== null,
    ),
  );

const noRanking = { pair: undefined, rank: Number.POSITIVE_INFINITY };

export const inPodiumYear = (data: ShownData, { rankings }: PodiumDefinition): ShownData =>
  inFrameYear(
    data,
    (data.facts?.years ?? [])
      .map(({ year }) => year)
      .filter((at) =>
        rankings.some((pair) => data.podiums.places(elementFor(pair, data.area), data.area, at) !== null),
      ),
  );

export function shownRanking(data: ShownData, block: PodiumDefinition): ShownRanking {
  const { area, year, podiums, indicator, view } = data;
  const chosen =
    block.rankings.find((pair) => String(pair.country) === view.choices[block.id]) ??
    bestRanking(data, block.rankings);
  const element = chosen === undefined ? 0 : elementFor(chosen, area);
  const places = podiums.places(element, area, year);
  return {
    ...{ chosen, element, places },
    measure: podiums.measure(element) ?? 0,
    own: ownPlace(places, indicator),
  };
}

const keyOf = ({ area, year, indicator }: ShownData, element: number, { item }: PodiumPlace): string =>
  explainedKey(area, element, year, item === String(indicator) ? {} : { item });

const podiumHeading = ({ section, area, year }: ShownData, element: number, { words }: Speech): string =>
  words(`${section.id}.podium.heading`, {
    ...areaWords(words, area),
    year: String(year),
    criterion: words(`${section.id}.podium.criterion.${element}`),
  });

const drawnPlaces = ({ places, own }: ShownRanking): readonly PodiumPlace[] => {
  const first = (places ?? []).slice(0, 4);
  return own === undefined || first.includes(own) ? first : [...first, own];
};

const podiumScale = (ranking: ShownRanking, speech: Speech): FigureScale =>
  figureScale(
    ranking.measure,
    drawnPlaces(ranking).map(({ value }) => value),
    speech,
  );

/** The rank of the crop, and the crops before it; for none or a doubtful one, the crops in first place. */
function podiumFinding(data: ShownData, ranking: ShownRanking, speech: Speech): string | undefined {
  const { area, year, podiums, crop, section, cubes } = data;
  const { element, measure, places, own } = ranking;
  const figure = cubes.figure(measure, area, year);
  if (places == null) return undefined;
  const criterion = speech.words(`${section.id}.podium.criterion.${element}`);
  // Of countries together the rank is drawn, whichever of them have a doubtful figure.
  const isDoubtful = isCountry(area) && figure != null && !isBelieved(figure);
  if (own === undefined || isDoubtful) {
    const first = places.filter(({ rank }) => rank === 1);
    return first.length === 0 || first.some((place) => place === own)
      ? undefined
      : speech.words('chart.podium.first', {
          ...areaWords(speech.words, area),
          criterion,
          item: speech.formats.list(first.map(({ item }) => shortName(itemName(speech.words, item)))),
        });
  }
  return podiumSentence(speech, {
    ...{ crop: crop.id, section, area, own, places, criterion },
    count: podiums.count(element, area, year) ?? places.length,
  });
}

/** That steps show the order alone, and the places of the crop in the other rankings. */
function podiumNote(
  data: ShownData,
  block: PodiumDefinition,
  shownRanking: ShownRanking,
  { words }: Speech,
): string {
  const { area, year, podiums, section, indicator } = data;
  const others = block.rankings.flatMap((pair) => {
    const element = elementFor(pair, area);
    const own = ownPlace(podiums.places(element, area, year), indicator);
    return element === shownRanking.element || own === undefined
      ? []
      : words('chart.podium.other', {
          criterion: words(`${section.id}.podium.criterion.${element}`),
          rank: own.rank,
          count: podiums.count(element, area, year) ?? 0,
        });
  });
  return [words('chart.podium.steps'), ...others].join(' ');
}

export function toPodiumFigure(page: ShownData, block: PodiumDefinition, speech: Speech): Figure {
  const data = inPodiumYear(page, block);
  const { area, year, section, indicator, view } = data;
  const { words } = speech;
  const ranking = shownRanking(data, block);
  const { element, measure, places, own } = ranking;
  const name = podiumHeading(data, element, speech);
  const ranked = places ?? [];
  const infoOfRanking = `${section.id}.podium.info.${ranking.chosen?.country}`;
  const { unit } = podiumScale(ranking, speech);
  return toDataFigure(data, speech, {
    id: block.id,
    title: ranked.length === 0 || unit === '' ? name : words('figure.titleUnit', { title: name, unit }),
    name,
    finding: podiumFinding(data, ranking, speech),
    element,
    info: words(words.has(infoOfRanking) ? infoOfRanking : `${section.id}.podium.info`),
    remarks: own === undefined ? [] : [podiumNote(data, block, ranking, speech)],
    notes: [
      // Of a region or the World no list is made of the very countries that the crop's own figure counts.
      ...(places == null || isCountry(area) ? [] : [words('figure.caveat.ranks.aggregate')]),
      ...(view.officialOnly ? [words('figure.state.podium')] : []),
    ],
    caption: words(`${section.id}.podium.caption`, {
      ...areaWords(words, area),
      year: String(year),
      criterion: words(`${section.id}.podium.criterion.${element}`),
    }),
    keyOf: (row, column) => {
      const entry = column === 'crop' ? undefined : ranked.find(({ item }) => item === row);
      return entry === undefined ? null : keyOf(data, element, entry);
    },
    picture: () => <PodiumDrawing block={block} />,
    ...tableOf(
      ranked,
      [
        columnOf('crop', words('figure.table.crop'), 'name', ({ item }) => ({
          value: itemName(words, item),
          code: item,
        })),
        columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
        {
          key: 'value',
          label: words('figure.table.value'),
          ...elementColumn(measure, speech),
          of: ({ value }) => value,
        },
      ],
      ({ item }) => item,
      ({ item }) => item === String(indicator),
    ),
  });
}

function PodiumDrawing({ block }: { block: PodiumDefinition }): ReactNode {
  const data = inPodiumYear(useDataView(), block);
  const { section, indicator, podiums, yearFailed } = data;
  const speech = useSpeech();
  const { words } = speech;
  const ranking = shownRanking(data, block);
  const { chosen, element, measure, places } = ranking;
  if (places === undefined || (places === null && yearFailed))
    return <NotLoaded failed={podiums.failed || yearFailed} height="256px" />;
  const scale = podiumScale(ranking, speech);
  const items = drawnPlaces(ranking).map((entry) => {
    const name = itemName(words, entry.item);
    const rank = String(entry.rank);
    const text = scale.apart(entry.value) ?? scale.figure(entry.value);
    const sentenceValue = editFigure(measure, entry.value, speech, { form: 'said' });
    return {
      ...{ id: entry.item, rank: entry.rank, name, rankText: rank },
      selected: entry.item === String(indicator),
      rankLabel: words(`${section.id}.podium.place`, { rank }),
      valueText: text,
      valueLabel: editFigure(measure, entry.value, speech, { form: 'lead' }),
      icon: <CropIcon name={iconOfItem(entry.item)} size={28} />,
      link: (content: ReactNode) => (
        <ExplainLink
          figure={keyOf(data, element, entry)}
          text={words(`${section.id}.podium.item`, {
            ...{ rank, crop: name },
            // Aloud as it is drawn, also where the scale of all is not its own: 0.8 billion.
            value: sentenceValue.includes(text) ? sentenceValue : scale.withUnit(text, entry.value),
          })}
        >
          {content}
        </ExplainLink>
      ),
    };
  });
  return (
    <Podium
      label={podiumHeading(data, element, speech)}
      hint={words('chart.keyboardHint.points')}
      items={items}
      empty={
        <EmptyYears
          elements={chosen === undefined ? [] : [chosen, { country: measure, aggregate: measure }]}
          of="crops"
          text={words(`${section.id}.podium.noData`)}
        />
      }
    />
  );
}

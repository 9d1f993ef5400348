import type { ReactNode } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { iconOfItem } from '#catalog/items/icons.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { elementFor, isCountry, type ShownData, useDataView } from '../../api/data-view.tsx';
import type { PodiumPlace } from '../../api/podium-store.ts';
import { Podium } from '../../charts/podium/podium.tsx';
import { elementColumn } from '../../figure/columns.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { areaWords, itemName } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';

type PodiumDefinition = BlockOf<'podium'>;

/** A ranking of crops in the shown area and year. */
interface ShownRanking {
  chosen: ScopedElement | undefined;
  element: number;
  /** Element whose values are ranked. */
  measure: number;
  /** `undefined` while they are on their way, `null` where nothing is ranked. */
  places: readonly PodiumPlace[] | null | undefined;
  own: PodiumPlace | undefined;
}

/** The ranking that is chosen, with its places and that of the page's crop. */
export function shownRanking(
  { area, year, podiums, indicator, view }: ShownData,
  block: PodiumDefinition,
): ShownRanking {
  const chosen =
    block.rankings.find((pair) => String(pair.country) === view.choices[block.id]) ?? block.rankings[0];
  const element = chosen === undefined ? 0 : elementFor(chosen, area);
  const places = podiums.places(element, area, year);
  return {
    ...{ chosen, element, places },
    measure: podiums.measure(element) ?? 0,
    own: places?.find(({ item }) => item === String(indicator)),
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

/** The crop among the crops of the area: the first places, and its own if it is none of them. */
export function toPodiumFigure(data: ShownData, block: PodiumDefinition, speech: Speech): Figure {
  const { area, year, podiums, crop, section, indicator, view } = data;
  const { words } = speech;
  const { element, measure, places, own } = shownRanking(data, block);
  const criterion = words(`${section.id}.podium.criterion.${element}`);
  const name = podiumHeading(data, element, speech);
  const count = podiums.count(element, area, year);
  const ranked = places ?? [];
  return toDataFigure(data, speech, {
    id: block.id,
    title:
      own === undefined || count === undefined
        ? name
        : words(`${section.id}.podium.finding`, {
            ...{ cropRanks: words(`crops.${crop.id}.ranks`), criterion, rank: own.rank, count },
          }),
    name,
    element,
    info: words(`${section.id}.podium.info`),
    notes: [
      // Of a region or the World no list is made of the very countries that the crop's own figure counts.
      ...(places == null || isCountry(area) ? [] : [words('figure.caveat.ranks.aggregate')]),
      ...(view.officialOnly ? [words('figure.state.podium')] : []),
    ],
    caption: words(`${section.id}.podium.caption`, {
      ...areaWords(words, area),
      ...{ year: String(year), criterion },
    }),
    keyOf: (row, column) => {
      const entry = column === 'crop' ? undefined : ranked.find(({ item }) => item === row);
      return entry === undefined ? null : keyOf(data, element, entry);
    },
    picture: () => <PodiumDrawing block={block} />,
    ...tableOf(
      ranked,
      [
        {
          key: 'crop',
          label: words('figure.table.crop'),
          kind: 'name',
          of: ({ item }) => ({ value: itemName(words, item), code: item }),
        },
        { key: 'rank', label: words('figure.table.rank'), kind: 'rank', of: ({ rank }) => rank },
        {
          key: 'value',
          label: words('figure.table.value'),
          ...elementColumn(measure, speech, () => ranked.map(({ value }) => value)),
          of: ({ value }) => value,
        },
      ],
      ({ item }) => item,
      ({ item }) => item === String(indicator),
    ),
  });
}

/** The first places as steps, and the crop's own place. */
function PodiumDrawing({ block }: { block: PodiumDefinition }): ReactNode {
  const data = useDataView();
  const { section, indicator, podiums, yearFailed } = data;
  const speech = useSpeech();
  const { words } = speech;
  const { chosen, element, measure, places, own } = shownRanking(data, block);
  if (places === undefined || (places === null && yearFailed))
    return <NotLoaded failed={podiums.failed || yearFailed} height="312px" />;
  const edited = ({ value }: PodiumPlace, form: 'lead' | 'said'): string =>
    editFigure(measure, value, speech, { form });
  const linked = (entry: PodiumPlace, shown: ReactNode): ReactNode => (
    <ExplainLink
      figure={keyOf(data, element, entry)}
      text={words(`${section.id}.podium.item`, {
        rank: String(entry.rank),
        crop: itemName(words, entry.item),
        value: edited(entry, 'said'),
      })}
    >
      {shown}
    </ExplainLink>
  );
  const items = (places ?? []).slice(0, 4).map((entry) => ({
    id: entry.item,
    rank: entry.rank,
    value: entry.value,
    colour: 'var(--accent)',
    selected: entry.item === String(indicator),
    name: itemName(words, entry.item),
    rankLabel: words(`${section.id}.podium.place`, { rank: String(entry.rank) }),
    rankText: String(entry.rank),
    valueLabel: edited(entry, 'lead'),
    icon: <CropIcon name={iconOfItem(entry.item)} size={32} />,
    link: (shown: ReactNode) => linked(entry, shown),
  }));
  // On the podium its figure leads to the explanation already.
  const isOnPodium = items.some(({ selected }) => selected);
  return (
    <Podium
      label={podiumHeading(data, element, speech)}
      hint={words('chart.keyboardHint.points')}
      items={own === undefined ? [] : items}
      ownLine={
        own && (
          <>
            <strong>{`${own.rank} · ${itemName(words, own.item)}`}</strong>{' '}
            {isOnPodium ? edited(own, 'said') : linked(own, edited(own, 'said'))}
          </>
        )
      }
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

import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { iconOfItem } from '#catalog/items/icons.ts';
import type { Block } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { elementFor, isCountry, useDataView } from '../../api/data-view.tsx';
import type { PodiumPlace } from '../../api/podium-store.ts';
import { Podium } from '../../charts/podium/podium.tsx';
import { areaWords, itemName } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { rankingHref } from '../../url/ranking-link.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { ExplainLink } from '../explain-link.tsx';
import { NotLoaded } from '../failed-part.tsx';

type PodiumDefinition = Extract<Block, { kind: 'podium' }>;

/** The crop among the crops of the area: the first places, and its own if it is none of them. */
export function PodiumBlock({ block }: { block: PodiumDefinition }): ReactNode {
  const { area, year, yearFailed, podiums, crop, section, indicator, view, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const chosen =
    block.rankings.find((pair) => String(pair.country) === view.choices[block.id]) ?? block.rankings[0];
  const element = chosen === undefined ? 0 : elementFor(chosen, area);
  const places = podiums.places(element, area, year);
  const measure = podiums.measure(element) ?? 0;
  const unit = words(`units.${findElement(measure)?.unit ?? 'rank'}.short`);
  const isOwn = (place: PodiumPlace): boolean => place.item === String(indicator);
  const own = places?.find(isOwn);
  const ranked = podiums.count(element, area, year);
  const place = { ...areaWords(words, area), year: String(year) };
  const criterion = words(`${section.id}.podium.criterion.${element}`);

  const keyOf = (entry: PodiumPlace) =>
    explainedKey(area, element, year, isOwn(entry) ? {} : { item: entry.item });
  const edited = (value: number, form: 'lead' | 'said'): string =>
    editFigure(measure, value, { words, formats }, { form });
  const linked = (entry: PodiumPlace, value: string, shown: ReactNode): ReactNode => (
    <ExplainLink
      figure={keyOf(entry)}
      text={words(`${section.id}.podium.item`, {
        rank: String(entry.rank),
        crop: itemName(words, entry.item),
        value,
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
    selected: isOwn(entry),
    name: itemName(words, entry.item),
    rankLabel: words(`${section.id}.podium.place`, { rank: String(entry.rank) }),
    rankText: String(entry.rank),
    valueLabel: edited(entry.value, 'lead'),
    icon: <CropIcon name={iconOfItem(entry.item)} size={32} />,
    link: (shown: ReactNode) => linked(entry, edited(entry.value, 'said'), shown),
  }));
  const heading = words(`${section.id}.podium.heading`, { ...place, criterion });
  const finding =
    own === undefined || ranked === undefined
      ? heading
      : words(`${section.id}.podium.finding`, {
          cropRanks: words(`crops.${crop.id}.ranks`),
          criterion,
          rank: own.rank,
          count: ranked,
        });
  const ownLine =
    own === undefined ? undefined : (
      <>
        <strong>{`${own.rank} · ${itemName(words, own.item)}`}</strong>{' '}
        {/* On the podium its figure leads to the explanation already. */}
        {items.some(({ selected }) => selected)
          ? edited(own.value, 'said')
          : linked(own, edited(own.value, 'said'), edited(own.value, 'said'))}
      </>
    );
  const noData = words(`${section.id}.podium.noData`);
  // Of a region or the World no list is made of the very countries that the crop's own figure counts.
  const basis = places == null || isCountry(area) ? [] : [words('figure.caveat.ranks.aggregate')];
  return (
    <BlockFigure
      id={block.id}
      title={finding}
      named={heading}
      element={element}
      info={words(`${section.id}.podium.info`)}
      notes={[...basis, ...(view.officialOnly ? [words('figure.state.podium')] : [])]}
      rankingHref={rankingHref(
        { language, crop: crop.id, section: section.slug ?? section.id },
        { ranking: chosen?.country ?? 0, area, year },
      )}
      controls={
        block.rankings.length > 1 && (
          <SegmentedControl
            look="tabs"
            label={words(`${section.id}.podium.choose`)}
            value={String(chosen?.country)}
            options={block.rankings.map((pair) => ({
              id: String(pair.country),
              label: words(`${section.id}.podium.${pair.country}`),
              href: hrefOf({ do: 'choose', block: block.id, choice: String(pair.country) }),
            }))}
            onChoose={(choice) => dispatch({ do: 'choose', block: block.id, choice })}
          />
        )
      }
      table={
        places == null
          ? null
          : {
              caption: words(`${section.id}.podium.caption`, { ...place, criterion }),
              columns: [
                { id: 'crop', label: words('figure.table.crop') },
                { id: 'rank', label: words('figure.table.rank'), numeric: true },
                { id: 'value', label: words('figure.table.value'), unit, numeric: true },
              ],
              explain: (row: string) => {
                const entry = places.find(({ item }) => item === row);
                return entry === undefined ? null : keyOf(entry);
              },
              rows: places.map((entry) => ({
                id: entry.item,
                selected: isOwn(entry),
                cells: [
                  { text: itemName(words, entry.item), raw: itemName(words, entry.item), code: entry.item },
                  { text: String(entry.rank), raw: entry.rank },
                  {
                    text: figureColumn(
                      measure,
                      places.map(({ value }) => value),
                      formats,
                    )(entry.value),
                    raw: entry.value,
                  },
                ],
              })),
            }
      }
    >
      {places === undefined || (places === null && yearFailed) ? (
        <NotLoaded failed={podiums.failed || yearFailed} height="312px" />
      ) : (
        <Podium
          label={heading}
          hint={words('chart.keyboardHint.points')}
          items={own === undefined ? [] : items}
          ownLine={ownLine}
          empty={
            <EmptyYears
              elements={chosen === undefined ? [] : [chosen, { country: measure, aggregate: measure }]}
              of="crops"
              text={noData}
            />
          }
        />
      )}
    </BlockFigure>
  );
}

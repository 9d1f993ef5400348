import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import {
  ENERGY_PER_CAPITA,
  FOOD,
  FOOD_PER_CAPITA,
  PROTEIN_SHARE,
  WORLD_FOOD_SHARE,
} from '#catalog/elements/codes.ts';
import { iconOfItem } from '#catalog/items/icons.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import { Glance, type GlanceItem } from '../../charts/glance/glance.tsx';
import { Podium } from '../../charts/podium/podium.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName, itemName } from '../../i18n/area-words.ts';
import { editFigure, formatFigure, tableFlagText } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { toLocale, useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { itemOf, podiumPlaces, rankedSamples, sampleYear } from './samples.ts';
import { Specimen, sampleTitle } from './specimen.tsx';

/** The frame around every figure, with each of its slots in use. */
export function FrameSpecimen({ crop }: { crop: Crop }): ReactNode {
  const words = useWords();
  const item = useSampleItem();
  const place = {
    page: 'specimens',
    search: '',
    release: { id: 'r1', created: '2026-01-01' },
    cite: '#cite',
  };
  return (
    <Specimen name="Frame of a figure">
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame
          level={4}
          figure={{
            id: 'frame',
            title: sampleTitle('Frame of a figure', words, crop),
            finding: 'The sentence with the finding stands here.',
            info: 'Made-up values that show the drawing.',
            source: 'Source: none, sample values',
            sources: [],
            area: 'WLRD',
            picture: () => <Glance items={[item]} />,
            ...tableOf([2017], [columnOf('year', 'Year', 'year', (year) => year)]),
          }}
        />
      </FigurePlaceContext.Provider>
    </Specimen>
  );
}

/** One figure with its change. */
function useSampleItem(): GlanceItem {
  const { words, formats } = useSpeech();
  const change = words('glance.tenYears', { change: formats.change(0.031) });
  return {
    number: editFigure(FOOD_PER_CAPITA, 31.2, { words, formats }, { form: 'lead' }),
    meaning: words(`elements.${FOOD_PER_CAPITA}.short`),
    notes: [change],
  };
}

/** Podiums: own crop among the places, below them, three places with a tie, nothing ranked. */
export function PodiumSpecimens({ crop }: { crop: Crop }): ReactNode {
  const { words, formats } = useSpeech();
  const places = podiumPlaces(crop);
  const title = sampleTitle('Podium', words, crop);
  const itemsOf = (state: keyof typeof places) =>
    places[state].map(({ item, rank, value }) => ({
      id: String(item),
      rank,
      selected: item === itemOf(crop),
      name: itemName(words, String(item)),
      rankLabel: `Rank ${rank}`,
      rankText: String(rank),
      valueText: formats.number(value, 0),
      valueLabel: editFigure(ENERGY_PER_CAPITA, value, { words, formats }, { form: 'lead' }),
      icon: <CropIcon name={iconOfItem(item)} size={32} />,
    }));
  const noData = <EmptyState text={words('dataPage.state.noDataYear')} />;
  const hint = words('chart.keyboardHint.points');
  return (
    <>
      <Specimen name="Podium" state="Own crop among the first">
        <Podium label={title} items={itemsOf('own')} empty={noData} hint={hint} />
      </Specimen>
      <Specimen name="Podium" state="Own crop below">
        <Podium label={title} items={itemsOf('below')} empty={noData} hint={hint} />
      </Specimen>
      <Specimen name="Podium" state="Three places, with a tie">
        <Podium label={title} items={itemsOf('three')} empty={noData} hint={hint} />
      </Specimen>
      <Specimen name="Podium" state="Nothing to show">
        <Podium label={title} items={[]} empty={noData} hint={hint} />
      </Specimen>
    </>
  );
}

/** Figures at a glance: with change, nearly nothing, missing. */
export function GlanceSpecimen(): ReactNode {
  const { words, formats } = useSpeech();
  const speech = { words, formats };
  return (
    <Specimen name="At a glance" state="With change, nearly nothing, missing">
      <Glance
        items={[
          useSampleItem(),
          {
            number: editFigure(ENERGY_PER_CAPITA, 322, speech, { form: 'lead' }),
            meaning: words(`elements.${ENERGY_PER_CAPITA}.short`),
            notes: [words('glance.unchanged', { year: String(sampleYear - 4) })],
          },
          {
            number: editFigure(PROTEIN_SHARE, 0.00002, speech),
            meaning: words(`elements.${PROTEIN_SHARE}.short`),
          },
          {
            number: words('dataPage.state.noDataYear'),
            isMissing: true,
            meaning: words(`elements.${WORLD_FOOD_SHARE}.short`),
          },
        ]}
      />
    </Specimen>
  );
}

/** Ranked bars and the table of the same samples. */
export function RankingSpecimens({ crop }: { crop: Crop }): ReactNode {
  const { words, formats, language } = useSpeech();
  const unit = words('units.kt.short');
  const titleOf = (block: string): string => sampleTitle(block, words, crop);
  const text = (value: number): string => formatFigure(FOOD, value, formats);
  return (
    <>
      <Specimen name="Ranked bars" state="Ties, a selected row, a yardstick">
        <RankedBars
          id={`${crop.id}-ranked`}
          title={titleOf('Ranked bars')}
          description="Made-up values that show the drawing."
          hint={words('chart.keyboardHint.ranked')}
          items={[
            ...rankedSamples.flatMap(({ area, value }) =>
              value === null
                ? []
                : [
                    {
                      id: area,
                      label: areaName(words, area),
                      value,
                      valueLabel: text(value),
                      selected: area === 'RWA',
                    },
                  ],
            ),
            {
              id: 'WLRD',
              label: areaName(words, 'WLRD'),
              value: 1540,
              valueLabel: text(1540),
              reference: true,
            },
          ]}
          limit={5}
          formatRank={formats.year}
          empty={words('dataPage.state.noData')}
        />
      </Specimen>
      <Specimen name="Data table" state="Flags, a missing value, a selected row">
        <DataTable
          id={`${crop.id}-table`}
          caption={titleOf('Data table')}
          columns={[
            { id: 'country', label: words('figure.table.country') },
            { id: 'value', label: words(`elements.${FOOD}.short`), unit, numeric: true },
          ]}
          rows={rankedSamples.map(({ area, value, flag }) => ({
            id: area,
            selected: area === 'RWA',
            cells: [
              { text: areaName(words, area), raw: areaName(words, area) },
              { text: value === null ? '' : text(value), raw: value, flag: flag === 'A' ? '' : flag },
            ],
          }))}
          flagLabel={(flag) => tableFlagText(words, flag)}
          noValue={words('figure.table.noValue')}
          compareText={new Intl.Collator(toLocale(language)).compare}
        />
      </Specimen>
    </>
  );
}

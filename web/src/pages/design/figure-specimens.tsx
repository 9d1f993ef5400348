import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import {
  ENERGY_PER_CAPITA,
  ENERGY_SHARE,
  FOOD,
  FOOD_PER_CAPITA,
  PROTEIN_SHARE,
  WORLD_FOOD_SHARE,
} from '#catalog/elements/codes.ts';
import { iconOfItem } from '#catalog/items/icons.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import { KeyValue } from '../../charts/key-value/key-value.tsx';
import { PercentBox } from '../../charts/percent-box/percent-box.tsx';
import { Podium } from '../../charts/podium/podium.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { areaName, itemName } from '../../i18n/area-words.ts';
import { formatFigure, tableFlagText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { toLocale, useLanguage, useWords } from '../../i18n/words.tsx';
import { BoxGrid } from '../../ui/box-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useDesignWords } from './design-words.ts';
import {
  brokenTrend,
  itemOf,
  podiumPlaces,
  rankedSamples,
  sampleYear,
  trendYears,
  wholeTrend,
} from './samples.ts';
import { Specimen } from './specimen.tsx';

/** The frame around every figure, with each of its slots in use. */
export function FrameSpecimen({ crop }: { crop: Crop }): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  return (
    <Specimen name={own('design.block.frame')} wide>
      <FigureFrame
        level={4}
        title={own('design.sample.title', {
          block: own('design.block.frame'),
          crop: words(`crops.${crop.id}.name`),
        })}
        finding={own('design.sample.finding')}
        source={own('design.sample.source')}
        actions={
          <Button look="quiet" icon="table">
            {words('figure.table')}
          </Button>
        }
        more={{
          label: words('figure.more', { title: own('design.block.frame') }),
          content: <p>{own('design.sample.description')}</p>,
        }}
      >
        <KeyValueSample />
      </FigureFrame>
    </Specimen>
  );
}

function KeyValueSample(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const formats = getFormats(useLanguage());
  return (
    <KeyValue
      label={words(`elements.${FOOD_PER_CAPITA}.short`)}
      value={formatFigure(FOOD_PER_CAPITA, 31.2, formats)}
      unit={words('units.kg-capita-year.short')}
      missing={words('dataPage.state.noDataYear')}
      delta={own('design.sample.delta', {
        change: formats.change(0.031),
        year: String(sampleYear - 1),
      })}
      note={own('design.sample')}
      trend={{ years: trendYears, values: wholeTrend, year: sampleYear, colour: 'var(--accent)' }}
    />
  );
}

/** Podiums: own crop among the places, below them, three places with a tie, nothing ranked. */
export function PodiumSpecimens({ crop }: { crop: Crop }): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const unit = words('units.kcal-capita-day.short');
  const places = podiumPlaces(crop);
  const title = own('design.sample.title', {
    block: own('design.block.podium'),
    crop: words(`crops.${crop.id}.name`),
  });
  const itemsOf = (state: keyof typeof places) =>
    places[state].map(({ item, rank, value }) => ({
      id: String(item),
      rank,
      colour: 'var(--accent)',
      selected: item === itemOf(crop),
      name: itemName(words, String(item)),
      rankLabel: own('design.sample.place', { rank: String(rank) }),
      rankText: String(rank),
      valueLabel: words('chart.value', { value: formatFigure(ENERGY_PER_CAPITA, value, formats), unit }),
      icon: <CropIcon name={iconOfItem(item)} size={32} />,
    }));
  const noData = <EmptyState text={words('dataPage.state.noDataYear')} />;
  const hint = words('chart.keyboardHint.points');
  return (
    <>
      <Specimen name={own('design.block.podium')} state={own('design.state.own')}>
        <Podium label={title} items={itemsOf('own')} empty={noData} hint={hint} />
      </Specimen>
      <Specimen name={own('design.block.podium')} state={own('design.state.below')}>
        <Podium
          label={title}
          items={itemsOf('below')}
          ownLine={own('design.sample.below', { crop: words(`crops.${crop.id}.name`) })}
          empty={noData}
          hint={hint}
        />
      </Specimen>
      <Specimen name={own('design.block.podium')} state={own('design.state.three')}>
        <Podium label={title} items={itemsOf('three')} empty={noData} hint={hint} />
      </Specimen>
      <Specimen name={own('design.block.podium')} state={own('design.state.empty')}>
        <Podium label={title} items={[]} empty={noData} hint={hint} />
      </Specimen>
    </>
  );
}

/** Percentage boxes and key values. */
export function NumberSpecimens(): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const shares = [
    { element: ENERGY_SHARE, share: 0.1476 },
    { element: PROTEIN_SHARE, share: 0.00002 },
    { element: WORLD_FOOD_SHARE, share: null },
  ] as const;
  const missing = words('dataPage.state.noDataYear');
  const perDay = words('units.kcal-capita-day.long');
  return (
    <>
      <Specimen name={own('design.block.shares')} state={own('design.state.shares')}>
        <BoxGrid>
          {shares.map(({ element, share }) => (
            <PercentBox
              key={element}
              meaning={words(`elements.${element}.short`)}
              share={share}
              text={share === null ? own('design.state.error') : formatFigure(element, share, formats)}
            />
          ))}
        </BoxGrid>
      </Specimen>
      <Specimen name={own('design.block.values')} state={own('design.state.trend')}>
        <KeyValueSample />
      </Specimen>
      <Specimen name={own('design.block.values')} state={own('design.state.gaps')}>
        <KeyValue
          label={words(`elements.${ENERGY_PER_CAPITA}.short`)}
          value={formatFigure(ENERGY_PER_CAPITA, 322, formats)}
          unit={perDay}
          missing={missing}
          note={words('figure.flag.E')}
          trend={{ years: trendYears, values: brokenTrend, year: sampleYear, colour: 'var(--accent)' }}
        />
      </Specimen>
      <Specimen name={own('design.block.values')} state={own('design.state.missing')}>
        <KeyValue
          label={words(`elements.${ENERGY_PER_CAPITA}.short`)}
          value={null}
          unit={perDay}
          missing={missing}
        />
      </Specimen>
    </>
  );
}

/** Ranked bars and the table of the same samples. */
export function RankingSpecimens({ crop }: { crop: Crop }): ReactNode {
  const own = useDesignWords();
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const unit = words('units.kt.short');
  const titleOf = (block: 'ranked' | 'table'): string =>
    own('design.sample.title', { block: own(`design.block.${block}`), crop: words(`crops.${crop.id}.name`) });
  const text = (value: number): string => formatFigure(FOOD, value, formats);
  return (
    <>
      <Specimen name={own('design.block.ranked')} state={own('design.state.ranked')}>
        <RankedBars
          id={`${crop.id}-ranked`}
          title={titleOf('ranked')}
          description={own('design.sample.description')}
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
      <Specimen name={own('design.block.table')} state={own('design.state.flags')}>
        <DataTable
          id={`${crop.id}-table`}
          caption={titleOf('table')}
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

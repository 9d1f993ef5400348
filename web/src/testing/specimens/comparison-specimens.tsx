import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import {
  BALANCE_IMPORTS,
  FOOD,
  LOSSES,
  OTHER_USES,
  SEED,
  SUPPLIED_EXPORTS,
  SUPPLIED_PRODUCTION,
} from '#catalog/elements/codes.ts';
import { BalanceChart } from '../../charts/balance/balance.tsx';
import { Clock } from '../../charts/clock/clock.tsx';
import { Decomposition } from '../../charts/decomposition/decomposition.tsx';
import { Drivers } from '../../charts/drivers/drivers.tsx';
import { Facets } from '../../charts/facets/facets.tsx';
import { Slope } from '../../charts/slope/slope.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Specimen, sampleTitle } from './specimen.tsx';

const years = ['2013', '2023'] as const;
const periods = Array.from({ length: 12 }, (_, index) => 2012 + index);
/** Lengths of made-up pieces; both bars are equally long. */
const flows = {
  sources: [
    [SUPPLIED_PRODUCTION, 90, 'production'],
    [BALANCE_IMPORTS, 9, 'imports'],
    [OTHER_USES, 1, 'other'],
  ],
  destinations: [
    [SUPPLIED_EXPORTS, 12, 'exports'],
    [FOOD, 74, 'food'],
    [SEED, 6, 'seed'],
    [LOSSES, 5, 'losses'],
  ],
} as const;
const changes = [
  ['IND', 40, 66],
  ['BRA', 28, 29],
  ['TZA', 11, 15],
  ['RWA', 10.8, 14.6],
] as const;

/** Values of a year's months. */
const clock = {
  usual: [100, 102, 105, 108, 112, 106, 100, 97, 95, 93, 91, 94],
  earlier: [[104, 106, 111, null, 118, 110, 101, 96, 92, 90, 88, 92]],
  newest: [92, 95, 99, null, null, null, null, null, null, null, null, null],
  marked: [4, 10],
} as const;

/** Parts of changes. */
const drivers = [
  ['KEN', 14, 5],
  ['RWA', 44, -28],
] as const;

/** What a change is made of, supply and use, two years, small multiples. */
export function ComparisonSpecimens({ crop }: { crop: Crop }): ReactNode {
  const { words, formats } = useSpeech();
  const title = (block: string): string => sampleTitle(block, words, crop);
  const part = (id: 'low' | 'high' | 'sum', value: number, colour: string) => ({
    id,
    label: id === 'sum' ? words('chart.total') : id === 'low' ? 'Lowest series' : 'Highest series',
    value,
    valueLabel: formats.signed(value, 1),
    colour: `var(--use-${colour})`,
  });
  const named = (list: readonly (readonly [number, number, string])[]) =>
    list.map(([element, length, colour]) => ({
      id: String(element),
      label: words(`elements.${element}.short`),
      length,
      valueLabel: formats.number(length),
      colour: `var(--use-${colour})`,
    }));
  const residual = {
    id: 'residual',
    label: 'Unexplained',
    length: 3,
    valueLabel: formats.number(3),
    colour: 'var(--use-other)',
    unexplained: true,
  };
  const facets = changes.map(([area, from, to]) => ({
    id: area,
    label: areaName(words, area),
    unit: words('units.kt.short'),
    colour: 'var(--accent)',
    values: periods.map((_, index) => (index === 4 ? null : from + ((to - from) * index) / 11)),
  }));
  const shared = { description: 'Made-up values that show the drawing.', hint: words('chart.keyboardHint') };
  const id = (block: string): string => `${crop.id}-${block}`;
  return (
    <>
      <Specimen name="Parts of a change" state="Parts in opposite directions">
        <Decomposition
          {...shared}
          id={id('decomposition')}
          title={title('Parts of a change')}
          parts={[part('low', -2.8, 'seed'), part('high', 5.6, 'imports')]}
          total={part('sum', 2.8, 'production')}
          ends={['17.0', '19.8']}
        />
      </Specimen>
      <Specimen name="Drivers" state="One of one sign, one of two">
        <Drivers
          {...shared}
          id={id('drivers')}
          title={title('Drivers')}
          zero="0"
          legend={[
            { label: 'Lowest series', colour: 'var(--use-seed)' },
            { label: 'Highest series', colour: 'var(--use-imports)' },
          ]}
          formatTick={(value) => formats.signed(value, 0)}
          rows={drivers.map(([area, low, high]) => ({
            id: area,
            label: areaName(words, area),
            totalLabel: formats.signed(low + high, 0),
            parts: [part('low', low, 'seed'), part('high', high, 'imports')],
          }))}
        />
      </Specimen>
      <Specimen name="Supply and use" state="Unexplained">
        <BalanceChart
          {...shared}
          id={id('balance')}
          title={title('Supply and use')}
          heads={['Lowest series', 'Highest series']}
          sources={named(flows.sources)}
          destinations={[...named(flows.destinations), residual]}
        />
      </Specimen>
      <Specimen name="Clock" state="A newest year that goes on, a gap in a year before">
        <Clock
          {...shared}
          id={id('clock')}
          title={title('Clock')}
          {...clock}
          months={clock.usual.map((_, place) => ({ brief: `M${place + 1}`, name: `Month ${place + 1}` }))}
          mean={100}
          format={formats.number}
          centre={['3,360', 'US$/kg', 'M3 2026']}
          middle={{ low: 92, high: 108 }}
          names={{ usual: 'Usual', newest: '2026', earlier: '2025', middle: 'Mostly' }}
          textOf={(place) => `Month ${place + 1}`}
        />
      </Specimen>
      <Specimen name="Two years" state="A selected line, labels close together">
        <Slope
          {...shared}
          id={id('slope')}
          title={title('Two years')}
          years={years}
          unit={words('units.kt.short')}
          log={false}
          items={changes.map(([area, from, to]) => ({
            id: area,
            label: areaName(words, area),
            from,
            to,
            fromLabel: formats.number(from),
            toLabel: formats.number(to),
            changeLabel: `${formats.signed(to - from, 1)} (${formats.change(to / from - 1)})`,
            exact: [formats.number(from), formats.number(to)],
            colour: area === 'RWA' ? 'var(--accent)' : 'var(--ink)',
          }))}
        />
      </Specimen>
      <Specimen name="Separate charts" state="One axis for all, a gap">
        <Facets
          {...shared}
          id={id('facets')}
          title={title('Separate charts')}
          periods={periods}
          facets={facets}
          shared
          axis={(ticks) => ({ labels: ticks.map(String), head: words('units.kt.short') })}
          period={String}
          announce={(facet, period, value) => `${period}, ${facet.label}: ${value}`}
        />
      </Specimen>
    </>
  );
}

import { expect, it } from 'vitest';
import {
  asksPerInhabitant,
  type ChartOptions,
  parseChartOptions,
  plainChart,
  serialiseChartOptions,
} from './chart-options.ts';

const flags = [false, true];
const every: ChartOptions[] = flags.flatMap((share) =>
  flags.flatMap((perInhabitant) =>
    flags.flatMap((log) =>
      (['none', 'shared', 'own'] as const).flatMap((facets) =>
        flags.map((one) => ({ share, perInhabitant, log, facets, one })),
      ),
    ),
  ),
);

it('reads every choice that it writes, in letters that an address may hold', () => {
  for (const options of every) {
    const choice = serialiseChartOptions(options);
    expect(parseChartOptions(choice)).toEqual(options);
    expect(choice).toMatch(/^[a-z-]*$/);
  }
});

it('takes nothing and nonsense for the plain chart', () => {
  for (const choice of [undefined, '', 'x', 'logs-shares', '---'])
    expect(parseChartOptions(choice)).toEqual(plainChart);
  expect(serialiseChartOptions(plainChart)).toBe('');
});

it('knows when population is needed', () => {
  expect(asksPerInhabitant({ 'chart-production': 'inhabitant-log' })).toBe(true);
  expect(asksPerInhabitant({ podium: '16', 'chart-production': 'log' })).toBe(false);
});

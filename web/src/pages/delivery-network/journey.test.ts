import { expect, it } from 'vitest';
import { page } from '../../app/testing/delivery-answers.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import { genebankEnds, toJourney } from './journey.ts';

const flows = page.journey;
const landraces = undefined;

it('begins at the first open step where the requested one has nothing to show', () => {
  const choice = { country: 'COL', direction: null, step: 3 } as const;
  expect(toJourney(choice, { flows, landraces })?.step).toBe(3);
  expect(toJourney(choice, { flows: null, landraces })?.step).toBe(1);
  expect(toJourney(choice, { flows: null, landraces: null })).toBeNull();
});

it('is of seed from a country, and not of seed that it receives', () => {
  const choice = { country: 'KEN', step: 1 } as const;
  expect(toJourney({ ...choice, direction: 'origin' }, { flows: null, landraces })?.step).toBe(1);
  expect(toJourney({ ...choice, direction: 'recipient' }, { flows: null, landraces })).toBeNull();
});

it('leads from a chosen country to each genebank, and from the only origin of a choice to its main one', () => {
  const ofOne = { value: 400, origins: [{ code: 'COL', value: 400, genebank: 'cgiar' as const }] };
  const both = { ...ofOne, genebanks: flows?.genebanks ?? [], recipients: [] };
  const lines = (country: string | null) =>
    genebankEnds(WORLD_ON_SERVER, both, country).map(({ id, from }) => [id, from.length]);
  expect(lines('COL')).toEqual([
    ['cgiar', 1],
    ['cgn', 1],
  ]);
  expect(lines(null)).toEqual([
    ['cgiar', 1],
    ['cgn', 0],
  ]);
});

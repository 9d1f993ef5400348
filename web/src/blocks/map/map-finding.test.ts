import { expect, it } from 'vitest';
import { production } from '#catalog/sections/production.ts';
import { trade } from '#catalog/sections/trade.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { readSpeech } from '../../i18n/testing/speech.ts';
import type { ViewState } from '../../url/view-state.ts';
import { mapFinding } from './map-finding.ts';

const data = {
  section: production,
  view: { element: 5510, country: null, officialOnly: false } as unknown as ViewState,
  year: 2023,
  cubes: { isRoundedAway: () => false } as unknown as CubeStore,
};
const entry = (area: string, value: number, rank: number) => ({ area, value, flag: 'A', summed: null, rank });
const usa = entry('USA', 9_890_000, 1);

it.each([
  ['en', 'Only one country has a value: United States 9.89 million t.'],
  ['es', 'Solo un país tiene valor: Estados Unidos 9,89 millones de t.'],
  ['pt', 'Só um país tem valor: Estados Unidos 9,89 milhões de t.'],
] as const)('says of a map of one country that it is the only one: %s', (language, said) => {
  const of = { signed: false, chosen: null };
  const told = (ranked: readonly (typeof usa)[]) =>
    mapFinding(data, readSpeech(language), { ...of, ranked })?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(told([usa])).toBe(said);
  expect(told([usa, entry('CAN', 1, 2)])).not.toContain(said.slice(0, 7));
});

it('says of official figures alone that others may have figures that are not', () => {
  const official = { ...data, view: { ...data.view, officialOnly: true } };
  const of = { signed: false, chosen: null, ranked: [usa] };
  expect(mapFinding(official, readSpeech('es'), of)).toMatch(/^Solo un país tiene un valor oficial: /);
});

it('tells of balances of lower bounds what is known, and no surplus or deficit', () => {
  const balance = { ...data, section: trade, view: { ...data.view, element: 131 } };
  const told = (flag: string) =>
    mapFinding(balance, readSpeech('en'), {
      signed: true,
      chosen: null,
      ranked: [
        { ...entry('USA', 5000, 1), flag },
        { ...entry('IND', -7000, 2), flag },
      ],
    });
  expect(told('E')).toMatch(/the largest surplus was that of the United States.*the largest deficit/);
  expect(told('L')).toMatch(
    /^In 2023, known exports exceeded known imports most in the United States .*most in India .*not known\.$/,
  );
  expect(told('L')).not.toMatch(/surplus|deficit/);
});

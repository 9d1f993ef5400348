import { expect, it } from 'vitest';
import { findDoubt, findEvent, isBroken, listBreaks, listSeams } from './breaks.ts';

const cube = {
  breaks: [2010],
  areaBreaks: { UGA: [2010, 2019], WLRD: [] },
  seams: [2019],
  areaSeams: { UGA: [] },
  doubts: { KAZ: { 2017: 'other-crop' as const } },
  events: { RWA: { 1994: 'rwanda-1994' as const } },
};

it('reads where the series of an area breaks or goes on: its own years, else those of most', () => {
  expect([listBreaks(cube, 'KEN'), listBreaks(cube, 'UGA'), listBreaks(cube, 'WLRD')]).toEqual([
    [2010],
    [2010, 2019],
    [],
  ]);
  expect([listSeams(cube, 'KEN'), listSeams(cube, 'UGA'), listSeams(undefined, 'KEN')]).toEqual([
    [2019],
    [],
    [],
  ]);
  expect([isBroken(cube, 'KEN', 2010, 2020), isBroken(cube, 'KEN', 2009, 2010)]).toEqual([false, true]);
  expect([isBroken(cube, 'KEN', 2020, 2010), isBroken(cube, 'KEN', 2010, 2009)]).toEqual([false, true]);
});

it('reads the notes of a figure', () => {
  expect([findDoubt(cube, 'KAZ', 2017), findDoubt(cube, 'KAZ', 2018), findDoubt(cube, 'KEN', 2017)]).toEqual([
    'other-crop',
    null,
    null,
  ]);
  expect([findEvent(cube, 'RWA', 1994), findEvent(undefined, 'RWA', 1994)]).toEqual(['rwanda-1994', null]);
});

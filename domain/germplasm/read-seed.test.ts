import { expect, it } from 'vitest';
import { readSeed } from './read-seed.ts';

it.each([
  ['MAC 13', 'SUGAR GRAIN TYPE (CREAM WHITE BACKGROUND WITH RED FLECKS), LARGE SEEDED', 'sugar'],
  ['MAC 64', 'DARK RED MOTTLED,MEDIUM SEEDED, RESISTANT TO ANTHRACNOSE', 'dark-red-mottled'],
  ['MAC 34', 'RED MOTTLED, LARGE WEDGE SHAPED SEEDS', 'red-mottled'],
  ['NGWINURARE', 'LARGE RED SEEDED, RESISTANT TO ANTHRACNOSE', 'red'],
  ['KENYA MAUA', 'GREEN BOLD SEEDS, NO STONINESS.', 'green'],
  ['KENYA AFYA', 'CREAM GRAIN COLOUR', 'cream'],
  ['FLORA', 'LIGHT PINK PODS', null],
  ['ROSECOCO (GLP 2)', 'HIGH YIELD, ATTRACTIVE SEED COLOUR', 'red-mottled'],
  ['GLP-585 RED HARICOT', 'SUITABLE FOR HIGH RAINFALL AREAS', 'red'],
  ['GLP-92 PINTO BEAN', null, 'pinto'],
  ['Protea', 'navy/canning', 'white'],
  ['Nyawera', 'high iron and zinc', null],
  // A colour of the leaves, not of a seed.
  ['X', 'red leaves, large seeds', null],
])('reads the seed of %s (%s) as %s', (name, text, seed) => {
  expect(readSeed(name, text)).toBe(seed);
});

import { beforeAll, expect, it } from 'vitest';
import { harvest } from './testing/build-beside.ts';
import { buildSmall } from './testing/build-small.ts';
import {
  agrofitNamesFile,
  compiledFile,
  earlierFile,
  laterFile,
  lossFileNames,
} from './testing/loss-files.ts';

const rice = { cpc: '113', commodity: 'Rice', m49: 50 } as const;

const files = {
  ...harvest,
  [lossFileNames.compiled]: compiledFile([
    ['Damping-off', 'disease', 'oomycete/fungus', 'Pythium debaryanum; Rhizoctonia solani', 'seedlings', 'x'],
  ]),
  [lossFileNames.agrofitNames]: agrofitNamesFile([
    [1, 'Nobody knowsit', 'Praga-do-feijão', 'beans', 'pest_or_disease'],
    // Letters and their accents apart, as the carrier has them.
    [2, 'Erysiphe polygoni', 'Oídio do feijoeiro'.normalize('NFD'), 'beans', 'pest_or_disease'],
  ]),
  [lossFileNames.earlier]: earlierFile([
    {
      ...{ ...rice, year: 2009, percent: '0.42', stage: 'Retail', treatment: 'Aman', method: 'Survey' },
      reference:
        'user1 (2014), food losses and waste in armenia country report prepared by vardan urutyan, phd 2013',
    },
    {
      ...{ ...rice, year: 2009, percent: '0.42', stage: 'Retail', treatment: 'Boro', method: 'Survey' },
      reference: 'Anonymous (2012), Losses in stores',
    },
    ...['Admin (2011)', 'Naziri (2015), Cassava', 'n/a'].map((reference, at) => ({
      ...{ ...rice, year: 2001 + at, percent: '4', stage: 'Storage', method: 'Survey', reference },
    })),
    // Equal but for the sample; the third repeats the second.
    ...['40 farms', '60 farms', '60 farms'].map((sample) => ({
      ...{
        ...rice,
        year: 1999,
        percent: '7',
        stage: 'Farm',
        method: 'Survey',
        reference: 'Naziri (2015), Cassava',
        sample,
      },
    })),
    { ...rice, year: 2010, percent: '200', stage: 'Retail', method: 'Survey' },
    { ...rice, year: 2010, percent: '3', stage: 'Kitchen', method: 'Survey' },
    { ...rice, m49: 999, country: 'Atlantis', year: 2010, percent: '3', stage: 'Retail', method: 'Survey' },
  ]),
  [lossFileNames.later]: laterFile([
    // Of three rows that look the same two are the earlier file's, and one is left.
    { ...rice, year: 2009, percent: '0.42', stage: 'Retail' },
    { ...rice, year: 2009, percent: '0.42', stage: 'Retail' },
    { ...rice, year: 2009, percent: '0.42', stage: 'Retail' },
    // A percentage with more decimals is the same one.
    { ...rice, year: 2009, percent: '0.4249', stage: 'Storage' },
  ]),
};

let rows: Awaited<ReturnType<typeof buildSmall>>['rows'];
beforeAll(async () => {
  ({ rows } = await buildSmall(files));
});

it('matches rows of the two files one to one, and keeps what identifies the earlier ones', () => {
  expect(
    rows(
      'SELECT s.key, stage, loss_percent, treatment, in_newer FROM food_loss JOIN source s ON s.id = source WHERE year > 2003 ORDER BY s.id, place',
    ),
  ).toEqual([
    ['fao-food-losses', 'retail', 0.42, 'Aman', 1],
    ['fao-food-losses', 'retail', 0.42, 'Boro', 1],
    ['fao-food-losses-later', 'retail', 0.42, null, null],
    ['fao-food-losses-later', 'storage', 0.4249, null, null],
  ]);
});

it('credits the author of a row, and none where it has only an account or no author', () => {
  expect(
    rows("SELECT reference FROM food_loss WHERE method = 'survey' AND year > 2000 ORDER BY place"),
  ).toEqual([
    ['Vardan Urutyan (2013), Food losses and waste in Armenia, country report'],
    ['Losses in stores (2012)'],
    [null],
    ['Naziri (2015), Cassava'],
    [null],
  ]);
});

it('counts the rows that it leaves out by source, reason and content', () => {
  expect(
    rows(
      'SELECT s.key, reason, detail, l.rows FROM loss_left_out l JOIN source s ON s.id = l.source ORDER BY s.id, reason',
    ),
  ).toEqual([
    ['agrofit-names', 'unknown-organism', 'Praga-do-feijão', 1],
    ['fao-food-losses', 'no-country', 'Atlantis', 1],
    ['fao-food-losses', 'no-percentage', '', 1],
    ['fao-food-losses', 'repeated', '', 1],
    ['fao-food-losses', 'unknown-stage', 'Kitchen', 1],
    ['fao-food-losses-later', 'in-both', '', 2],
  ]);
});

it('has what two samples lost as two results', () => {
  expect(rows('SELECT sample FROM food_loss WHERE year = 1999 ORDER BY place')).toEqual([
    ['40 farms'],
    ['60 farms'],
  ]);
});

it('has several agents of one disease, and names with their accents in one piece', () => {
  expect(rows('SELECT scientific, agents, assigned, basis FROM pest ORDER BY id')).toEqual([
    ['Erysiphe polygoni', 'fungus', 1, 'named'],
    ['Pythium debaryanum; Rhizoctonia solani', 'oomycete,fungus', 0, 'stated'],
  ]);
  expect(rows('SELECT language, name FROM pest_name ORDER BY pest')).toEqual([
    ['pt', 'Oídio do feijoeiro'],
    ['en', 'Damping-off'],
  ]);
});

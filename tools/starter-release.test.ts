import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { publish } from '#api/testing/altered-release.ts';
import { startTestApp } from '#api/testing/test-app.ts';
import { beans } from '#catalog/crops/beans.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { flowPage } from '#contract/flows.ts';
import { routes } from '#contract/routes.ts';
import type { SmallRelease } from '#ingest/testing/build-small.ts';
import { breaksByHand } from '#ingest/testing/figures-by-hand.ts';
import { starterRelease } from './starter-release.ts';

/**
 * Dry beans (item 176) of 2023 as the publishers' files have them, by member of each network: area harvested in hectares (5312) and
 * production in tonnes (5510) of FAOSTAT QCL, gross production value in 1000 international dollars (152). Members without a row grow none
 * that any source has listed.
 */
const membersByHand = {
  ECABREN: [
    ['BDI', 1_470_473, 834_214.01, 635_871.082],
    ['COD', 505_980, 276_079, 210_438],
    ['ETH', 371_488, 616_857.83, 470_193.561],
    ['KEN', 1_219_960, 860_973, 656_267.848],
    ['MDG', 76_025, 91_158, 69_484.252],
    ['RWA', 626_306, 450_360, 343_282.296],
    ['SDN', 3588, 12_641.67, 9636],
    ['TZA', 1_080_752, 1_484_000, 1_131_163.795],
    ['UGA', 1_164_419, 865_202.84, 659_492],
  ],
  SABRN: [
    ['AGO', 737_922, 366_865, 279_639],
    ['LSO', 19_827, 5251, 4003],
    ['MOZ', 1_163_750, 549_153.21, 418_586.408],
    ['MWI', 365_569, 219_820.45, 167_555.886],
    ['SWZ', 1514, 716.64, 546],
    ['ZAF', 36_650, 50_260, 38_310.17],
    ['ZMB', 131_840, 88_095.3, 67_150],
    ['ZWE', 61_718, 33_072.41, 25_209.106],
  ],
  WECABREN: [
    ['CMR', 303_828, 390_098.03, 297_348.226],
    ['COG', 5436, 4481.91, 3416],
    ['GHA', 129_725, 169_415.48, 129_135.214],
    ['MLI', 16_333, 164_080.56, 125_068.726],
    ['TGO', 397_626, 224_949.06, 171_465],
  ],
} as const;

/** Their sums, worked out on paper: area, production, value, and how many members have a figure. */
const sumsByHand = {
  ECABREN: [6_518_991, 5_491_486.35, 4_185_828.834, 9],
  SABRN: [2_518_790, 1_313_234.01, 1_000_999.57, 8],
  WECABREN: [852_948, 953_025.04, 726_433.166, 5],
} as const;

let release: SmallRelease;
beforeAll(async () => {
  release = await starterRelease();
});

it('has beans of EU members in the year that the catalog says, and none since', () => {
  const { items, endedSeries } = beans;
  const column = release.column(items.production ?? 0, PRODUCTION);
  const countries = new Set(release.rows("SELECT code FROM area WHERE kind = 'country'").flat());
  const ended = column.areas.filter(
    (area) => countries.has(area) && column.series(area).at(-1)?.year === endedSeries?.lastYear,
  );
  const listed = Object.values(endedSeries?.countries ?? {}).flat();
  expect(ended.toSorted()).toEqual(listed.sort());
});

it('the bundled figures become a release that answers like the one they come from', () => {
  expect(release.release.origin).toBe('starter');
  for (const [indicator, element, area, years] of breaksByHand)
    expect(
      release
        .rows(
          `SELECT year FROM series_break WHERE indicator = ${indicator} AND element = ${element} AND area = '${area}'`,
        )
        .flat(),
    ).toEqual(years);
  expect(release.figure(2546, 12, 'BRA', 2017)).toMatchObject({ value: 99.3153, flag: '', source: null });
  expect(release.figure(2546, 5142, 'BRA', 2017)).toMatchObject({ source: 'faostat-fbs' });
  // The figure of docs/walkthrough.md: 288.04 ÷ 2,283.37.
  expect(release.figure(2546, 6, 'RWA', 2017)).toMatchObject({ value: 0.126147 });
  // 3046 / (3046 + 137 − 116) × 100 is the self-sufficiency of Brazil; Rwanda 2017 in FAO's file, kcal per inhabitant and day: maize
  // 326.67, beans 288.04, cassava 270.53, sweet potatoes 202.72, rice 149.77.
  const eaten = release.ranking(664, 'RWA').slice(2017);
  expect(
    eaten
      .sort((one, other) => other.value - one.value)
      .slice(0, 5)
      .map(({ area: item, value }) => [item, value]),
  ).toEqual([
    ['2514', 326.67],
    ['2546', 288.04],
    ['2532', 270.53],
    ['2533', 202.72],
    ['2805', 149.77],
  ]);
  expect(
    release.rows('SELECT year FROM coverage WHERE indicator = 2546 AND element = 6 AND is_default = 1'),
  ).toEqual([[2020]]);
});

it('the interface answers the bundled figures with the Plant Treaty’s totals as worked out from its file', async () => {
  const { id } = release.release;
  const test = await startTestApp({ release: null });
  symlinkSync(join(release.releases, id), join(test.directory, id));
  publish(test.directory, id);
  await test.store.refresh();
  const mapOf = async (place: string) =>
    routes.samplesMap.answer.parse(await test.ask('samplesMap', `/api/v1/germplasm/samples-map/${place}`));
  const world = await mapOf('beans?from=2008&to=2017');
  expect(world.totals).toEqual({ received: 91_039, provided: 91_039 });
  const largest = (side: 'received' | 'provided') =>
    world.countries
      .toSorted((a, b) => (b[side] ?? 0) - (a[side] ?? 0))
      .slice(0, 5)
      .map((country) => [country.area, country[side]]);
  expect(largest('received')).toEqual([
    ['USA', 15_899],
    ['COL', 11_046],
    ['DEU', 7030],
    ['ETH', 5143],
    ['UGA', 4498],
  ]);
  expect(largest('provided')).toEqual([
    ['COL', 80_261],
    ['DEU', 9716],
    ['BRA', 272],
    ['CRI', 240],
    ['CHN', 180],
  ]);
  const year = routes.samples.answer.parse(
    await test.ask('samples', '/api/v1/germplasm/samples/beans/COL?from=2011&to=2011'),
  );
  expect(year.totals.provided).toBe(13_459);
  // Once each report counts once, the samples received of a crop equal those provided.
  for (const crop of ['cassava', 'cocoa', 'forages', 'musa', 'potato', 'rice', 'sweet-potato']) {
    const { totals } = await mapOf(crop);
    expect(totals.received, crop).toBeGreaterThan(0);
    expect(totals.provided, crop).toBe(totals.received);
  }
  // The bundled figures have no register of Uganda, and six varieties of it that were seen in public pages.
  const { seed } = flowPage.parse(await test.ask('flowPage', '/api/v1/germplasm/flows/page?country=UGA'));
  expect(seed?.varieties).toEqual({ counted: 0, seen: 6 });
  expect(seed?.samples).toMatchObject({ from: 2008, to: 2017, received: 4498 });
  await test.close();
});

it('the bundled losses have the medians that were worked out by hand from FAO’s files, and its pests are those of the compiled list', async () => {
  const { id } = release.release;
  const test = await startTestApp({ release: null });
  symlinkSync(join(release.releases, id), join(test.directory, id));
  publish(test.directory, id);
  await test.store.refresh();
  const stageOf = async (rest: string, stage: string) => {
    const answer = routes.lossStages.answer.parse(
      await test.ask('lossStages', `/api/v1/losses/stages/${rest}`),
    );
    const found = answer.stages.find((each) => each.stage === stage);
    return [found?.median, found?.low, found?.high, found?.studies, found?.figures];
  };
  // Dry beans in storage: studies at 0.715 (Tanzania 2011: of 0.6, 0.6, 0.65, 0.78, 1.87, 3.04 the middle is (0.65 + 0.78) / 2), 0.8, 1.8, 8.5, 10,
  // 10.73 (Ethiopia 2013), 14.5 (Brazil 1977: (9 + 20) / 2), 17.8 (Ethiopia 1998: (17.7 + 17.9) / 2), 24, 26 (Ghana 1982), 30, 30, 35, 35, 35 and 38: (17.8 + 24) / 2 = 20.9.
  expect(await stageOf('beans', 'storage')).toEqual([expect.closeTo(20.9, 9), 0.6, 38, 16, 23]);
  // Two of them have storage as the work of a stage after the harvest in general: the list counts them as well.
  const stored = await test.ask(
    'losses',
    '/api/v1/losses?crop=beans&commodity=beans-dry&stage=storage&evidence=studies',
  );
  expect(routes.losses.answer.parse(stored).total).toBe(23);
  // On the farm: 1.385 (Uganda 2015: (0.97 + 1.8) / 2), 4.1, 4.45 (Kenya 2007: (1.5 + 7.4) / 2), 6.07, 8, 10, 13.01, 14.72: (6.07 + 8) / 2 = 7.035.
  expect(await stageOf('beans', 'farm')).toEqual([expect.closeTo(7.035, 9), 0.97, 19.77, 8, 10]);
  // At harvest: 3.2, 3.6, 4.3, 6.5, 8, 8.05: (4.3 + 6.5) / 2 = 5.4.
  expect(await stageOf('beans', 'harvest')).toEqual([expect.closeTo(5.4, 9), 3.2, 8.05, 6, 6]);
  // Fresh cassava at harvest: 0.5, 1.2, 1.5, 3.85, 4.95 four times, 13.6, 43: (4.95 + 4.95) / 2.
  expect(await stageOf('cassava', 'harvest')).toEqual([4.95, 0.5, 43, 10, 10]);
  // On the way: 0.01, 1, 1, 2, 2, 2.35 (Nigeria 2013: (2.2 + 2.5) / 2), 2.5, 2.5, 3.55: the fifth of nine.
  expect(await stageOf('cassava', 'transport')).toEqual([2, 0.01, 3.55, 9, 10]);
  const listed = async (kind: string) =>
    routes.pests.answer.parse(await test.ask('pests', `/api/v1/pests?crop=beans&kind=${kind}`));
  // 16 rows of the compiled list are pests, 21 diseases; what others have is not handed on.
  expect([(await listed('pest')).total, (await listed('disease')).total]).toEqual([16, 21]);
  await test.close();
});

describe.each(['ECABREN', 'SABRN', 'WECABREN'] as const)('%s', (network) => {
  it.each([
    ['area harvested', 5312, 1],
    ['production', 5510, 2],
    ['production value', 152, 3],
  ] as const)('has the %s of its members', (_, element, column) => {
    const [area, production, value, contributors] = sumsByHand[network];
    const networkTotal = [area, production, value][column - 1];
    for (const member of membersByHand[network])
      expect(release.figure(176, element, member[0], 2023)?.value, member[0]).toBe(member[column]);
    const sum = membersByHand[network].reduce((total, member) => total + member[column], 0);
    expect(sum).toBeCloseTo(networkTotal ?? Number.NaN, 6);
    expect(release.figure(176, element, network, 2023)).toMatchObject({ value: networkTotal, source: null });
    expect(release.column(176, element).at(network, 2023)?.contributors).toBe(contributors);
  });
});

it('PABRA is its members, each once, and a part of Africa', () => {
  const area = (code: string) => release.figure(176, 5312, code, 2023)?.value ?? Number.NaN;
  // Botswana, of no network, lists no dry beans.
  expect(area('PABRA')).toBe(6_518_991 + 2_518_790 + 852_948);
  expect(area('PABRA')).toBeLessThan(area('002'));
});

it('networks keep a state that has ended until its members have figures of their own', () => {
  // Ethiopia until 1992 with Eritrea, Sudan until 2011 with South Sudan: nine contributors in every year.
  const members = release.column(176, 5312).series('ECABREN');
  expect(new Set(members.map(({ contributors }) => contributors))).toEqual(new Set([9]));
});

import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { publish } from '#api/testing/altered-release.ts';
import { startTestApp } from '#api/testing/test-app.ts';
import { flowPage } from '#contract/flows.ts';
import { routes } from '#contract/routes.ts';
import type { SmallRelease } from '#ingest/testing/build-small.ts';
import { breaksByHand } from '#ingest/testing/figures-by-hand.ts';
import { membersByHand, sumsByHand } from './networks-by-hand.ts';
import { starterRelease } from './starter-release.ts';

let release: SmallRelease;
beforeAll(async () => {
  release = await starterRelease();
}, 120_000);

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
  expect(release.figure(2546, 12, 'BRA', 2017)).toMatchObject({ value: 99.3124, flag: 'E', source: null });
  expect(release.figure(2546, 5142, 'BRA', 2017)).toMatchObject({ source: 'faostat-fbs', rank: 2 });
  // Rwanda 2017, kcal per inhabitant and day in FAO's file: beans 346, cassava 256, potatoes 226, sweet potatoes 219, plantains 149.
  expect(
    release.rows(
      "SELECT items, item_values FROM ranking_list WHERE element = 664 AND area = 'RWA' AND year = 2017",
    ),
  ).toEqual([
    [expect.stringMatching(/^2546,2532,2531,2533,2616,/), expect.stringMatching(/^346,256,226,219,149,/)],
  ]);
  expect(release.rows('SELECT count(*) FROM ranking')).toEqual([[release.release.counts.rankings]]);
  expect(
    release.rows('SELECT year FROM coverage WHERE indicator = 2546 AND element = 6 AND is_default = 1'),
  ).toEqual([[2017]]);
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
  // Once each report counts once, what was received of a crop is what was provided of it.
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
}, 30_000);

describe.each(['ECABREN', 'SABRN', 'WECABREN'] as const)('%s', (network) => {
  it.each([
    ['area harvested', 5312, 1],
    ['production', 5510, 2],
    ['production value', 152, 3],
  ] as const)('has the %s of its members', (_, element, column) => {
    const [area, production, value, contributors] = sumsByHand[network];
    const whole = [area, production, value][column - 1];
    for (const member of membersByHand[network])
      expect(release.figure(176, element, member[0], 2023)?.value, member[0]).toBe(member[column]);
    const sum = membersByHand[network].reduce((total, member) => total + member[column], 0);
    expect(sum).toBeCloseTo(whole ?? Number.NaN, 6);
    expect(release.figure(176, element, network, 2023)).toMatchObject({ value: whole, source: null });
    expect(
      release.rows(
        `SELECT contributors FROM observation WHERE indicator = 176 AND element = ${element} AND year = 2023 AND area = '${network}'`,
      ),
    ).toEqual([[contributors]]);
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
  const members =
    "SELECT DISTINCT contributors FROM observation WHERE indicator = 176 AND element = 5312 AND area = 'ECABREN'";
  expect(release.rows(members)).toEqual([[9]]);
});

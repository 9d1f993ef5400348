import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { area } from '#contract/data.ts';
import { networkComparison, networks } from '#contract/networks.ts';
import { varieties } from '#contract/varieties.ts';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { handIn } from '../testing/hand-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const compare = async (path: string) =>
  networkComparison.parse(await test.ask('networkComparison', `/api/v1/networks/${path}`));

describe('PABRA and its networks', () => {
  it('has members with the source of each membership and its basis', async () => {
    const answer = networks.parse(await test.ask('networks', '/api/v1/networks'));
    expect(answer.from).toBe('catalog');
    expect(answer.networks.map(({ code, members }) => [code, members.length])).toEqual([
      ['PABRA', 28],
      ['ECABREN', 9],
      ['SABRN', 9],
      ['WECABREN', 9],
    ]);
    expect(answer.members.find(({ iso3 }) => iso3 === 'TZA')).toMatchObject({
      country_name_es: 'Tanzania',
      network: 'ECABREN',
      basis: 'stated-in-part',
      member_link: 'http://pabra.org',
    });
    expect(answer.members.find(({ iso3 }) => iso3 === 'BWA')).toMatchObject({ network: null, basis: null });
    // Its team attended a meeting; that makes no member.
    expect(answer.guests).toMatchObject([{ iso3: 'NGA', network: 'WECABREN' }]);
    expect(answer.members.map(({ iso3 }) => iso3)).not.toContain('NGA');
  });

  it('lists the networks of each country', async () => {
    const areas = area.array().parse(await test.ask('areas', '/api/v1/data/areas'));
    const areaOf = (code: string) => areas.find((each) => each.code === code);
    expect(areaOf('KEN')?.networks).toEqual(['ECABREN', 'PABRA']);
    expect(areaOf('BRA')?.networks).toBeUndefined();
    expect(areaOf('WECABREN')).toMatchObject({ kind: 'aggregate', region: null });
  });

  it('marks a network whose sums wait, in areas as in networks', async () => {
    const areas = area.array().parse(await test.ask('areas', '/api/v1/data/areas'));
    const answer = networks.parse(await test.ask('networks', '/api/v1/networks'));
    const awaited = areas.filter(({ awaitsSum }) => awaitsSum === true).map(({ code }) => code);
    expect(awaited).toEqual(
      answer.networks
        .filter(({ summed }) => !summed)
        .map(({ code }) => code)
        .sort(),
    );
    expect(awaited).not.toContain('PABRA');
    expect(awaited).toContain('SABRN');
  });

  it('adds members up, with their number and their share of the World', async () => {
    const { areas, year, unit } = await compare('beans_production/5510/176/2017');
    expect([year, unit]).toEqual([2017, 't']);
    // Kenya 846,000 t; Brazil 3,033,017 t is no member.
    expect(areas.find(({ code }) => code === 'PABRA')).toMatchObject({
      value: 846_000,
      contributors: 1,
      members: 28,
    });
    expect(areas.map(({ code }) => code)).toEqual(['PABRA', 'ECABREN', 'SABRN', 'WECABREN', '002', 'WLRD']);
    const world = areas.at(-1)?.value ?? Number.NaN;
    expect(world).toBe(846_000 + 3_033_017);
    expect(areas[0]?.share_of_world).toBeCloseTo(846_000 / world, 12);
    // A network without a figure of any member has none: missing, not 0.
    expect(areas.find(({ code }) => code === 'SABRN')).toMatchObject({
      value: null,
      contributors: null,
      share_of_world: null,
    });
  });

  it('gives no share of figures that do not add up', async () => {
    const { areas } = await compare('beans_production/5412/176/2017');
    expect(areas.map(({ share_of_world }) => share_of_world)).toEqual(Array(6).fill(null));
  });

  it.each([
    ['beans_production/5510/176/1899', 404, 'unknown-year'],
    ['beans_production/5510/176/2150', 404, 'unknown-year'],
    ['beans_production/999999/176/2017', 404, 'unknown-element'],
    ['beans_production/5510/27/2017', 404, 'unknown-indicator'],
    ['no_table/5510/176/2017', 404, 'unknown-table'],
  ])('refuses %s', async (path, status, code) => {
    const response = await test.app.inject(`/api/v1/networks/${path}`);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe('a network in the place of a region', () => {
  it('selects its members on the map, and no others', async () => {
    const rows = await test.ask(
      'adminIds',
      '/api/v1/data/adminIds/beans_production/region/ECABREN/176/2017?id_elements=[5510]',
    );
    expect(rows).toMatchObject([{ iso3: 'KEN', value: 846_000 }]);
    const none = '/api/v1/data/adminIds/beans_production/region/SABRN/176/2017?id_elements=[5510]';
    expect(await test.ask('adminIds', none)).toEqual([]);
  });

  it('has values and explanations of its own', async () => {
    expect(
      await test.ask('value', '/api/v1/data/value/beans_production/VALUE/ECABREN/5510/176/2017'),
    ).toMatchObject({ value: 846_000, unit: 't' });
    const explained = await test.app.inject('/api/v1/explain/beans_production/ECABREN/5510/176/2017');
    expect(explained.statusCode).toBe(200);
  });

  it('has the varieties of its members', async () => {
    const list = async (query: string) =>
      varieties.parse(await test.ask('varieties', `/api/v1/varieties?crop=beans&${query}`));
    const { facets, total } = await list('network=ECABREN');
    expect(facets.country.map(({ id }) => id)).toEqual(['KEN', 'UGA', 'ETH']);
    expect(total).toBe((await list('network=PABRA')).total);
    expect((await list('network=WECABREN')).total).toBe(0);
    expect((await test.app.inject('/api/v1/varieties?network=EU')).statusCode).toBe(400);
  });
});

describe('the list of members as a file', () => {
  const csv = async (address = '/api/v1/export/networks') => {
    const { statusCode, body } = await test.app.inject(address);
    expect(statusCode).toBe(200);
    return body.trim().split('\r\n');
  };

  it('is the observatory’s own without an import', async () => {
    const [header, ...rows] = await csv();
    expect(header).toBe('country,network,basis,note,link,supplied_by,supplied_on,licence');
    expect(rows.filter((row) => row.startsWith('RWA,ECABREN,stated,'))).toHaveLength(1);
    expect(new Set(rows.map((row) => row.slice(0, 3))).size).toBe(28);
    expect(await csv('/api/v1/export/networks?source=import-pabra-membership-nobody')).toEqual([header]);
  });

  it('of two suppliers each give their own back, whose import changes nothing; the page has both as one', {
    tags: ['sweep'],
    timeout: 120_000,
  }, async () => {
    const site = await startTestApp({ release: null });
    try {
      copyRelease(site.directory, 'before', {});
      publish(site.directory, 'before');
      const columns = 'country,network,basis,note,link,supplied_by,supplied_on,licence';
      const one = `RWA,ECABREN,stated,"joined, early",https://example.org/a,Office,2026-05-31,CC-BY-4.0`;
      handIn(site.directory, 'pabra-membership', `${columns}\n${one}\nKEN,,,,,Office,2026-05-31,CC-BY-4.0\n`);
      handIn(
        site.directory,
        'pabra-membership',
        `${columns}\nRWA,ECABREN,,,,Other,2026-05-30,LicenseRef-not-stated\n`,
      );
      await site.store.refresh();
      const { supplies, members } = networks.parse(await site.ask('networks', '/api/v1/networks'));
      expect(supplies.map(({ supplier, exportable }) => [supplier, exportable])).toEqual([
        ['Other', false],
        ['Office', true],
      ]);
      expect(members.map(({ iso3, network }) => [iso3, network])).toEqual([
        ['RWA', 'ECABREN'],
        ['KEN', null],
      ]);
      const key = 'import-pabra-membership-office';
      const { body } = await site.app.inject(`/api/v1/export/networks?source=${key}`);
      expect(handIn(site.directory, 'pabra-membership', body)).toContain('Nothing changes');
      for (const query of ['', '?source=import-pabra-membership-other']) {
        const refused = await site.app.inject(`/api/v1/export/networks${query}`);
        expect([refused.statusCode, refused.json().code]).toEqual([403, 'licence-forbids-export']);
      }
    } finally {
      await site.close();
    }
  });
});

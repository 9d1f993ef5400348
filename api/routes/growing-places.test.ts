import { afterAll, describe, expect, it } from 'vitest';
import { copyRelease, publish } from '../testing/altered-release.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const places = `INSERT INTO source SELECT 951, 'bean-growing-places', 'places.csv', 'Monfreda', 'Places', url, '2026-11-28', sha256,
    'CC-BY-4.0', 3, 1 FROM source WHERE id = 1;
  INSERT INTO growing_place (crop, area, latitude, longitude, share, basis, source) VALUES
    ('beans', 'KEN', -0.25, 37.75, 0.75, 'harvest', 951), ('beans', 'KEN', 0.25, 34.25, 0.25, 'harvest', 951),
    ('beans', 'MOZ', -13.25, 33.25, 1, 'cropland', 951);`;

const started: TestApp[] = [];
async function start(without: readonly string[]): Promise<TestApp> {
  const test = await startTestApp({ release: null, without });
  started.push(test);
  copyRelease(test.directory, 'placed', { sql: places });
  publish(test.directory, 'placed');
  await test.store.refresh();
  return test;
}
afterAll(() => Promise.all(started.map((test) => test.close())));

describe('growing places', () => {
  it('are the cells of each country with their shares', async () => {
    const test = await start([]);
    const answer = await test.ask('growingPlaces', '/api/v1/growing-places/beans');
    expect(answer).toMatchObject({
      crop: 'beans',
      source: { key: 'bean-growing-places', exportable: true },
      countries: [
        {
          ...{ area: 'KEN', basis: 'harvest', shares: [0.75, 0.25] },
          ...{ latitudes: [-0.25, 0.25], longitudes: [37.75, 34.25] },
        },
        { area: 'MOZ', basis: 'cropland', shares: [1] },
      ],
    });
    expect(await test.ask('growingPlaces', '/api/v1/growing-places/cocoa')).toMatchObject({ countries: [] });
    const { statusCode } = await test.app.inject('/api/v1/growing-places/gold');
    expect(statusCode).toBe(404);
  });

  it('are not served where the operator leaves their source out', async () => {
    const test = await start(['bean-growing-places']);
    expect(await test.ask('growingPlaces', '/api/v1/growing-places/beans')).toEqual({
      crop: 'beans',
      source: null,
      countries: [],
    });
  });
});

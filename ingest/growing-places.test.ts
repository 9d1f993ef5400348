import { describe, expect, it } from 'vitest';
import { buildBeside } from './testing/build-beside.ts';

const release = (cells: readonly string[]) =>
  buildBeside({
    'bean_weights_0p5deg.csv': `${['lon,lat,iso3,share,method', ...cells].join('\n')}\n`,
  });

describe('growing places', () => {
  it('are the cells of each country with their part of its area, by harvested area or by cropland alone', async () => {
    const { rows } = await release([
      '34.25,0.25,KEN,0.25,bean',
      '37.75,-0.25,KEN,0.75,bean',
      '33.25,-13.25,MOZ,1,cropland',
      '33.75,-13.25,MOZ,0.000000,cropland',
    ]);
    expect(
      rows('SELECT crop, area, latitude, longitude, share, basis FROM growing_place ORDER BY area, latitude'),
    ).toEqual([
      ['beans', 'KEN', -0.25, 37.75, 0.75, 'harvest'],
      ['beans', 'KEN', 0.25, 34.25, 0.25, 'harvest'],
      ['beans', 'MOZ', -13.25, 33.25, 1, 'cropland'],
    ]);
    expect(
      rows(`SELECT key, licence FROM source WHERE id = (SELECT DISTINCT source FROM growing_place)`),
    ).toEqual([['bean-growing-places', 'CC-BY-4.0']]);
  });

  it('stop a release of which cells cannot be understood, each named', async () => {
    const cells = [
      '34.25,0.25,XYZ,1,bean',
      '34.25,1.25,KEN,1,pasture',
      '34.25,2.25,KEN,?,bean',
      '34.25,95,KEN,1,bean',
    ];
    await expect(release(cells)).rejects.toMatchObject({
      message: expect.stringContaining('Cells of growing places cannot be understood'),
      details: expect.arrayContaining(
        ['XYZ 0.25', 'KEN 1.25', 'KEN 2.25', 'KEN 95'].map((cell) => expect.stringContaining(cell)),
      ),
    });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmall, type SmallRelease } from './testing/build-small.ts';
import { writeSources } from './testing/source-files.ts';

/** Areas: 44 Colombia, 226 Uganda, 58 Ecuador, 21 Brazil. Items: 486 and 2615 bananas, 489 and 2616 plantains. */
describe('a crop that is added up from several items', () => {
  let release: SmallRelease;
  beforeAll(async () => {
    release = await buildSmall(
      await writeSources({
        qcl: [
          [44, 486, 5510, 2022, 2521732.57, 'A'],
          [44, 489, 5510, 2022, 2478699.19, 'E'],
          [44, 486, 5312, 2022, 104823, 'A'],
          [44, 489, 5312, 2022, 274731, 'A'],
          [44, 486, 5412, 2022, 24057, 'A'],
          [44, 489, 5412, 2022, 9022.3, 'A'],
          [21, 486, 5510, 2022, 6923179, 'A'],
          // Plantains without an area: the sum of areas is not known.
          [58, 486, 5312, 2022, 174771, 'A'],
          [58, 486, 5510, 2022, 6122744, 'A'],
          [58, 489, 5510, 2022, 857562, 'A'],
          // Uganda's bananas are marked as missing, as a 0 with flag M.
          [226, 486, 5510, 2010, 0, 'M'],
          [226, 486, 5312, 2010, 0, 'M'],
          [226, 489, 5510, 2010, 4694400, 'A'],
          [226, 489, 5312, 2010, 978000, 'A'],
          [226, 489, 5510, 2019, 9400000, 'A'],
          [184, 486, 5510, 2010, 0, 'M'],
        ],
        fbs: [
          [44, 2615, 5511, 2017, 100, 'A'],
          [44, 2615, 5911, 2017, 40, 'A'],
          [44, 2615, 5301, 2017, 60, 'A'],
          [44, 2615, 5142, 2017, 60, 'A'],
          [44, 2616, 5511, 2017, 300, 'E'],
          [44, 2616, 5301, 2017, 300, 'E'],
          [44, 2616, 5142, 2017, 300, 'E'],
          // Bananas of Uganda have a balance in another year only.
          [226, 2615, 5142, 2016, 5, 'A'],
          [226, 2616, 5142, 2017, 400, 'A'],
          [21, 2615, 5142, 2017, 50, 'A'],
        ],
      }),
    );
  });

  it('has the sum of its parts with the worst flag, and the yield of the sum', () => {
    expect(release.figure(900486, 5510, 'COL', 2022)).toMatchObject({ value: 5000431.76, flag: 'E' });
    expect(release.figure(900486, 5312, 'COL', 2022)?.value).toBe(379554);
    // 5,000,431.76 t on 379,554 ha; the parts' yields are not added.
    expect(release.figure(900486, 5412, 'COL', 2022)?.value).toBe(13174.5);
    expect(release.figure(900486, 5510, 'COL', 2022)?.published).toBe('486+489');
  });

  it('counts a part that an area does not list as not grown', () => {
    expect(release.figure(900486, 5510, 'BRA', 2022)?.value).toBe(6923179);
  });

  it('is of the other part where one is marked as missing, with that flag', () => {
    expect(release.figure(900486, 5510, 'UGA', 2010)).toMatchObject({ value: 4694400, flag: 'M' });
    expect(release.figure(900486, 5412, 'UGA', 2010)?.value).toBe(4800);
    expect(release.figure(486, 5510, 'UGA', 2010)).toBeNull();
    expect(release.figure(900486, 5510, 'UGA', 2019)).toMatchObject({ value: 9400000, flag: 'A' });
    expect(release.figure(900486, 5510, 'RWA', 2010)).toBeNull();
  });

  it('is absent where a part has a figure missing', () => {
    expect(release.figure(900486, 5510, 'ECU', 2022)?.value).toBe(6980306);
    expect(release.figure(900486, 5312, 'ECU', 2022)).toBeNull();
  });

  it('takes what a closed balance leaves out as nil, and an item that an area never has', () => {
    expect(release.figure(902615, 9, 'COL', 2017)?.value).toBe(40);
    expect(release.figure(902615, 5142, 'COL', 2017)).toMatchObject({ value: 360, flag: 'E' });
    expect(release.figure(902615, 5142, 'BRA', 2017)?.value).toBe(50);
  });

  it('is absent where the other part exists but has no balance of the year', () => {
    expect(release.figure(902615, 5142, 'UGA', 2017)).toBeNull();
  });

  it('keeps its parts, which explain it', () => {
    expect(release.figure(489, 5510, 'COL', 2022)?.value).toBe(2478699.19);
  });
});

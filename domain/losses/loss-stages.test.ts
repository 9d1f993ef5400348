import { describe, expect, it } from 'vitest';
import { type LossFinding, stageOf, stagesOf } from './loss-stages.ts';

const finding = (values: Partial<LossFinding>): LossFinding & { crop: string } => ({
  crop: 'beans',
  commodity: 'beans-dry',
  country: 'KEN',
  region: null,
  year: 2007,
  stage: 'farm',
  activity: null,
  percent: 1,
  method: 'survey',
  reference: null,
  source: 'fao-food-losses',
  ...values,
});

describe('losses by stage', () => {
  it('have storage after the harvest in general with storage', () => {
    expect(stageOf({ stage: 'post-harvest', activity: 'Storage' })).toBe('storage');
    expect(stageOf({ stage: 'post-harvest', activity: null })).toBe('post-harvest');
    expect(stageOf({ stage: 'farm', activity: 'Storage' })).toBe('farm');
  });

  it('weigh every study once, whatever the number of its figures', () => {
    // One work with 1, 2 and 9 has the median 2; another 10. Of the points 2 and 10 the median is (2 + 10) / 2 = 6; of the rows it would be 5.5.
    const rows = [1, 2, 9].map((percent) => finding({ percent, reference: 'one work' }));
    const [farm] = stagesOf([...rows, finding({ percent: 10, reference: 'another' })]);
    expect(farm).toMatchObject({ stage: 'farm', median: 6, low: 1, high: 10, studies: 2, figures: 4 });
    expect(farm?.points.map(({ value, low, high, figures }) => [value, low, high, figures])).toEqual([
      [2, 1, 9, 3],
      [10, 10, 10, 1],
    ]);
  });

  it('have the range of the results and their years, not that of the studies’ medians', () => {
    const [farm] = stagesOf([
      finding({ percent: 14, low: 9, high: 20, year: 2000, reference: 'a range' }),
      finding({ percent: 1, year: 2021 }),
      finding({ percent: 30, year: 2021 }),
      finding({ percent: 3, year: 2021 }),
    ]);
    // Studies of 14 and of 3; the results go from 1 to 30.
    expect(farm).toMatchObject({ median: 8.5, low: 1, high: 30, studies: 2, first: 2000, last: 2021 });
    expect(farm?.points.map(({ low, high }) => [low, high])).toEqual([
      [1, 30],
      [9, 20],
    ]);
  });

  it('are of one study where no work is named and country, year and method are the same', () => {
    const [farm] = stagesOf([
      finding({ percent: 3 }),
      finding({ percent: 5 }),
      finding({ percent: 7, year: 2008 }),
      finding({ percent: 9, method: 'expert' }),
    ]);
    expect(farm?.points.map(({ value, figures }) => [value, figures])).toEqual([
      [4, 2],
      [7, 1],
      [9, 1],
    ]);
  });

  it('stand in the order of the chain, the whole of it last, and a stage without findings nowhere', () => {
    const stages = stagesOf([
      finding({ stage: 'whole-chain' }),
      finding({ stage: 'retail' }),
      finding({ stage: 'harvest' }),
      finding({ stage: 'storage' }),
    ]);
    expect(stages.map(({ stage }) => stage)).toEqual(['harvest', 'storage', 'retail', 'whole-chain']);
    expect(stagesOf([])).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { Histogram } from './histogram.ts';

it('counts values up to each bound, those of the buckets below among them', () => {
  const taken = new Histogram([0.1, 1]);
  for (const value of [0.0625, 0.1, 0.5, 4]) taken.observe(value);
  expect(taken.lines('seconds', 'class="page"')).toEqual([
    'seconds_bucket{class="page",le="0.1"} 2',
    'seconds_bucket{class="page",le="1"} 3',
    'seconds_bucket{class="page",le="+Inf"} 4',
    'seconds_sum{class="page"} 4.6625',
    'seconds_count{class="page"} 4',
  ]);
});

it('needs no labels', () => {
  expect(new Histogram([1]).lines('seconds')).toEqual([
    'seconds_bucket{le="1"} 0',
    'seconds_bucket{le="+Inf"} 0',
    'seconds_sum 0',
    'seconds_count 0',
  ]);
});

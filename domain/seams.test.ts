import { describe, expect, it } from 'vitest';
import { inheritPassages, judgePassages } from './seams.ts';

/** Production of dry beans in thousand tonnes, as FAO has it in the releases on both sides of 2018/2019. */
const from2013 = (...values: readonly number[]) => values.map((value, at) => ({ year: 2013 + at, value }));
const uganda = from2013(941, 1011, 1080, 810, 1012, 940, 437, 786, 770, 827, 865);
const burundi = from2013(225, 252, 283, 376, 371, 393, 619, 742, 954, 803, 834);
const india = from2013(4020, 4230, 4260, 5890, 6340, 6220, 5310, 5460, 6120, 6610, 6491);
const ethiopia = from2013(598, 659, 900, 870, 825, 564, 486, 553, 584, 622, 617);

describe('a passage to another release', () => {
  it.each([
    // ÷ 2.15; ten steps around it have a median of 0.07: at most × 1.25.
    ['break', 'Uganda', uganda],
    // × 1.57
    ['break', 'Burundi', burundi],
    // ÷ 1.17
    ['seam', 'India', india],
    // ÷ 1.16
    ['seam', 'Ethiopia', ethiopia],
  ] as const)('is a %s in beans of %s in 2019', (passage, _, figures) => {
    expect(judgePassages(figures, [2019]).get(2019)).toBe(passage);
  });

  it('is a seam where the series is as restless in other years', () => {
    // Each year half more or a third less: three times ln 1.5 is more than ln 2.
    const restless = from2013(100, 150, 100, 150, 100, 150, 300, 200, 300, 200, 300);
    expect(judgePassages(restless, [2019]).get(2019)).toBe('seam');
    // With fewer than six known steps at most ln 1.3.
    expect(judgePassages(restless.slice(3, 9), [2019]).get(2019)).toBe('break');
  });

  it('takes a step of a fifth in every series, and no more in one that hardly moves', () => {
    const still = (value: number) =>
      from2013(100, 100, 100, 100, 100, 100, value, value, value, value, value);
    expect(judgePassages(still(120), [2019]).get(2019)).toBe('seam');
    expect(judgePassages(still(121), [2019]).get(2019)).toBe('break');
  });

  it('is not measured by the steps at other passages', () => {
    const each = from2013(100, 200, 400, 800, 900, 1000, 1190);
    const passages = [2014, 2015, 2016, 2017, 2018, 2019];
    // A series with a passage in each year has no usual step.
    expect([...judgePassages(each, passages).values()]).toEqual([
      'break',
      'break',
      'break',
      'seam',
      'seam',
      'seam',
    ]);
  });

  it('breaks from and to nothing, and below zero, where no step can be measured', () => {
    const judge = (before: number, after: number) => judgePassages(from2013(before, after), [2014]).get(2014);
    expect([judge(0, 5), judge(5, 0), judge(-5, -5), judge(5, -5), judge(0, 0)]).toEqual([
      'break',
      'break',
      'break',
      'break',
      'seam',
    ]);
  });

  it('earns no larger step by a gap', () => {
    const gap = [
      { year: 2013, value: 100 },
      { year: 2018, value: 140 },
    ];
    expect(judgePassages(gap, [2018]).get(2018)).toBe('break');
  });
});

describe('passages of inputs', () => {
  it('are those of what is computed from them, from its first year behind each on', () => {
    expect([...inheritPassages([2005, 2006, 2012, 2013], [2000, 2005, 2006, 2010, 2019])]).toEqual([
      2006, 2012,
    ]);
  });
});

import { expect, it } from 'vitest';
import { largestReports } from './flows.ts';

const report = (partner: string, value: number) => ({
  item: 176,
  reporter: 'BRA',
  partner,
  element: 5922,
  value,
  flag: '',
  source: 'faostat-tm',
});

it('lists the first reports and says what the others add up to', () => {
  const reports = [report('IND', 38_583), report('VNM', 17_484), report('PAK', 7_387), report('EGY', 4_199)];
  expect(largestReports(reports, 2)).toEqual({
    listed: reports.slice(0, 2),
    beyond: { count: 2, value: 11_586 },
  });
  expect(largestReports(reports, 4)).toEqual({ listed: reports, beyond: null });
});

import { describe, expect, it } from 'vitest';
import { keeps, mergeSections, missed, type Part, toSection } from './report.ts';

const part: Part = {
  title: 'API',
  how: 'In process.',
  budgets: { 'p95 ms': '≤ 5', 'requests/s': '≥ 100' },
  minutes: 1,
  measure: async () => null,
};
const titles = ['Page', 'API', 'Start'];

describe('the report of a benchmark', () => {
  it('compares figures with their bounds', () => {
    expect([
      keeps(5, '≤ 5'),
      keeps(5.01, '≤ 5'),
      keeps(99, '≥ 100'),
      keeps(100, '≥ 100'),
      keeps(1, undefined),
    ]).toEqual([true, false, false, true, true]);
  });

  it('says which figures miss them', () => {
    expect(missed(part, { 'p95 ms': 7, 'requests/s': 120, steps: 3 })).toEqual(['p95 ms']);
    const section = toSection(part, { 'p95 ms': 7, 'requests/s': 120, steps: 3 }, new Date('2026-01-02'));
    expect(section).toContain('| p95 ms | 7 (missed) | ≤ 5 |');
    expect(section).toContain('| requests/s | 120 | ≥ 100 |');
    expect(section).toContain('| steps | 3 |  |');
    expect(section).toContain('Measured on 2026-01-02:');
  });

  it('replaces the parts that were measured and leaves the others, in order', () => {
    const first = mergeSections(
      '',
      new Map([
        ['Start', '## Start\n\nold\n'],
        ['API', '## API\n\nold\n'],
      ]),
      titles,
    );
    const second = mergeSections(
      first,
      new Map([
        ['API', '## API\n\nnew\n'],
        ['Page', '## Page\n\nnew\n'],
      ]),
      titles,
    );
    expect(second.match(/^## .*$/gm)).toEqual(['## Page', '## API', '## Start']);
    expect(second).toContain('## API\n\nnew\n');
    expect(second).toContain('## Start\n\nold\n');
    expect(mergeSections(second, new Map(), titles)).toBe(second);
  });
});

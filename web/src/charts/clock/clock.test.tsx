import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Clock, type ClockInput, layoutClock } from './clock.tsx';
import type { YearValues } from './dial.tsx';

/** Usually 100 but 120 in May and 90 in December. */
const usual = [100, 100, 100, 100, 120, 100, 100, 100, 100, 100, 100, 90];
const none: YearValues = usual.map(() => null);
const input: ClockInput = { usual, earlier: [], newest: null, middle: null, marked: [4, 11] };

describe('a clock', () => {
  it('goes on from a December to the January after it', () => {
    const earlier = [none.with(11, 100), none.with(0, 100)];
    expect(layoutClock({ ...input, earlier }).earlier.match(/M/g)).toHaveLength(1);
    expect(
      layoutClock({ ...input, earlier: [none.with(10, 100), none.with(0, 100)] }).earlier.match(/M/g),
    ).toHaveLength(2);
  });

  it('widens its rings with years out of line, and stands equal prices', () => {
    const { rings } = layoutClock({ ...input, earlier: [none.with(2, 180)] });
    expect(rings.at(-1)?.value).toBeGreaterThanOrEqual(180);
    for (const { radius } of layoutClock({ ...input, usual: usual.map(() => 100) }).rings)
      expect(Number.isFinite(radius)).toBe(true);
  });

  it('says each month to the keyboard and to pointers, and has the figure of the newest in the middle', () => {
    const markup = renderToStaticMarkup(
      <Clock
        id="clock"
        title="The season"
        description="Dearest in May"
        hint="Arrow keys"
        usual={usual}
        earlier={[usual]}
        newest={none.with(0, 95)}
        months={usual.map((_, place) => ({ brief: `m${place}`, name: `month ${place}` }))}
        mean={100}
        format={String}
        centre={['3,360', 'UGX/kg', 'Jan 2026']}
        marked={[4]}
        middle={{ low: 90, high: 110 }}
        names={{ usual: 'usual', newest: '2026', earlier: '2025', middle: 'mostly' }}
        textOf={(place) => `said of ${place}`}
      />,
    );
    for (const text of ['said of 11', '3,360', 'Jan 2026', 'm4', '>2026', '>usual', '>2025', '>mostly'])
      expect(markup).toContain(text);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Clock, type ClockInput, layoutClock } from './clock.tsx';
import type { YearValues } from './dial.ts';

/** Usually 100 but 120 in May and 90 in December. */
const usual = [100, 100, 100, 100, 120, 100, 100, 100, 100, 100, 100, 90];
const none: YearValues = usual.map(() => null);
const input: ClockInput = { usual, earlier: [], newest: null, middle: null, marked: [4, 11] };
const [middle, rim, inner] = [170, 136, 136 * 0.3];

describe('a clock', () => {
  it('has round rings from the least to the greatest value, the least away from the middle', () => {
    const { rings } = layoutClock(input);
    expect(rings[0]).toMatchObject({ value: 90, radius: Math.round(inner * 10) / 10 });
    expect(rings.at(-1)).toMatchObject({ value: 120, radius: rim });
  });

  it('goes round with the hands, January at the top', () => {
    const { months } = layoutClock({ ...input, usual: usual.map((_, place) => 100 + place) });
    expect(months[0]?.at.x).toBeCloseTo(middle, 9);
    expect(months[0]?.at.y).toBeLessThan(middle - rim);
    expect(months[3]?.at.x).toBeGreaterThan(middle + rim);
    expect(months[3]?.at.y).toBeCloseTo(middle, 9);
    expect(months[6]?.at.y).toBeGreaterThan(middle + rim);
    expect(months[9]?.at.x).toBeLessThan(middle - rim);
  });

  it('closes the usual year where it is known, and leaves a gap where a month is not', () => {
    const whole = layoutClock(input).usual;
    expect(whole.match(/M/g)).toHaveLength(1);
    const points = whole.slice(1).split('L');
    expect(points.at(-1)).toBe(points[0]);
    expect(layoutClock({ ...input, usual: [...usual.slice(0, 5), null, ...usual.slice(6)] }).usual).toMatch(
      /^M[^M]+M[^M]+$/,
    );
  });

  it('ends the newest year in a dot, and leaves gaps where months are missing', () => {
    // March is missing: January and February are a line, April a point, which is the newest.
    const { newest, dot } = layoutClock({ ...input, newest: none.with(0, 100).with(1, 110).with(3, 120) });
    expect(newest.match(/M/g)).toHaveLength(2);
    expect(dot).toMatchObject({ place: 3, y: middle });
    expect(dot?.x).toBeCloseTo(middle + rim, 9);
    expect(layoutClock(input)).toMatchObject({ newest: '', dot: null });
  });

  it('marks between which values the newest month usually is, on its spoke', () => {
    const april = none.with(3, 120);
    // April lies to the right: from 90, the inner ring, to 120, the rim.
    const { middle: mark } = layoutClock({ ...input, newest: april, middle: { low: 90, high: 120 } });
    expect(mark).toMatch(new RegExp(`^M${middle + 40.8},${middle}L${middle + rim},${middle}$`));
    expect(layoutClock({ ...input, newest: april }).middle).toBe('');
  });

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
    const drawn = renderToStaticMarkup(
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
      expect(drawn).toContain(text);
  });
});

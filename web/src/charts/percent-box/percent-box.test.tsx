import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PercentBox } from './percent-box.tsx';
import { shareLength, toPercentBox } from './percent-box-model.ts';

describe('value × 100, rounded to two decimals', () => {
  test.each([
    [0.146, 14.6],
    [0.14555, 14.56],
    [0.123_44, 12.34],
    [1, 100],
    [0, 0],
    // The product of the binary fraction is 100.49999999999999; half a hundredth is rounded up all the same.
    [0.010_050_5, 1.01],
    [1.005, 100.5],
    [0.000_05, 0.01],
  ])('%f is %f per cent', (value, number) => {
    expect(toPercentBox(value)).toEqual({ number, approximatelyZero: false });
  });
  test('what rounds to 0 and is more is "about zero"', () => {
    expect(toPercentBox(0.000_049)).toEqual({ number: 0, approximatelyZero: true });
    expect(toPercentBox(1e-12)).toEqual({ number: 0, approximatelyZero: true });
  });
  test('missing stays missing, and no zero is negative', () => {
    expect(toPercentBox(null)).toEqual({ number: null, approximatelyZero: false });
    expect(toPercentBox(Number.NaN).number).toBeNull();
    expect(Object.is(toPercentBox(-0.000_01).number, 0)).toBe(true);
  });
});

test('the bar ends at its ends', () => {
  expect([0, 0.1464, 1, 1.2, -0.1].map(shareLength)).toEqual([0, 14.6, 100, 100, 0]);
});

describe('the markup of a percentage box', () => {
  test('reads the meaning and the number, and draws the share', () => {
    const html = renderToStaticMarkup(<PercentBox text="14.6%" meaning="of food energy" share={0.146} />);
    expect(html.replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
      "<dl class="box">
      <dt class="meaning">of food energy</dt>
      <dd class="number">
      <span>14.6%</span>
      <svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="4" fill="var(--rule)">
      </rect>
      <rect width="14.6" height="4" fill="var(--accent)">
      </rect>
      </svg>
      </dd>
      </dl>"
    `);
  });
  test('has no bar without a share', () => {
    const html = renderToStaticMarkup(<PercentBox text="No data" meaning="of food energy" share={null} />);
    expect(html.match(/<rect/g)).toHaveLength(1);
    expect(html).toContain('class="missing"');
  });
});

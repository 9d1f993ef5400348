import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PercentBox } from './percent-box.tsx';
import { shareLength } from './percent-box-model.ts';

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

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeyValue } from './key-value.tsx';

const base = { label: 'Per-capita supply', unit: 'kg', missing: 'No data for this year' };

test('a figure with unit, trend and change', () => {
  const trend = { years: [2021, 2022], values: [30, 31], year: 2022, colour: 'var(--accent)' };
  const html = renderToStaticMarkup(
    <KeyValue {...base} value="31.00" delta="+1.00" note="estimated" trend={trend} />,
  );
  expect(html.replaceAll('><', '>\n<')).toMatchInlineSnapshot(`
    "<dl class="item">
    <dt class="label">Per-capita supply</dt>
    <dd class="line">
    <p class="figure">
    <span class="number">31.00</span> <span class="unit">kg</span>
    </p>
    <span class="trend">
    <svg viewBox="0 0 96 32" width="96" height="32" focusable="false" role="img" aria-hidden="true">
    <path d="M82.2,28L92,4" fill="none" stroke="var(--accent)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
    </path>
    <circle cx="92" cy="4" r="3" fill="var(--accent)" stroke="var(--surface)">
    </circle>
    </svg>
    </span>
    </dd>
    <dd class="delta">+1.00<span class="note">estimated</span>
    </dd>
    </dl>"
  `);
});

test('the sentence for a missing figure takes the place of number and unit', () => {
  const html = renderToStaticMarkup(<KeyValue {...base} value={null} />);
  expect(html).toContain('<p class="missing">No data for this year</p>');
  expect(html).not.toContain('kg');
});

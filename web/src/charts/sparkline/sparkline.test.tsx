import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Sparkline, type SparklineProps } from './sparkline.tsx';

const years = [2000, 2001, 2002, 2003, 2004, 2005];
const draw = (more: Partial<SparklineProps>): string =>
  renderToStaticMarkup(
    <Sparkline span={4} width={38} height={28} colour="red" years={years} values={[]} {...more} />,
  );
const current = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="3">`;

describe('the trend before a year', () => {
  test('spans the shown values between the margins', () => {
    // 4 px are around: years lie 10 px apart, and 10…30 takes 20 px.
    const html = draw({ values: [99, 10, 20, 30, 20, 0], year: 2004 });
    expect(html).toContain('d="M4,24L14,14L24,4L34,14"');
    expect(html).toContain(current(34, 14));
  });
  test('ends with the newest value without a year', () => {
    expect(draw({ values: [1, 2, 3, 4, 5, null] })).toContain(current(34, 4));
  });
  test('keeps gaps, draws lone years as dots and marks no missing year', () => {
    const html = draw({ values: [1, null, 10, null, 30, null], year: 2005 });
    expect(html).not.toContain('<path');
    expect(html.match(/r="1\.5"/g)).toHaveLength(2);
    expect(html).not.toContain('r="3"');
  });
  test('begins with the last break up to its year: what was before is not compared', () => {
    const html = draw({ values: [99, 10, 20, 30, 20, 0], year: 2004, breaks: [2001, 2003, 2005] });
    // 20…30 takes 20 px: the values before 2003 neither show nor set the height.
    expect(html).toContain('d="M24,4L34,24"');
    expect(html).toContain(current(34, 24));
  });
  test('stays at half height for a flat trend and is empty without values', () => {
    expect(draw({ values: [5, 5, 5, 5, 5, 5] })).toContain('d="M4,14L14,14L24,14L34,14"');
    expect(draw({ values: [1, null, null, null, null, null], year: 2005 })).not.toMatch(/<path|<circle/);
    expect(draw({ years: [] })).not.toMatch(/<path|<circle/);
  });
});

test('the drawing is an image with words, or decoration without', () => {
  const data = { years, values: [1, 2, 1, 2, 1, 3], colour: 'var(--accent)' };
  expect(
    renderToStaticMarkup(<Sparkline {...data} label="Rising" span={3} width={28} height={20} />),
  ).toContain('role="img" aria-label="Rising"');
  expect(renderToStaticMarkup(<Sparkline {...data} />)).toContain('aria-hidden="true"');
  expect(() => renderToStaticMarkup(<Sparkline {...data} colour="" />)).toThrow('sparkline');
});

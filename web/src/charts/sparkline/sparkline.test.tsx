import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';
import { toSparklineModel } from './sparkline-model.ts';

const years = [2000, 2001, 2002, 2003, 2004, 2005];
const box = { span: 4, width: 38, height: 28 };

describe('the trend before a year', () => {
  test('spans the shown values between the margins', () => {
    // 4 px stand around: years lie 10 px apart, and 10…30 takes 20 px.
    const model = toSparklineModel({ ...box, years, values: [99, 10, 20, 30, 20, 0], year: 2004 });
    expect(model).toMatchObject({
      line: 'M4,24L14,14L24,4L34,14',
      dots: '',
      current: { x: 34, y: 14 },
      from: 2001,
      to: 2004,
    });
  });
  test('ends with the newest value without a year', () => {
    expect(toSparklineModel({ ...box, years, values: [1, 2, 3, 4, 5, null] }).to).toBe(2004);
  });
  test('keeps gaps, draws lone years as dots and marks no missing year', () => {
    const model = toSparklineModel({ ...box, years, values: [1, null, 10, null, 30, null], year: 2005 });
    expect(model.line).toBe('');
    expect(model.dots.match(/M/g)).toHaveLength(2);
    expect(model.current).toBeNull();
  });
  test('begins with the last break up to its year: what was before is not compared', () => {
    const values = [99, 10, 20, 30, 20, 0];
    const model = toSparklineModel({ ...box, years, values, year: 2004, breaks: [2001, 2003, 2005] });
    // 20…30 takes 20 px: the values before 2003 neither show nor set the height.
    expect(model).toMatchObject({ line: 'M24,4L34,24', dots: '', current: { x: 34, y: 24 } });
  });
  test('stands still at half height for a flat trend and is empty without values', () => {
    expect(toSparklineModel({ ...box, years, values: [5, 5, 5, 5, 5, 5] }).line).toBe(
      'M4,14L14,14L24,14L34,14',
    );
    expect(
      toSparklineModel({ ...box, years, values: [1, null, null, null, null, null], year: 2005 }).isEmpty,
    ).toBe(true);
    expect(toSparklineModel({ ...box, years: [], values: [] })).toMatchObject({ isEmpty: true, from: null });
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

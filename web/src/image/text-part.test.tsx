import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firstLines, measureText, type TextLook, textPart, toLines } from './text-part.tsx';

const look: TextLook = { family: 'sans', size: 16, fill: '#000' };
const sentence = 'Los balances alimentarios miden lo disponible, no lo que se come en los hogares.';

describe('lines of a text', () => {
  test('hold all words in their order, and none is wider than its room', () => {
    const lines = toLines(sentence, look, 200);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join(' ')).toBe(sentence);
    for (const line of lines) expect(measureText(line, look)).toBeLessThanOrEqual(200);
  });

  test('break an address, which has no spaces, and lose no letter', () => {
    const address = `https://example.org/es/beans/data/trade?country=KEN&v=${'2026-11-22-'.repeat(12)}#map`;
    const lines = toLines(address, look, 300);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(address);
    for (const line of lines) expect(measureText(line, look)).toBeLessThanOrEqual(300);
  });

  test('of a bold text or a larger one are more', () => {
    const count = (of: Partial<TextLook>): number => toLines(sentence, { ...look, ...of }, 300).length;
    expect(count({ size: 32 })).toBeGreaterThan(count({}));
    expect(measureText(sentence, { ...look, weight: 600 })).toBeGreaterThan(measureText(sentence, look));
  });
});

describe('the first lines', () => {
  test('are all where they are few', () => {
    expect(firstLines(['a', 'b'], 2)).toEqual(['a', 'b']);
  });

  test('end with an ellipsis in the place of a comma where there are more', () => {
    expect(firstLines(['one', 'two, ', 'three'], 2)).toEqual(['one', 'two…']);
  });
});

test('a part is as high as its lines and what follows', () => {
  const one = textPart('Frijol', look, { width: 400 });
  const three = textPart(sentence, look, { width: 130, after: 10, most: 3 });
  expect(three.height).toBe(3 * one.height + 10);
  const markup = renderToStaticMarkup(three.content);
  expect(markup.match(/<tspan/g)).toHaveLength(3);
  expect(markup).toContain('font-family="var(--font-sans)"');
  expect(markup).toContain('…</tspan>');
});

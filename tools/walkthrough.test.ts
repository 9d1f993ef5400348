import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/walkthrough.md'), 'utf8');
const stops = [...text.matchAll(/^(\d+)\. `([^`]+)` · `([^`]+)`/gm)].map(
  ([, number, file = '', name = '']) => ({ number: Number(number), file, name }),
);

describe('the walk of one figure', () => {
  it('has ten stops, in their order', () => {
    expect(stops.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each(stops)('stop $number: $name is in $file', ({ file, name }) => {
    const source = readFileSync(join(root, file), 'utf8');
    const declared = new RegExp(`\\b(function|class|const) ${name}\\b`);
    // A fact of the catalog is named where it is declared, by its code.
    expect(
      file.startsWith('catalog/')
        ? new RegExp(`\\bid: (codes\\.)?${name},`).test(source)
        : declared.test(source),
    ).toBe(true);
  });
});

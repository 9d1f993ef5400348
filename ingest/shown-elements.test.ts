import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Element } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { sections } from '#catalog/sections/index.ts';
import { listElements } from '#catalog/sections/section-facts.ts';

/** Codes of elements that some source's own code is mapped to. */
const mapped = new Set(
  readFileSync(new URL('./mappings/elements.csv', import.meta.url), 'utf8')
    .split('\n')
    .map((row) => Number(row.split(',')[4])),
);

/** Why an element of a section would never have a figure, as a sentence with what to do; `null` where it can. */
function withoutFigures(section: string, element: Element): string | null {
  const code = element.of ?? element.id;
  if (element.formula !== undefined || mapped.has(code)) return null;
  return `Section ${section} shows element ${element.id}, but no source has a code for it: add a row with the target ${code} to ingest/mappings/elements.csv, or a formula to the element.`;
}

it.each(sections.map((section) => [section.id, section] as const))(
  'section %s shows only elements that a source has a code for, or that are computed',
  (id, section) => {
    const elements = listElements(section).flatMap((element) => findElement(element) ?? []);
    expect(elements.flatMap((element) => withoutFigures(id, element) ?? [])).toEqual([]);
  },
);

it('explains what to do with an element that has no codes', () => {
  const planted: Element = {
    id: 999_001,
    domain: 'production',
    unit: 't',
    decimals: 0,
    scope: 'all',
    aggregate: 'sum',
  };
  expect(withoutFigures('storage', planted)).toBe(
    'Section storage shows element 999001, but no source has a code for it: add a row with the target 999001 to ingest/mappings/elements.csv, or a formula to the element.',
  );
});

import { describe, expect, it } from 'vitest';
import { byLetter, glossaryEntries } from './glossary-page.tsx';

const entriesWith = (having: Record<number, readonly string[]>) =>
  glossaryEntries(
    having,
    (element) => (element === 645 || element === 14 ? 'Food supply' : `Element ${element}`),
    (one, other) => (one < other ? -1 : 1),
  );
const entry = (having: Record<number, readonly string[]>, element: number) =>
  entriesWith(having).find(({ elements }) => elements.includes(element));

describe('an entry of the glossary', () => {
  it('says that no crop has figures of the element', () => {
    expect(entry({ 6: ['beans'] }, 133)?.hasFigures).toBe(false);
    expect(entry({ 6: ['beans'] }, 6)?.hasFigures).toBe(true);
  });

  it('counts what a country and a group of countries have as one', () => {
    expect(entry({ 14: ['rice'] }, 645)).toMatchObject({ elements: [14, 645], hasFigures: true });
  });

  it('leads to the first crop that has figures', () => {
    expect(entry({ 645: ['rice'] }, 645)?.places.map(({ path }) => path)).toEqual(['/rice/data/consumption']);
    expect(entry({}, 645)?.places.map(({ path }) => path)).toEqual(['/beans/data/consumption']);
  });
});

describe('byLetter', () => {
  it('puts a name with an accent under the letter without', () => {
    const named = (name: string) => ({ name, elements: [], unit: 't', places: [], hasFigures: true });
    const names = ['Alimento', 'Área colhida', 'Bovinos'];
    expect(byLetter(names.map(named)).map(({ letter, entries }) => [letter, entries.length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });
});

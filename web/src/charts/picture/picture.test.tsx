import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainText } from '../glance/glance.tsx';
import { type KeyEntry, keyPicture } from './key-picture.tsx';

const sample = { width: 18, height: 12, content: <rect width="18" height="12" /> };
const entry = (text: string): KeyEntry => ({ sample, text });
const look = { width: 300, fontSize: 14 };
const placesOf = (entries: KeyEntry[]): [number, number][] =>
  [
    ...renderToStaticMarkup(keyPicture(entries, look).content).matchAll(
      /<g transform="translate\(([\d.]+) ([\d.]+)\)">/g,
    ),
  ].map(([, x, y]) => [Number(x), Number(y)]);

describe('a key', () => {
  test('stands in one line where it fits', () => {
    const places = placesOf([entry('Semillas'), entry('Pérdidas')]);
    expect(places).toHaveLength(2);
    expect(places[0]?.[1]).toBe(places[1]?.[1]);
    expect(places[1]?.[0]).toBeGreaterThan(80);
  });

  test('takes another line for what is too wide, and as much height', () => {
    const entries = ['Importaciones', 'Exportaciones', 'Procesamiento'].map(entry);
    const places = placesOf(entries);
    expect(places[2]?.[0]).toBe(0);
    expect(places[2]?.[1]).toBeGreaterThan(places[0]?.[1] ?? 0);
    expect(keyPicture(entries, look).height - keyPicture(entries.slice(0, 1), look).height).toBe(24);
  });

  test('has no sample before a text alone, and no height without entries', () => {
    expect(renderToStaticMarkup(keyPicture([{ sample: null, text: 'Todo' }], look).content)).not.toContain(
      '<rect',
    );
    expect(keyPicture([], look).height).toBe(0);
  });
});

function Link(props: { text: string; children?: React.ReactNode }): React.ReactNode {
  return <a href="#x">{props.children ?? props.text}</a>;
}

describe('the text of what is drawn', () => {
  test('is its strings and numbers in their order', () => {
    expect(
      plainText(
        <>
          <strong>{'5 · '}</strong>
          {[108, ' kcal']}
          {null}
          {false}
        </>,
      ),
    ).toBe('5 · 108 kcal');
  });

  test('is what a link says itself, unless something else is shown in it', () => {
    expect(plainText(<Link text="108 kcal" />)).toBe('108 kcal');
    expect(plainText(<Link text="108 kcal al día">108</Link>)).toBe('108');
  });
});

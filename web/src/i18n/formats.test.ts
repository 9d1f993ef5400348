import { describe, expect, it } from 'vitest';
import { editedValue, getFormats } from './formats.ts';
import { withDecimals } from './page-decimals.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it('has in Spanish the decimals of the page that is drawn, and groups digits alike for both', () => {
  const drawn = () => {
    const { number, percent, signed, edited } = getFormats('es');
    return [number(12_345.25), percent(0.1575), signed(-0.5, 1), edited(28_505_529)].map((text) =>
      plain(text.replaceAll('\u202f', '_')),
    );
  };
  expect(drawn()).toEqual(['12_345,25', '15,75 %', '−0,5', '28,5 millones']);
  expect(withDecimals('point', drawn)).toEqual(['12_345.25', '15.75 %', '−0.5', '28.5 millones']);
  expect(drawn()[0]).toBe('12_345,25');
  expect(withDecimals('point', () => [getFormats('pt').number(1.5), getFormats('en').number(1.5)])).toEqual([
    '1,5',
    '1.5',
  ]);
});

describe('numbers that are read', () => {
  const { edited, points } = getFormats('en');

  it('have three digits, and a scale from a million on', () => {
    expect([28_505_529, 999_499, 12_345, 0.825, 0.0523].map((value) => plain(edited(value)))).toEqual([
      '28.5 million',
      '999,000',
      '12,300',
      '0.83',
      '0.05',
    ]);
  });

  it('never become zero by rounding', () => {
    expect([0.0042, -0.00012].map((value) => edited(value))).toEqual(['0.004', '−0.0001']);
  });

  it('say of a share that rounds to nothing that it is some, in every language and form', () => {
    for (const language of ['en', 'es', 'pt'] as const) {
      const { percent, editedPercent } = getFormats(language);
      expect([
        percent(0.000_04),
        percent(0.000_4, 1, 1),
        percent(0.004, 0),
        percent(-0.000_01, 2, 2),
      ]).toEqual(Array.from({ length: 4 }, () => '~0%'));
      expect([editedPercent(0.000_04), editedPercent(0.000_4, 1)]).toEqual(['~0%', '~0%']);
      expect([percent(0, 2, 2), editedPercent(0)].map((text) => text.replace(/\s/, ''))).toEqual([
        '0%',
        '0%',
      ]);
    }
  });

  it('are never more than what a lower bound says', () => {
    expect([11_970_000, 670.6, 0.129].map((value) => plain(edited(value, true)))).toEqual([
      '11.9 million',
      '670',
      '0.12',
    ]);
    expect(edited(670, true)).toBe('670');
  });

  it('are the bound itself where three digits say it whole', () => {
    const bounds = Array.from({ length: 12 }, (_, power) =>
      Array.from({ length: 900 }, (_, at) => Number(`${100 + at}e${power - 2}`)),
    ).flat();
    expect(bounds.filter((bound) => editedValue(bound, true) !== bound)).toEqual([]);
    // What a sum leaves in binary is no more than the bound.
    expect(editedValue(0.1 + 0.2, true)).toBe(0.3);
    expect(editedValue(0.7 + 0.1, true)).toBe(0.8);
  });

  it('tell changes by percentage points with their sign', () => {
    expect([0.827, -12.44, -800.64, 0, 0.005, -0.0012].map((value) => points(value))).toEqual([
      '+0.83',
      '−12.4',
      '−801',
      '0.00',
      '+0.01',
      '~0',
    ]);
  });
});

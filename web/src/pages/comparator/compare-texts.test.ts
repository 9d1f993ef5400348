import { expect, it } from 'vitest';
import { getFormats } from '../../i18n/formats.ts';
import { figureTexts } from './compare-texts.ts';
import type { LoadedLine } from './load-lines.ts';

const line = { area: 'RWA', crop: 'beans', shown: '5510' } as unknown as LoadedLine;

it.each([
  [
    'per inhabitant',
    { kind: 'inhabitant', unit: 'kg-capita' },
    [32.271, 26, null, 37.9],
    ['32.27', '26.00', '37.90'],
  ],
  ['whole', { kind: 'inhabitant', unit: 'kg-capita' }, [32, 26, 3], ['32', '26', '3']],
  ['small ones', { kind: 'inhabitant', unit: 'kg-capita' }, [0.0123, 2.5], ['0.0123', '2.5000']],
  ['shares', { kind: 'share' }, [0.1234, 0.5], ['12.34%', '50.00%']],
  ['an index', { kind: 'index' }, [100, 97.25], ['100.0', '97.3']],
] as const)(
  'writes figures of one column with the decimals that one of them needs: %s',
  (_, unit, values, texts) => {
    const text = figureTexts(unit, line, values, getFormats('en'));
    expect(values.flatMap((value) => (value === null ? [] : [text(value)]))).toEqual(texts);
  },
);

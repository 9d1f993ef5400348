import { describe, expect, it } from 'vitest';
import { SELF_SUFFICIENCY } from '#catalog/elements/codes.ts';
import { loadedPart } from '../../api/loaded.ts';
import { getFormats } from '../../i18n/formats.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords } from '../../i18n/words.tsx';
import type { LineFigures } from './compare-figures.ts';
import { changeFinding, levelFinding } from './compare-findings.ts';
import type { ShownLine } from './shown-lines.ts';

const words = createWords('en', await loadPageWords(['frame', 'crops', 'elements', 'compare'], 'en'));
const speech = { words, formats: getFormats('en'), base: null };

const entry = (area: string, value: number, more: Partial<LineFigures> = {}, crop = 'beans'): ShownLine => {
  const figures = { years: [2020], values: [value], flags: ['A'], breaks: [], ...more };
  return {
    line: {
      ...{ area, crop, element: 5412, shown: 5412, unit: 'kg-ha', page: '', hasPage: true, keys: [] },
      figures: loadedPart(figures),
    },
    figures,
    measured: { unit: { kind: 'element', unit: 'kg-ha' }, values: figures.values },
    place: 0,
  };
};

describe('what a comparison says of the highest line', () => {
  it('is how many times the next it is', () => {
    // 900 ÷ 600 = 1.5.
    const finding = levelFinding([entry('KEN', 600), entry('BRA', 900), entry('RWA', 100)], 2020, speech);
    expect(finding).toMatch(/Brazil .*900 kg.* 1\.5 times .*Kenya/);
  });

  it('is that they are about the same where they are, and names lines by their crops', () => {
    expect(levelFinding([entry('KEN', 1000), entry('BRA', 1040)], 2020, speech)).not.toContain('times');
    const crops = [entry('KEN', 600), entry('KEN', 900, {}, 'rice')];
    expect(levelFinding(crops, 2020, speech)).toMatch(/“Rice”.* 1\.5 times .*“Beans”/);
  });

  it('rests on no doubtful figure, no lower bound, no zero and no single line', () => {
    const next = entry('KEN', 600);
    for (const lines of [
      [entry('BRA', 900, { doubts: { 2020: 'isolated' } }), next],
      [entry('BRA', 900), next, entry('RWA', 1, { flags: ['L'] })],
      [entry('BRA', 900), entry('KEN', 0)],
      [next],
    ])
      expect(levelFinding(lines, 2020, speech)).toBeUndefined();
    expect(levelFinding([next, entry('BRA', 900)], 2019, speech)).toBeUndefined();
  });
});

describe('what a comparison says of figures whose highest means nothing', () => {
  it('is nothing of an index, and both ends of a ratio without bounds', () => {
    const lines = [entry('KEN', 100), entry('BRA', 150)];
    const measured = (one: ShownLine, unit: ShownLine['measured']['unit']): ShownLine => ({
      ...one,
      measured: { ...one.measured, unit },
    });
    const indices = lines.map((one) => measured(one, { kind: 'index' }));
    expect(levelFinding(indices, 2020, speech)).toBeUndefined();
    const ratios = lines.map((one) => ({
      ...measured(one, { kind: 'element', unit: 'percent' }),
      line: { ...one.line, element: SELF_SUFFICIENCY, shown: SELF_SUFFICIENCY },
    }));
    expect(levelFinding(ratios, 2020, speech)).toMatch(/150%.*100%/);
  });
});

describe('what a comparison says of changes', () => {
  const years = { from: [2010], to: [2020] };
  const place = { from: '2010', to: '2020' };
  const slope = (area: string, from: number, to: number) => ({ entry: entry(area, to), from, to, years });

  it('is the largest, up or down', () => {
    // +20 % against −50 %.
    const finding = changeFinding([slope('BRA', 10, 12), slope('KEN', 10, 5)], {}, place, speech);
    expect(finding).toMatch(/Kenya.*50/);
  });

  it('is nothing where a chosen year of a line is doubtful', () => {
    const doubtful = slope('KEN', 10, 90);
    doubtful.entry = entry('KEN', 90, { doubts: { 2020: 'isolated' } });
    expect(changeFinding([slope('BRA', 10, 12), doubtful], {}, place, speech)).toBeUndefined();
  });

  it('is nothing where the change of a line is not known', () => {
    expect(changeFinding([slope('BRA', 10, 12), slope('150', 10, 5)], {}, place, speech)).toBeUndefined();
  });
});

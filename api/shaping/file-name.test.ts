import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '#domain/testing/sample.ts';
import {
  type FileNameParts,
  fileNameOf,
  toContentDisposition,
  toFileName,
  wholeNameOf,
} from './file-name.ts';

const parts = fc.record({
  section: fc.string({ unit: 'binary' }),
  title: fc.string({ unit: 'binary', maxLength: 300 }),
  area: fc.string({ unit: 'binary' }),
  crop: fc.string({ unit: 'binary' }),
});
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

describe('the name of a file', () => {
  const consumption: FileNameParts = {
    section: 'consumption',
    title: 'Oferta de frijol por habitante, 1961–2022',
    area: 'KEN',
    crop: 'beans',
  };

  it('has section, title, area and crop in ASCII', () => {
    expect(toFileName(consumption, 'csv')).toBe(
      'consumption_Oferta-de-frijol-por-habitante-1961-2022_KEN_beans.csv',
    );
    expect(toFileName({ ...consumption, title: 'Feijões: produção & preços', area: 'BRA' }, 'xlsx')).toBe(
      'consumption_Feijoes-producao-precos_BRA_beans.xlsx',
    );
  });

  it('has the letters of the language beside it', () => {
    expect(toContentDisposition({ ...consumption, title: 'Produção (kt)' }, 'csv')).toBe(
      `attachment; filename="consumption_Producao-kt_KEN_beans.csv"; filename*=UTF-8''consumption_Produ%C3%A7%C3%A3o-kt_KEN_beans.csv`,
    );
  });

  it('cuts the title at a word and keeps the rest', () => {
    const name = toFileName({ ...consumption, title: 'word '.repeat(60) }, 'csv');
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name).toMatch(/^consumption_(word-)+word_KEN_beans\.csv$/);
  });

  it.each(['con', 'NUL', 'com1', 'Lpt9'])('is none that Windows keeps: %s', (section) => {
    expect(toFileName({ section, title: '', area: '', crop: '' }, 'csv')).toBe(`file_${section}.csv`);
  });

  it('is of a comparison its section and crops alone', () => {
    const page = { section: 'comparator', crop: null };
    const compares = { section: 'production', crop: 'beans-rice' };
    const figure = { title: 'Production, 1961–2023', area: 'comparator', compares };
    expect(toFileName(fileNameOf(page, figure), 'png')).toBe('production_beans-rice.png');
    expect(toFileName(fileNameOf(page, null), 'json')).toBe('comparator.json');
    const { compares: _, ...other } = { ...figure, area: 'KEN' };
    expect(toFileName(fileNameOf({ section: 'production', crop: 'beans' }, other), 'csv')).toBe(
      'production_Production-1961-2023_KEN_beans.csv',
    );
  });

  it('has of a whole page the area and the crop that all of its figures have', () => {
    const page = { section: 'collections', crop: null };
    const points = { title: 'Points', area: 'WLRD', crop: 'beans' };
    const nameOf = (...figures: Parameters<typeof wholeNameOf>[1]) =>
      toFileName(wholeNameOf(page, figures), 'json');
    expect(nameOf(points, { ...points, title: 'Others' })).toBe('collections_WLRD_beans.json');
    expect(nameOf(points, { title: 'Rice', area: 'KEN', crop: 'rice' })).toBe('collections.json');
    expect(nameOf()).toBe('collections.json');
  });

  it('is valid whatever it is made of', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom('csv', 'json', 'xlsx'), (subject, ending) => {
        const name = toFileName(subject, ending);
        expect(name).toMatch(/^[A-Za-z0-9_-]+\.(csv|json|xlsx)$/);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(reserved);
        const header = toContentDisposition(subject, ending);
        expect(header).toMatch(
          /^attachment; filename="[A-Za-z0-9_.-]+"; filename\*=UTF-8''[A-Za-z0-9%_.~!-]+$/,
        );
        const whole = decodeURIComponent(header.slice(header.indexOf("''") + 2));
        expect(whole).not.toMatch(/[\s\\/:*?"<>|]/);
        expect(whole).not.toMatch(reserved);
        expect(whole.length).toBeLessThanOrEqual(120);
      }),
      { numRuns: runsOf(500) },
    );
  });
});

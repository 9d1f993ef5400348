import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from '#domain/testing/sample.ts';
import { checkExportForm, type ExportField, longestAnswer, sanitise } from './fields.ts';

const countries = new Set(['COL', 'BRA', 'KEN']);
const valid = {
  FULL_NAME: 'Ana María',
  EMAIL: 'ana@bean.org',
  COUNTRY: 'COL',
  INSTITUTION: 'Casa del Frijol',
};
const check = (field: ExportField, text: unknown) => checkExportForm({ ...valid, [field]: text }, countries);

describe('the export form', () => {
  it('keeps what is whole', () => {
    expect(checkExportForm(valid, countries)).toEqual({ answers: valid, invalid: null });
  });

  it('names every field that is absent, empty or no text', () => {
    const all = ['FULL_NAME', 'EMAIL', 'COUNTRY', 'INSTITUTION'];
    expect(checkExportForm({}, countries).invalid).toEqual(all);
    expect(
      checkExportForm({ FULL_NAME: ' ', EMAIL: null, COUNTRY: ['COL'], INSTITUTION: 7 }, countries).invalid,
    ).toEqual(all);
  });

  it.each([
    ['José Ñandú', 'José Ñandú'],
    ['Jose\u0301', 'José'],
    ["Siobhán O'Brien", "Siobhán O'Brien"],
    ['N’Golo', 'N’Golo'],
    ['Ana-María', 'Ana-María'],
    ['محمد علي', 'محمد علي'],
    ['علی‌رضا', 'علی‌رضا'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ['山田', '山田'],
    ['Ł', 'Ł'],
    ['  Orlando   Anderson ', 'Orlando Anderson'],
    ['Ana and Eva', 'Ana Eva'],
  ])('takes the name %j and keeps %j', (typed, stored) => {
    expect(check('FULL_NAME', typed).answers?.FULL_NAME).toBe(stored);
    expect(check('INSTITUTION', typed).answers?.INSTITUTION).toBe(stored);
  });

  it.each([
    'Ana2',
    '<b>Ana</b>',
    '<script>alert(1)</script>',
    "' OR 1=1 --",
    "x'; DROP TABLE users",
    '=1+1',
    '+49',
    '@SUM(A1)',
    '-',
    "'",
    '’-’',
    'select',
    'Or and',
    'Ana\u202egro',
    'Ana\u0000',
    'Ana_',
    '😀',
    'a'.repeat(201),
    'a'.repeat(300),
    '\u0301',
  ])('refuses the name %j', (typed) => {
    expect(check('FULL_NAME', typed).invalid).toEqual(['FULL_NAME']);
    expect(check('INSTITUTION', typed).invalid).toEqual(['INSTITUTION']);
  });

  it.each([
    ...['a@b.co', 'Ana.Maria+beans@sub.bean-house.org', 'x_%-y@x.museum', ' ana@bean.org '],
    ...['ana@beans.or.tz', 'ana@agric.or.jp', 'ana@state.or.us', 'ana@drop.org'],
  ])('takes the address %j', (typed) => {
    expect(check('EMAIL', typed).answers?.EMAIL).toBe(typed.trim());
  });

  it.each([
    'ana',
    'ana@bean',
    'ana@bean.c',
    'ana@bean.c0',
    '@bean.org',
    'ana@.org',
    'a b@bean.org',
    'ana@bean.org\nBcc: x@y.zz x',
    '"ana"@bean.org',
    "o'brien@bean.org",
    'a--b@bean.org',
    'or@bean.org',
    'ana@be--an.org',
    'ana.or@bean.or.tz',
    '<b>ana@bean.org',
    'ana@bean.org;',
    `${'a'.repeat(250)}@b.org`,
    'aña@bean.org',
    '=cmd@bean.org',
  ])('refuses the address %j', (typed) => {
    expect(check('EMAIL', typed).invalid).toEqual(['EMAIL']);
  });

  it.each(['XXX', 'col', 'CO', 'COLOMBIA', '', '__proto__'])('refuses the country %j', (typed) => {
    expect(check('COUNTRY', typed).invalid).toEqual(['COUNTRY']);
  });

  it('takes every code of the list, whatever word it makes', () => {
    const listed = new Set(['AND', 'COL']);
    for (const COUNTRY of listed)
      expect(checkExportForm({ ...valid, COUNTRY }, listed).answers?.COUNTRY).toBe(COUNTRY);
  });

  it('keeps at least a letter of every name that is not made of barred words alone', () => {
    const barred = /^(select|insert|delete|update|drop|or|and)$/i;
    const letter = fc.constantFrom(...'aBdnoRéÑłßσІЯאבمحمदि山ǅ', 'or', 'And', 'Drop', 'select', 'e\u0301');
    const word = fc
      .array(letter, { minLength: 1, maxLength: 6 })
      .map((all) => all.join('').replace(/^\p{M}+/u, 'x'));
    const name = fc
      .tuple(word, fc.array(fc.tuple(fc.constantFrom(' ', '-', "'", '’'), word), { maxLength: 5 }))
      .map(([first, others]) => first + others.flat().join(''));
    fc.assert(
      fc.property(name, (text) => {
        fc.pre(text.normalize('NFC').length <= longestAnswer.FULL_NAME);
        const words = text.normalize('NFC').split(/[ '’-]+/);
        const isAccepted = check('FULL_NAME', text).invalid === null;
        expect(isAccepted).toBe(words.some((part) => !barred.test(part)));
        if (isAccepted) expect(sanitise(text)).toMatch(/\p{L}/u);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it('accepts nothing that sanitising would still change', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'or', ' ', '-', "'", '<', ';', '@', '.', 'é', 'Drop'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, text, (name, address) => {
        const { answers } = checkExportForm({ ...valid, FULL_NAME: name, EMAIL: address }, countries);
        if (answers === null) return;
        // Host names must not be changed.
        const [person] = answers.EMAIL.split('@');
        for (const answer of [answers.FULL_NAME, answers.INSTITUTION, person])
          expect(sanitise(answer ?? '')).toBe(answer);
      }),
      { numRuns: runsOf(2000) },
    );
  });
});

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { fillMessage, type Values } from './fill-message.ts';

const say = (message: string, values?: Values, locale = 'en'): string =>
  fillMessage(compileMessageOrThrow(message), locale, values);

describe('fillMessage', () => {
  it('fills arguments in as they are, and says nothing for one without a value', () => {
    expect(say('{area} in {year}', { area: 'Kenya', year: 2017 })).toBe('Kenya in 2017');
    expect(say('up{note}', {})).toBe('up');
    expect(say("'{'braces'}' and # stay")).toBe('{braces} and # stay');
  });

  it('takes the branch of a number: exact ones first, then those of the language', () => {
    const message = '{n, plural, =0 {none} one {# crop} other {# crops}}';
    expect([0, 1, 2, 12_000].map((n) => say(message, { n }))).toEqual([
      'none',
      '1 crop',
      '2 crops',
      '12,000 crops',
    ]);
    // Portuguese counts nothing as one, Spanish a million as many, which this message leaves to the rest.
    expect(say(message.replace('=0 {none}', ''), { n: 0 }, 'pt-BR')).toBe('0 crop');
    expect(say(message, { n: 1_000_000 }, 'es')).toBe('1\u202f000\u202f000 crops');
    expect(say('{n, plural, offset:1 =1 {only you} one {you and #} other {you and # more}}', { n: 2 })).toBe(
      'you and 1',
    );
  });

  it('takes ordinals by their own rules', () => {
    const message = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 11, 21].map((n) => say(message, { n }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
  });

  it('chooses by a word, and knows the count inside', () => {
    const message = '{n, plural, one {{of, select, area {# area} other {# thing}}} other {#}}';
    expect(say(message, { n: 1, of: 'area' })).toBe('1 area');
    expect(say(message, { n: 1, of: 'unheard of' })).toBe('1 thing');
    expect(say('{of, select, area {its area} other {it}}', {})).toBe('it');
  });

  it('writes numbers as the language does', () => {
    expect(say('{n, number} of them', { n: 1234.5 })).toBe('1,234.5 of them');
    expect(say('{n, number}', { n: 12_345.5 }, 'es')).toBe('12\u202f345,5');
    expect(say('{n, number}', { n: 12_345 }, 'pt-BR')).toBe('12.345');
  });
});

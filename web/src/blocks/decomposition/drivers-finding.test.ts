import { describe, expect, it } from 'vitest';
import { readSpeech } from '../../i18n/testing/speech.ts';
import { driversFinding } from './decomposition-figure.tsx';

const points = (area: number, gain: number) => ({ area, yield: gain, change: area + gain });
const say = (area: number, gain: number, language: 'en' | 'es' | 'pt' = 'en'): string =>
  driversFinding(points(area, gain), {
    key: 'production.decomposition',
    place: { areaIn: language === 'en' ? 'in Kenya' : language === 'es' ? 'en Kenia' : 'no Quênia' },
    speech: readSpeech(language),
  });

describe('the sentence on what drove a change', () => {
  it('has the whole change, and the part with its share of it', () => {
    // 14 of 19 are 74 %, 12 of 18 are 67 %, 11 of 19 are 58 %, 17 of 20 are 85 %, 99 of 100 nearly all.
    expect(
      [say(14, 5), say(6, 12), say(11, 8), say(17, 3), say(99, 1)].map((text) => text.split(' of ')[0]),
    ).toEqual(['Three quarters', 'Two thirds', 'More than half', 'Most', 'Nearly all']);
    // 144 of 182 are 79 %, 129 of 163 too; 7 of 10 are 70 %.
    expect([say(144, 38), say(34, 129), say(7, 3)].map((text) => text.split(' of ')[0])).toEqual([
      'More than three quarters',
      'More than three quarters',
      'More than two thirds',
    ]);
    expect(say(14, 5)).toMatch(/19%.*more land$/);
    expect(say(6, 12)).toMatch(/18%.*higher yields$/);
    expect(say(-14, -5)).toMatch(/19%.*less land$/);
  });

  it('says which of two that pull apart was stronger', () => {
    expect(say(44, -28)).toMatch(/grew by 16%: more land outweighed lower yields$/);
    expect(say(-17, 12)).toMatch(/fell by 5%: less land outweighed higher yields$/);
    expect(say(12, -17)).toMatch(/fell by 5%: lower yields outweighed more land$/);
    expect(say(-28, 44)).toMatch(/grew by 16%: higher yields outweighed less land$/);
  });

  it('has all of a change from one part where the other hardly pulls back', () => {
    expect(say(14, -0.8)).toMatch(/^All of the 13% growth .* more land$/);
    expect(say(14, -2.5)).toContain('outweighed');
    expect(say(3, -1)).toContain('outweighed');
  });

  it('claims no driver where parts are equal, make up for each other, or hardly move', () => {
    expect(say(10, 10)).toMatch(/^More land and higher yields/);
    expect(say(-20, 20.2)).toMatch(/nearly the same: higher yields made up for less land$/);
    expect(say(20, -20.2)).toMatch(/nearly the same: more land made up for lower yields$/);
    expect(say(0.2, -0.1)).toMatch(/hardly changed$/);
    expect(say(0, 0)).toMatch(/hardly changed$/);
  });

  it('names no driver of a change below two per cent', () => {
    expect(say(0.9, 0.8)).not.toMatch(/\d/);
  });

  it('is whole in every language', () => {
    for (const language of ['es', 'pt'] as const)
      for (const [area, gain] of [
        [14, 5],
        [14, -0.8],
        [6, 12],
        [144, 38],
        [7, 3],
        [44, -28],
        [-17, 12],
        [10, 10],
        [0, 0],
        [-20, 20.2],
      ] as const)
        expect(say(area, gain, language)).not.toMatch(/[{}]|undefined| {2}/);
  });
});

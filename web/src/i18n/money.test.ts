import { expect, it } from 'vitest';
import { moneyText } from './money.ts';
import { readSpeech } from './testing/speech.ts';

it.each([
  ['es', 1710, '1710 dólares zimbabuenses'],
  ['es', 1, '1 dólar zimbabuense'],
  ['pt', 1710, '1.710 dólares do Zimbábue'],
  ['en', 1710, '1,710 Zimbabwean dollars'],
] as const)(
  'names an old currency in %s by its number and without its years: %d',
  (language, value, text) => {
    const speech = { ...readSpeech(language), language };
    expect(moneyText(speech, value, { dollars: false, currency: 'ZWL' }).replaceAll(/\s/g, ' ')).toBe(text);
  },
);

import type { Language } from '../url/paths.ts';
import { capital } from './area-subject.ts';
import { editedValue, type Formats, readDecimals, withoutOne } from './formats.ts';
import { toLocale, type Words } from './words.tsx';

export interface MoneySpeech {
  words: Words;
  formats: Formats;
  language: Language;
}

/** Money of a price: US$, or the currency of a country by its ISO 4217 code; `null` where none is known. */
export type Money = { dollars: true } | { dollars: false; currency: string | null };

/** Kept, a currency and a language each: to make one costs far more than to use it, and prices of a page name few. */
const currencyFormats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const cached = currencyFormats.get(key);
  if (cached !== undefined) return cached;
  const made = new Intl.NumberFormat(toLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumSignificantDigits: 3,
  });
  currencyFormats.set(key, made);
  return made;
}

/** Plurals that the list of names lacks. */
const plurals: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: { LSL: 'Lesotho maloti' },
  es: { ZWL: 'dólares zimbabuenses' },
};

/** A name of the currency that agrees with the number: `Kenyan shillings`. */
function currencyName(currency: string, value: number, language: Language): string {
  const parts = currencyFormat(currency, language).formatToParts(value);
  const listed = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const name = (value === 1 ? undefined : plurals[language]?.[currency]) ?? listed;
  // Currencies are common nouns in Spanish and Portuguese, whatever the list of names has.
  return language === 'en' ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

/** A price in its currency, without "per kg" and without words of prices: `4,510 Ugandan shillings`. */
export const currencyText = (
  { formats, language }: Omit<MoneySpeech, 'words'>,
  value: number,
  currency: string,
): string => `${formats.edited(value)} ${currencyName(currency, editedValue(value), language)}`;

export const dollarFigure = (formats: Formats, value: number): string =>
  value < 10
    ? formats.number(editedValue(value), Math.max(2, readDecimals(value)), 2)
    : formats.edited(value);

/** A price as it is read, without "per kg": `148 Kenyan shillings`, `US$ 1.15`. `number` is the figure where it is written otherwise. */
export function moneyText(
  { words, formats, language }: MoneySpeech,
  value: number,
  money: Money,
  number: string = money.dollars ? dollarFigure(formats, value) : formats.edited(value),
): string {
  if (money.dollars) return words('prices.money.dollars', { value: number });
  if (money.currency === null) return words('prices.money.unknown', { value: number });
  return withoutOne(
    words('prices.money.own', {
      value: number,
      // The name of an old currency includes its years, which belong to the unit and not into a sentence.
      name: currencyName(money.currency, editedValue(value), language).replace(/ \(\d{4}(\D\d{4})?\)$/, ''),
    }),
  );
}

/** What an axis or a column counts, in words: `Kenyan shillings per kg`. */
export function moneyUnit({ words, language }: MoneySpeech, money: Money): string {
  if (money.dollars) return words('prices.unit.dollars');
  if (money.currency === null) return words('prices.unit.unknown');
  return words('prices.unit.own', { name: currencyName(money.currency, 2, language) });
}

export function moneyHead(speech: MoneySpeech, money: Money): string {
  return capital(moneyUnit(speech, money));
}

export function shortUnit({ words }: Pick<MoneySpeech, 'words'>, money: Money): string {
  if (money.dollars) return words('units.usd-kg.short');
  return money.currency === null ? words('units.slc-kg.short') : `${money.currency}/kg`;
}

import type { Words } from './words.tsx';

export function areaName(words: Words, code: string): string {
  return words.has(`areas.${code}`) ? words(`areas.${code}`) : code;
}

/**
 * The forms in which sentences name an area, as arguments of messages: `area` as lists have it, `areaThe` with its
 * article (`the Netherlands`, `los Países Bajos`), the others after a preposition (`in the Netherlands`, `dos Países
 * Baixos`). None begins a sentence; `areaNumber` is `one` or `many`, for a verb that agrees with it.
 */
export type AreaWords = Readonly<
  Record<'area' | 'areaThe' | 'areaIn' | 'areaOf' | 'areaFrom' | 'areaTo' | 'areaBy' | 'areaNumber', string>
>;

const hasCode = (list: string, code: string): boolean => list.split(' ').includes(code);

/** A language lists the areas that take an article, and has one message for each form, instead of 250 phrases of every form. */
export function areaWords(words: Words, code: string): AreaWords {
  const area = areaName(words, code);
  const name = words.has(`areaSaid.${code}`)
    ? words(`areaSaid.${code}`)
    : hasCode(words('areaForms.lower'), code)
      ? area.charAt(0).toLocaleLowerCase() + area.slice(1)
      : area;
  const group = words('areaForms.articles')
    .split('; ')
    .find((list) => hasCode(list, code));
  const article = group?.split(' ')[0] ?? 'none';
  const form = (key: string): string => words(`areaForms.${key}`, { article, name });
  return {
    area,
    areaThe: form('the'),
    areaIn: form('in'),
    areaOf: form('of'),
    areaFrom: form('from'),
    areaTo: form('to'),
    areaBy: form('by'),
    areaNumber: form('number'),
  };
}

/** Name of a food-balance item; the catalogue's sentence where it has none. */
export function itemName(words: Words, item: string): string {
  return words.has(`items.${item}`) ? words(`items.${item}`) : words('dataPage.state.noTranslation');
}

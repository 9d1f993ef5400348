import { AREA_HARVESTED, PRODUCTION } from '#catalog/elements/codes.ts';
import type { ServedFinding } from '#contract/findings.ts';
import { readMonth } from '#domain/prices/months.ts';
import { amountText, figureInSentence } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { getMonthNames } from '../../i18n/months.ts';
import type { Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import type { Language } from '../../url/paths.ts';

interface Speech {
  words: Words;
  formats: Formats;
  language: Language;
}

const whatChanges: Readonly<Record<number, string>> = {
  [PRODUCTION]: 'production',
  [AREA_HARVESTED]: 'area',
};

export function findingText(finding: ServedFinding, { words, formats, language }: Speech): string {
  const { crop, area } = finding;
  const values = {
    ...areaWords(words, area),
    cropOf: words(`crops.${crop}.of`),
    cropAmount: words(`crops.${crop}.amount`),
  };
  const speech = { words, formats };
  const year = (compared: { years: readonly number[] }): string => yearsText(compared.years, formats);
  switch (finding.rule) {
    case 'change': {
      const { element, from, to } = finding;
      return words('findings.change', {
        ...values,
        what: whatChanges[element] ?? 'yield',
        from: year(from),
        to: year(to),
        way: to.value > from.value ? 'up' : 'down',
        percent: formats.editedPercent(Math.abs(to.value / from.value - 1), 0),
        before: figureInSentence(element, from, speech),
        after: figureInSentence(element, to, speech),
      });
    }
    case 'rank': {
      const { from, to } = finding;
      return words('findings.rank', {
        ...values,
        from: year(from),
        to: year(to),
        way: to.rank < from.rank ? 'up' : 'down',
        before: String(from.rank),
        after: String(to.rank),
        of: String(to.of),
      });
    }
    case 'turn': {
      const { became, from, to } = finding;
      const tonnes = (value: number): string => amountText('t', value, speech) ?? '';
      return words('findings.turn', {
        ...values,
        from: year(from),
        to: year(to),
        became,
        imports: tonnes(to.imports),
        exports: tonnes(to.exports),
      });
    }
    case 'price': {
      const { type, ratio, least, greatest, years, month } = finding;
      return words('findings.price', {
        ...values,
        type,
        month: getMonthNames(language).long(readMonth(month) ?? 0),
        way: ratio >= 1 ? 'up' : 'down',
        percent: formats.editedPercent(Math.abs(ratio - 1)),
        years: String(years),
        least: formats.change(least - 1),
        greatest: formats.change(greatest - 1),
      });
    }
  }
}

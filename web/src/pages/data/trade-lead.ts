import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { type FlowRow, flowRows, sumOfFlows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { type Figure, isBelieved } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { isLargestTrader } from '../../blocks/map/silent-traders.ts';
import { figureInSentence, partInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

export type TradeLeadData = Pick<
  ShownData,
  'crop' | 'section' | 'view' | 'area' | 'areas' | 'areasFailed' | 'year' | 'cubes' | 'flows'
>;

/**
 * The larger of what an area sold and bought, with the largest partner of a country and what it reports by itself; of the World who
 * bought and who sold the most. `null` where the view is of one flow or of another measure, and without both figures.
 */
export function tradeLead(
  data: TradeLeadData,
  speech: { words: Words; formats: Formats },
): { text: string; value: string } | null {
  const { crop, section, view, area, year, cubes } = data;
  const { words, formats } = speech;
  if (section.id !== 'trade' || view.element !== IMPORT_VALUE || chosenFlow(view) !== 'both') return null;
  const imports = cubes.figure(IMPORT_VALUE, area, year);
  const exports = cubes.figure(EXPORT_VALUE, area, year);
  if (imports == null || exports == null || !isBelieved(imports) || !isBelieved(exports)) return null;
  const forms = { ...cropWords(words, crop.id, section.id), year: formats.year(year) };
  if (area === worldCode) {
    const value = figureInSentence(IMPORT_VALUE, imports, speech);
    const text = words('trade.lead.5622', { ...forms, ...areaWords(words, area), value });
    const ends = worldEnds(data, speech);
    return { text: ends === null ? text : `${text} ${ends}`, value };
  }
  const figures = { imports, exports };
  const rows = flowsOf(data);
  const sums = {
    imports: wholeOf(imports, rows?.imports ?? []),
    exports: wholeOf(exports, rows?.exports ?? []),
  };
  const isExporter = sums.exports.value > sums.imports.value;
  const [larger, lesser] = isExporter ? (['exports', 'imports'] as const) : (['imports', 'exports'] as const);
  const value = figureInSentence(elements[larger], sums[larger], speech);
  const place = { ...forms, ...areaSubject(words, area), larger, value };
  const other = figureInSentence(elements[lesser], sums[lesser], speech);
  const [top] = rows?.[larger] ?? [];
  if (top === undefined)
    return {
      text: words('trade.lead.both', { ...place, other, own: isLowerBound(figures[larger]) ? 'yes' : 'no' }),
      value,
    };
  const partner = areaWords(words, larger === 'exports' ? top.destination : top.origin);
  const text = words('trade.lead.partner', {
    ...place,
    partner: larger === 'exports' ? partner.areaTo : partner.areaFrom,
    part: partInSentence(elements[larger], top.shown, top.shown >= sums[larger].value, speech),
  });
  // The rest of the page has what the country itself reports.
  const more =
    sums[larger].value > figures[larger].value
      ? words('trade.lead.own', {
          value: figureInSentence(elements[larger], figures[larger], speech),
        })
      : words('trade.lead.other', { larger, other });
  return { text: `${text} ${more}`, value };
}

const elements = { imports: IMPORT_VALUE, exports: EXPORT_VALUE } as const;

/** A country's trade: where the source has no total, what its flows add up to, each by the larger report. */
function wholeOf(figure: Figure, rows: readonly FlowRow[]): Figure {
  return isLowerBound(figure) ? { ...figure, value: Math.max(figure.value, sumOfFlows(rows)) } : figure;
}

/** Who bought and who sold the most in the world; `null` where a country without a report may have more. */
function worldEnds(data: TradeLeadData, { words }: { words: Words }): string | null {
  const { cubes, areas, areasFailed, year, view } = data;
  if (areasFailed || view.officialOnly) return null;
  const first = (element: number) =>
    rankedCountries(cubes.slice(element, year) ?? new Map(), areas)
      .filter(isBelieved)
      .slice(0, 1)
      .find(({ value }) => isLargestTrader(data, { element, value, inside: worldCode }));
  const [buyer, seller] = [first(IMPORT_VALUE), first(EXPORT_VALUE)];
  if (buyer === undefined || seller === undefined) return null;
  const { subject, verb } = areaSubject(words, buyer.area);
  return words('trade.lead.ends', {
    buyer: subject,
    verb,
    seller: areaWords(words, seller.area).areaThe,
  });
}

/** The flows of a country in the year of the page, the largest first; `null` where they are not loaded. */
function flowsOf({ flows: loaded, area, areas, year }: TradeLeadData) {
  const flows = valueOr(loaded, null);
  if (
    flows === null ||
    !isCountry(area) ||
    flows.area !== area ||
    flows.year !== year ||
    flows.measure !== 'value'
  )
    return null;
  const isInside = membershipTest(area, (country) => areas.get(country));
  return {
    imports: flowRows(flows.answer.flows, '1', isInside),
    exports: flowRows(flows.answer.flows, '2', isInside),
  };
}

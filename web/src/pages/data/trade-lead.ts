import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { flowRows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { isLargestTrader } from '../../blocks/map/silent-traders.ts';
import { figureInSentence, partInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

export type TradeLeadData = Pick<
  ShownData,
  'crop' | 'section' | 'view' | 'area' | 'areas' | 'areasFailed' | 'year' | 'cubes' | 'flows'
>;

/**
 * What an area sold and bought, the larger first, and the largest partner known of a country; of the World who bought and who sold the
 * most. `null` where the view is of one flow or of another measure, and without both figures.
 */
export function tradeLead(
  data: TradeLeadData,
  speech: { words: Words; formats: Formats },
): { text: string; value: string } | null {
  const { crop, section, view, area, year, cubes } = data;
  const { words, formats } = speech;
  if (section.id !== 'trade' || view.element !== IMPORT_VALUE || chosenFlow(view) !== 'both') return null;
  const figures = {
    imports: cubes.figure(IMPORT_VALUE, area, year),
    exports: cubes.figure(EXPORT_VALUE, area, year),
  };
  const { imports, exports } = figures;
  if (imports == null || exports == null || !isBelieved(imports) || !isBelieved(exports)) return null;
  const isWorld = area === worldCode;
  const larger = !isWorld && exports.value > imports.value ? 'exports' : 'imports';
  const other = figures[larger === 'exports' ? 'imports' : 'exports'];
  const value = figureInSentence(
    larger === 'exports' ? EXPORT_VALUE : IMPORT_VALUE,
    figures[larger] ?? imports,
    speech,
  );
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    year: formats.year(year),
    value,
  };
  if (isWorld) {
    const text = words('trade.lead.5622', place);
    const ends = worldEnds(data, speech);
    return { text: ends === null ? text : `${text} ${ends}`, value };
  }
  const text = words('trade.lead.both', {
    ...place,
    larger,
    other: figureInSentence(larger === 'exports' ? IMPORT_VALUE : EXPORT_VALUE, other ?? exports, speech),
  });
  const partner = partnerText(data, larger, speech);
  return { text: partner === null ? text : `${text} ${partner}`, value };
}

/** Who bought and who sold the most in the world; `null` where one without a report may have more. */
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
  return words('trade.lead.ends', {
    buyer: areaSubject(words, buyer.area).subject,
    verb: areaSubject(words, buyer.area).verb,
    seller: areaWords(words, seller.area).areaThe,
  });
}

/** The largest known buyer or supplier of a country, from flows of the same year. */
function partnerText(
  { flows: loaded, area, areas, year, cubes }: TradeLeadData,
  larger: 'exports' | 'imports',
  speech: { words: Words; formats: Formats },
): string | null {
  const flows = valueOr(loaded, null);
  if (
    flows === null ||
    !isCountry(area) ||
    flows.area !== area ||
    flows.year !== year ||
    flows.measure !== 'value'
  )
    return null;
  const flow = larger === 'exports' ? '2' : '1';
  const [top] = flowRows(
    flows.answer.flows,
    flow,
    membershipTest(area, (country) => areas.get(country)),
  );
  if (top === undefined) return null;
  const element = larger === 'exports' ? EXPORT_VALUE : IMPORT_VALUE;
  return speech.words('trade.lead.partner', {
    larger,
    partner: areaWords(speech.words, larger === 'exports' ? top.destination : top.origin).areaThe,
    value: partInSentence(
      element,
      top.shown,
      top.shown >= (cubes.figure(element, area, year)?.value ?? 0),
      speech,
    ),
  });
}

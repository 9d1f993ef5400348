import { EXPORT_VALUE, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { findFlow } from '#catalog/elements/trade.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { FlowId } from '#catalog/section.ts';
import { type FlowRow, flowRows } from '#domain/flows.ts';
import { membershipTest } from '#domain/inside.ts';
import { chosenFlow } from '../../api/chosen-flow.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { isCountry, type ShownData } from '../../api/data-view.tsx';
import { valueOr } from '../../api/loaded.ts';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { isLargestTrader } from '../../blocks/silent-traders.ts';
import { figureInSentence, partInSentence } from '../../i18n/amounts.ts';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';

export interface Lead {
  text: string;
  /** The figure in the text that is emphasised. */
  value: string;
}

export type TradeLeadData = Pick<
  ShownData,
  'crop' | 'section' | 'view' | 'area' | 'areas' | 'areasFailed' | 'year' | 'cubes' | 'flows'
>;

/**
 * What a country itself reports of the chosen flow, and then its larger partner: the one in its partners' reports where these add up to
 * more, and else the one by the larger of both, with the other flow; of the World who bought and who sold the most. `null` where the view is of one
 * flow or of another measure, and without both figures.
 */
export function tradeLead(data: TradeLeadData, speech: { words: Words; formats: Formats }): Lead | null {
  const { crop, section, view, area, year, cubes } = data;
  const { words, formats } = speech;
  const flow = findFlow(view.element);
  if (section.id !== 'trade' || flow?.measure !== 'value' || chosenFlow(view) !== 'both') return null;
  const imports = cubes.figure(IMPORT_VALUE, area, year);
  const exports = cubes.figure(EXPORT_VALUE, area, year);
  if (imports == null || exports == null || !isBelieved(imports) || !isBelieved(exports)) return null;
  const forms = { ...cropWords(words, crop.id, section.id), year: formats.year(year) };
  const [own, other] = flow.flow === '1' ? [imports, exports] : [exports, imports];
  const value = figureInSentence(view.element, own, speech);
  if (area === worldCode) {
    const text = words(`trade.lead.${view.element}`, { ...forms, ...areaWords(words, area), value });
    const ends = worldEnds(data, speech);
    return { text: ends === null ? text : `${text} ${ends}`, value };
  }
  const larger = flow.flow === '1' ? 'imports' : 'exports';
  const place = { ...forms, ...areaSubject(words, area), larger, value };
  const partnerOf = ({ origin, destination }: FlowRow): string =>
    flow.flow === '1' ? areaWords(words, origin).areaFrom : areaWords(words, destination).areaTo;
  const amount = (part: number, whole: number): string =>
    partInSentence(view.element, part, part >= whole, speech);
  const rows = flowsOf(data, flow.flow) ?? [];
  const mirrored = sumOfMirror(rows);
  const mirrorTop = largestMirror(rows);
  if (isLowerBound(own) && mirrorTop !== undefined && mirrored > own.value)
    return {
      text: words('trade.lead.partners', {
        ...place,
        sum: amount(mirrored, mirrored),
        part: amount(mirrorTop.mirror ?? 0, mirrored),
        partner: partnerOf(mirrorTop),
      }),
      value,
    };
  const otherText = figureInSentence(flow.flow === '1' ? EXPORT_VALUE : IMPORT_VALUE, other, speech);
  // By the larger of both reports, as titles and tables have it; the amount of one of them would be another one than theirs.
  const top = rows.find((row) => row.reported !== null);
  if (top === undefined)
    return {
      text: words('trade.lead.both', { ...place, other: otherText, own: isLowerBound(own) ? 'yes' : 'no' }),
      value,
    };
  const text = words('trade.lead.partner', { ...place, partner: partnerOf(top) });
  return { text: `${text} ${words('trade.lead.other', { larger, other: otherText })}`, value };
}

const sumOfMirror = (rows: readonly FlowRow[]): number =>
  rows.reduce((sum, { mirror }) => sum + (mirror ?? 0), 0);

/** The flow that is the largest by the partners' reports; `undefined` without any. */
const largestMirror = (rows: readonly FlowRow[]): FlowRow | undefined =>
  rows
    .filter(({ mirror }) => (mirror ?? 0) > 0)
    .sort((one, other) => (other.mirror ?? 0) - (one.mirror ?? 0))[0];

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

/** The flows of a country in the year of the page; `null` where they are not loaded. */
function flowsOf({ flows: loaded, area, areas, year }: TradeLeadData, flow: FlowId) {
  const flows = valueOr(loaded, null);
  if (
    flows === null ||
    !isCountry(area) ||
    flows.area !== area ||
    flows.year !== year ||
    flows.measure !== 'value'
  )
    return null;
  return flowRows(
    flows.answer.flows,
    flow,
    membershipTest(area, (country) => areas.get(country)),
  );
}

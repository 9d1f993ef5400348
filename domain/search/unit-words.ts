import * as codes from '#catalog/elements/codes.ts';
import type { QueryWord } from './fold-query.ts';

/** The unit of a requested figure: dollars, tonnes, kilograms, tonnes a hectare, an amount a person, dollars a tonne, or a share. */
export type RequestedUnit = 'money' | 'tonnes' | 'kilograms' | 'yield' | 'person' | 'unit-value' | 'share';

type UnitWord = 'money' | 'tonnes' | 'kilograms' | 'area' | 'person' | 'share' | 'scale' | 'joint';

const listed: Readonly<Record<UnitWord, string>> = {
  money: 'usd dollar dollars dolar dolares',
  tonnes: 't ton tons tonne tonnes tonelada toneladas kt kilotonnes quintal quintales quintals',
  kilograms:
    'kg kgs kilo kilos kilogram kilograms kilogramo kilogramos kilograma kilogramas quilo quilos quilograma quilogramas',
  area: 'ha hectare hectares hectarea hectareas',
  person: 'person persona pessoa capita inhabitant habitante head cabeza cabeca',
  share: 'percent percentage porcentaje porcentagem percentagem ciento cento',
  scale:
    'million millions millon millones milhao milhoes thousand thousands mil miles milhares us american metric current',
  joint: 'per por a by each cada una um una',
};
const unitWords: ReadonlyMap<string, UnitWord> = new Map(
  (Object.entries(listed) as [UnitWord, string][]).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind] as const),
  ),
);

const kindOf = (unitWord: QueryWord | undefined): UnitWord | undefined =>
  unitWord === undefined ? undefined : unitWords.get(unitWord.word);

/** Amounts that only the words before or behind them show to be one: `in t`, `us dollars`. */
const isAmount = (kind: UnitWord | undefined): boolean =>
  kind === 'money' || kind === 'tonnes' || kind === 'kilograms';

/** Signs of a text as words: a country has the code US. */
export const spellUnits = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])u\.?s\.?\s*\$|(?<![\p{L}\p{N}])\$/giu, ' usd ')
    .replace(/(?<=[^\p{L}\p{N}]|\d)%/gu, ' percent ');

/** What two parts of a unit make: `kg/ha`, `kg per person`, `US$/kg`. */
function joined(kind: UnitWord, other: UnitWord | undefined): RequestedUnit | null {
  if (kind === 'money' && (other === 'tonnes' || other === 'kilograms')) return 'unit-value';
  if (isAmount(kind) && kind !== 'money' && other === 'area') return 'yield';
  return isAmount(kind) && kind !== 'money' && other === 'person' ? 'person' : null;
}

/** Splits the words of a question into units and the others. Where all are units the words are names: `kg` is a country, too. */
export function takeUnits(words: readonly QueryWord[]): {
  units: readonly RequestedUnit[];
  others: readonly QueryWord[];
} {
  const units: RequestedUnit[] = [];
  const others: QueryWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const kind = kindOf(word);
    if (word === undefined) continue;
    const next = kindOf(words[at + 1]) === 'joint' ? at + 2 : at + 1;
    const behind = kindOf(words[next]);
    const pair = kind === undefined ? null : joined(kind, behind);
    const isLetter = word.word === 't' && !/^(in|en|em)$/.test(words[at - 1]?.word ?? '');
    if (pair !== null) {
      units.push(pair);
      at = next;
    } else if (kind === 'scale' && isAmount(kindOf(words[at + 1]))) continue;
    else if (kind === 'joint' && behind === 'person' && next === at + 1) {
      units.push('person');
      at = next;
    } else if ((isAmount(kind) && !isLetter) || kind === 'share') units.push(kind as RequestedUnit);
    else others.push(word);
  }
  return others.length === 0 ? { units: [], others: words } : { units, others };
}

type ElementIn = ReadonlyMap<number, number>;
const inDollars: ElementIn = new Map([
  [codes.PRODUCTION, codes.VALUE_CURRENT_DOLLARS],
  [codes.VALUE_INT_DOLLARS, codes.VALUE_CURRENT_DOLLARS],
  [codes.IMPORT_QUANTITY, codes.IMPORT_VALUE],
  [codes.BALANCE_IMPORTS, codes.IMPORT_VALUE],
  [codes.EXPORT_QUANTITY, codes.EXPORT_VALUE],
  [codes.BALANCE_EXPORTS, codes.EXPORT_VALUE],
]);
const inKilograms: ElementIn = new Map([
  [codes.VALUE_INT_DOLLARS, codes.PRODUCTION],
  [codes.IMPORT_VALUE, codes.IMPORT_QUANTITY],
  [codes.EXPORT_VALUE, codes.EXPORT_QUANTITY],
]);
const elementsIn: Readonly<Record<RequestedUnit, ElementIn>> = {
  money: inDollars,
  kilograms: inKilograms,
  tonnes: new Map([...inKilograms, [codes.FOOD_PER_CAPITA, codes.FOOD]]),
  yield: new Map([
    [codes.PRODUCTION, codes.YIELD],
    [codes.AREA_HARVESTED, codes.YIELD],
  ]),
  person: new Map([
    [codes.FOOD, codes.FOOD_PER_CAPITA],
    [codes.CROPLAND, codes.CROPLAND_PER_INHABITANT],
  ]),
  'unit-value': new Map([
    [codes.IMPORT_VALUE, codes.IMPORT_UNIT_VALUE],
    [codes.EXPORT_VALUE, codes.EXPORT_UNIT_VALUE],
  ]),
  share: new Map([
    [codes.PRODUCTION, codes.WORLD_PRODUCTION_SHARE],
    [codes.AREA_HARVESTED, codes.AREA_SHARE],
    [codes.VALUE_INT_DOLLARS, codes.VALUE_SHARE],
    [codes.FOOD_PER_CAPITA, codes.ENERGY_SHARE],
    [codes.ENERGY_PER_CAPITA, codes.ENERGY_SHARE],
    [codes.PROTEIN_PER_CAPITA, codes.PROTEIN_SHARE],
  ]),
};

/** The element that has the units, of what another one is of: production in dollars is its value. The same where units change nothing. */
export const elementIn = (units: readonly RequestedUnit[], element: number): number =>
  units.reduce((known, unit) => elementsIn[unit].get(known) ?? known, element);

/** The elements that units mean without the name of a figure, the most specific first. */
const elementOf: ReadonlyMap<RequestedUnit, number> = new Map([
  ['yield', codes.YIELD],
  ['person', codes.FOOD_PER_CAPITA],
  ['money', codes.VALUE_CURRENT_DOLLARS],
  ['kilograms', codes.PRODUCTION],
  ['tonnes', codes.PRODUCTION],
]);

/** The element that units mean on their own; `null` where they are ambiguous. */
export const elementOfUnits = (units: readonly RequestedUnit[]): number | null =>
  [...elementOf].find(([unit]) => units.includes(unit))?.[1] ?? null;

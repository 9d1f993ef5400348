import {
  AREA_HARVESTED,
  AREA_SHARE,
  BALANCE_EXPORTS,
  BALANCE_IMPORTS,
  CROPLAND,
  CROPLAND_PER_INHABITANT,
  ENERGY_PER_CAPITA,
  ENERGY_SHARE,
  EXPORT_QUANTITY,
  EXPORT_UNIT_VALUE,
  EXPORT_VALUE,
  FOOD,
  FOOD_PER_CAPITA,
  IMPORT_QUANTITY,
  IMPORT_UNIT_VALUE,
  IMPORT_VALUE,
  PRODUCTION,
  PROTEIN_PER_CAPITA,
  PROTEIN_SHARE,
  VALUE_CURRENT_DOLLARS,
  VALUE_INT_DOLLARS,
  VALUE_SHARE,
  WORLD_PRODUCTION_SHARE,
  YIELD,
} from '#catalog/elements/codes.ts';
import type { AskedWord } from './fold-query.ts';

/** What a figure is asked in: dollars, tonnes, kilograms, tonnes a hectare, an amount a person, dollars a tonne, or a share. */
export type AskedUnit = 'money' | 'tonnes' | 'kilograms' | 'yield' | 'person' | 'unit-value' | 'share';

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

const kindOf = (asked: AskedWord | undefined): UnitWord | undefined =>
  asked === undefined ? undefined : unitWords.get(asked.word);

/** Amounts that only the words before or behind them show to be one: `in t`, `us dollars`. */
const isAmount = (kind: UnitWord | undefined): boolean =>
  kind === 'money' || kind === 'tonnes' || kind === 'kilograms';

/** Signs of a text as words: a country has the code US. */
export const spellUnits = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])u\.?s\.?\s*\$|(?<![\p{L}\p{N}])\$/giu, ' usd ')
    .replace(/(?<=[^\p{L}\p{N}]|\d)%/gu, ' percent ');

/** What two parts of a unit make: `kg/ha`, `kg per person`, `US$/kg`. */
function joined(kind: UnitWord, other: UnitWord | undefined): AskedUnit | null {
  if (kind === 'money' && (other === 'tonnes' || other === 'kilograms')) return 'unit-value';
  if (isAmount(kind) && kind !== 'money' && other === 'area') return 'yield';
  return isAmount(kind) && kind !== 'money' && other === 'person' ? 'person' : null;
}

/** Splits the words of a question into units and the others. Where all are units the words are names: `kg` is a country, too. */
export function takeUnits(words: readonly AskedWord[]): {
  units: readonly AskedUnit[];
  others: readonly AskedWord[];
} {
  const units: AskedUnit[] = [];
  const others: AskedWord[] = [];
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
    } else if ((isAmount(kind) && !isLetter) || kind === 'share') units.push(kind as AskedUnit);
    else others.push(word);
  }
  return others.length === 0 ? { units: [], others: words } : { units, others };
}

type ElementIn = ReadonlyMap<number, number>;
const inDollars: ElementIn = new Map([
  [PRODUCTION, VALUE_CURRENT_DOLLARS],
  [VALUE_INT_DOLLARS, VALUE_CURRENT_DOLLARS],
  [IMPORT_QUANTITY, IMPORT_VALUE],
  [BALANCE_IMPORTS, IMPORT_VALUE],
  [EXPORT_QUANTITY, EXPORT_VALUE],
  [BALANCE_EXPORTS, EXPORT_VALUE],
]);
const inKilograms: ElementIn = new Map([
  [VALUE_INT_DOLLARS, PRODUCTION],
  [IMPORT_VALUE, IMPORT_QUANTITY],
  [EXPORT_VALUE, EXPORT_QUANTITY],
]);
const elementsIn: Readonly<Record<AskedUnit, ElementIn>> = {
  money: inDollars,
  kilograms: inKilograms,
  tonnes: new Map([...inKilograms, [FOOD_PER_CAPITA, FOOD]]),
  yield: new Map([
    [PRODUCTION, YIELD],
    [AREA_HARVESTED, YIELD],
  ]),
  person: new Map([
    [FOOD, FOOD_PER_CAPITA],
    [CROPLAND, CROPLAND_PER_INHABITANT],
  ]),
  'unit-value': new Map([
    [IMPORT_VALUE, IMPORT_UNIT_VALUE],
    [EXPORT_VALUE, EXPORT_UNIT_VALUE],
  ]),
  share: new Map([
    [PRODUCTION, WORLD_PRODUCTION_SHARE],
    [AREA_HARVESTED, AREA_SHARE],
    [VALUE_INT_DOLLARS, VALUE_SHARE],
    [FOOD_PER_CAPITA, ENERGY_SHARE],
    [ENERGY_PER_CAPITA, ENERGY_SHARE],
    [PROTEIN_PER_CAPITA, PROTEIN_SHARE],
  ]),
};

/** The element that has the units, of what another one is of: production in dollars is its value. The same where units change nothing. */
export const elementIn = (units: readonly AskedUnit[], element: number): number =>
  units.reduce((known, unit) => elementsIn[unit].get(known) ?? known, element);

/** The elements that units ask for without the name of a figure, the one that says most first. */
const elementOf: ReadonlyMap<AskedUnit, number> = new Map([
  ['yield', YIELD],
  ['person', FOOD_PER_CAPITA],
  ['money', VALUE_CURRENT_DOLLARS],
  ['kilograms', PRODUCTION],
  ['tonnes', PRODUCTION],
]);

/** The element that units ask for alone; `null` where they say too little. */
export const elementOfUnits = (units: readonly AskedUnit[]): number | null =>
  [...elementOf].find(([unit]) => units.includes(unit))?.[1] ?? null;

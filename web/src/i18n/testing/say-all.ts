import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { crops } from '#catalog/crops/index.ts';
import { FOOD_PER_CAPITA, PRODUCTION, YIELD } from '#catalog/elements/codes.ts';
import { listSections, sections } from '#catalog/sections/index.ts';

import { amountText, figureInSentence } from '../amounts.ts';
import { areaWords } from '../area-words.ts';
import { cropWords } from '../crop-words.ts';
import type { RawMessages, Speech } from './speech.ts';

type Value = string | number;
type Values = Readonly<Record<string, Value>>;

/** Areas with difficult names for a sentence: plural, with an article, without one, with one of its own; groups of countries. */
export const sampleAreas = ['USA', 'PHL', 'NLD', 'SLV', '029', '199'] as const;

export const sampleValues = [0, 1, -1, 2_500_000] as const;

const areaArguments = [
  'area',
  'areaThe',
  'areaIn',
  'areaOf',
  'areaFrom',
  'areaTo',
  'areaBy',
  'areaNumber',
] as const;
const cropArguments = ['crop', 'cropThe', 'cropOf', 'cropFrom', 'cropAmount', 'cropTitle'] as const;

/** Arguments that other areas of the same sentence fill, by the form that they take. */
const otherAreas: Readonly<Record<string, (typeof areaArguments)[number]>> = {
  destinationTo: 'areaTo',
  shownThe: 'areaThe',
  firstThe: 'areaThe',
  lowestIn: 'areaIn',
  lowestOf: 'areaOf',
  listOf: 'areaOf',
  originFrom: 'areaFrom',
  partner: 'areaThe',
  placeIn: 'areaIn',
};

/** Arguments that are figures in sentences. */
const amounts = [
  'value',
  'milk',
  'meat',
  'supply',
  'animals',
  'pastures',
  'production',
  'stocks',
  'imports',
  'exports',
  'reported',
  'lowestValue',
];
const shares = ['share', 'ratio', 'energy', 'protein', 'total'];

/** Elements of the figures that sections' sentences and boxes take; other sentences are in tonnes. */
const elementOf = new Map<string, number>(
  sections.flatMap((section) => [
    ...section.findings.flatMap(({ key, values }) =>
      Object.entries(values).map(([name, pair]) => [`${section.id}.${key} ${name}`, pair.country] as const),
    ),
  ]),
);

/** Arguments that are no names of areas and no shares in these sentences, as their pages fill them. */
const ownValues: Readonly<Record<string, Values>> = {
  'production.decomposition.finding': { area: '+6', yield: '−12' },
  'consumption.complements.sentence': { energy: '120', protein: '1' },
};

interface Shape {
  names: ReadonlySet<string>;
  /** Branches of each choice, by its argument. */
  choices: ReadonlyMap<string, readonly string[]>;
  plurals: ReadonlySet<string>;
}

function shapeOf(message: string): Shape {
  const names = new Set<string>();
  const choices = new Map<string, readonly string[]>();
  const plurals = new Set<string>();
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    for (const token of node) {
      if (!Array.isArray(token)) continue;
      const [name, kind, branches] = token;
      if (name !== '#') names.add(String(name));
      if (kind === 'plural') plurals.add(String(name));
      if (branches === null || typeof branches !== 'object') continue;
      if (kind === 'select') choices.set(String(name), Object.keys(branches));
      for (const branch of Object.values(branches)) walk(branch);
    }
  };
  walk(compileMessageOrThrow(message));
  return { names, choices, plurals };
}

/** Whether a sentence takes an area, a crop or a figure, and is no part of one. */
function isSentence(key: string, message: string): boolean {
  if (
    /^(areaForms|amounts|units|crops|chart\.announce|figure\.bound)\.|(chart|card)\.value$|\.points$/.test(
      key,
    )
  )
    return false;
  const { names } = shapeOf(message);
  return [...areaArguments, ...cropArguments, ...Object.keys(otherAreas), ...amounts].some((name) =>
    names.has(name),
  );
}

/** Every combination of one value of each argument. */
function combine(choices: Readonly<Record<string, readonly Value[]>>): readonly Values[] {
  return Object.entries(choices).reduce<readonly Values[]>(
    (made, [name, options]) => made.flatMap((one) => options.map((option) => ({ ...one, [name]: option }))),
    [{}],
  );
}

/** A sentence for every sample area, each with a crop in turn, and every crop, figure, choice and count that it takes. */
export function sayAll(key: string, message: string, speech: Speech): readonly string[] {
  const { words, formats } = speech;
  const { names, choices, plurals } = shapeOf(message);
  const has = (list: readonly string[]): boolean => list.some((name) => names.has(name));
  const figure = (name: string, value: number): string => {
    const element = elementOf.get(`${key} ${name}`) ?? PRODUCTION;
    const text = figureInSentence(element, { value, flag: 'A' }, speech);
    // Units of thousands come from the balances and from prices: they are written as others are.
    const amount = amountText('kt', value / 1000, speech);
    return key.startsWith('consumption.self-sufficiency') || key.startsWith('consumption.balance')
      ? (amount ?? text)
      : text;
  };
  const values: Values = {
    ...Object.fromEntries([...names].map((name) => [name, plurals.has(name) ? 2 : '5'])),
    ...Object.fromEntries(shares.map((name) => [name, formats.percent(0.1456)])),
    year: '2022',
    from: '2012',
    to: '2022',
    element: words(`elements.${FOOD_PER_CAPITA}.name`),
    yield: figureInSentence(YIELD, { value: 1084.3, flag: 'A' }, speech),
    first: words('items.2514'),
    title: words('crops.beans.title.production'),
    source: words(`elements.${PRODUCTION}.inSentence`),
  };
  const areas = has([...areaArguments, ...Object.keys(otherAreas)]) ? sampleAreas : sampleAreas.slice(0, 1);
  const subjects = has(cropArguments)
    ? crops.flatMap((crop) =>
        listSections(crop)
          .slice(0, 1)
          .map((section) => cropWords(words, crop.id, section.id)),
      )
    : [{}];
  const taken = amounts.filter((name) => names.has(name));
  const figures = (taken.length > 0 ? sampleValues : sampleValues.slice(0, 1)).map((value) =>
    Object.fromEntries(taken.map((name) => [name, figure(name, value)])),
  );
  const counted = combine({
    ...Object.fromEntries([...plurals].map((name) => [name, [0, 1, 2, 5]])),
    ...Object.fromEntries([...choices]),
  });
  return Array.from({ length: Math.max(areas.length, subjects.length) }).flatMap((_, at) => {
    const forms = areaWords(words, areas[at % areas.length] ?? '');
    const other = areaWords(words, sampleAreas[(at + 1) % sampleAreas.length] ?? '');
    const named = Object.fromEntries(Object.entries(otherAreas).map(([name, form]) => [name, other[form]]));
    const subject = subjects[at % subjects.length];
    return figures.flatMap((shown) =>
      counted.map((chosen) =>
        words(key, { ...values, ...subject, ...forms, ...named, ...ownValues[key], ...shown, ...chosen }),
      ),
    );
  });
}

/** Keys of the messages that are sentences on areas, crops or figures. */
export const sentenceKeys = (messages: RawMessages): readonly string[] =>
  Object.entries(messages).flatMap(([key, message]) => (isSentence(key, message) ? [key] : []));

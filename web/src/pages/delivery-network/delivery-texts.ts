import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import type { FlowPage } from '#contract/flows.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { editedValue } from '../../i18n/formats.ts';
import type { Speech as SpeechOfReader } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { type DeliveryView, readFlowKey } from '../../url/delivery-params.ts';

export type Speech = Pick<SpeechOfReader, 'words' | 'formats'>;

export function headingText(
  words: Words,
  { country, direction }: Pick<DeliveryView, 'country' | 'direction'>,
): string {
  if (country === null) return words('deliveryNetwork.heading');
  const ending = direction === 'recipient' ? 'to' : 'country';
  return words(`deliveryNetwork.heading.${ending}`, areaWords(words, country));
}

export function scopeText({ words, formats }: Speech, view: DeliveryView): string {
  const { genebank, country, macro } = view;
  const chosen = [
    ...(genebank === null ? [] : [genebankName(genebank)]),
    ...[country, macro].flatMap((code) => (code === null ? [] : [areaName(words, code)])),
  ];
  return chosen.length === 0 ? words('deliveryNetwork.scope.all') : formats.list(chosen);
}

export function comparedEnds(
  { pairs }: Pick<FlowPage, 'pairs'>,
  { direction }: Pick<DeliveryView, 'direction'>,
): readonly string[] {
  const ends = pairs.first.map(({ origin, recipient }) => (direction === 'origin' ? origin : recipient));
  return [...new Set(ends)];
}

/** Short name of a genebank: CGIAR, USDA. */
export const genebankName = (id: string): string => findGenebank(id)?.short ?? id;

/** A genebank by its country in a sentence ("the one of Germany", "the genebank of Germany"); CGIAR, whose genebanks are in several, by its name. */
export function genebankInSentence(words: Words, id: string, form: 'one' | 'from'): string {
  const country = findGenebank(id)?.country ?? null;
  return country === null
    ? words(`deliveryNetwork.genebank.${form}.several`, { name: genebankName(id) })
    : words(`deliveryNetwork.genebank.${form}`, areaWords(words, country));
}

/** Name of a genebank on a map or in a list: its country, or CGIAR, which is in several. */
export function genebankPlaceName(words: Words, id: string): string {
  const country = findGenebank(id)?.country ?? null;
  return country === null
    ? `${genebankName(id)} (${words('deliveryNetwork.genebank.several')})`
    : areaName(words, country);
}

export function genebankText(words: Words, id: string): string {
  const country = findGenebank(id)?.country ?? null;
  return words('deliveryNetwork.genebank.full', {
    name: genebankName(id),
    full: words(`deliveryNetwork.genebanks.${id}.full`),
    country: country === null ? words('deliveryNetwork.genebank.several') : areaName(words, country),
  });
}

/** A number of samples: a whole one, for samples are counted, or that it is below 1. */
export const samplesNumber = ({ formats }: Pick<Speech, 'formats'>, value: number): string =>
  value > 0 && value < 1 ? '<\u202f1' : formats.edited(Math.round(value));

/** "1,234 samples a year". */
export function samplesText(speech: Speech, value: number): string {
  return value > 0 && value < 1
    ? speech.words('deliveryNetwork.samples.few')
    : speech.words('deliveryNetwork.samples', {
        value: samplesNumber(speech, value),
        count: editedValue(Math.round(value)),
      });
}

/** "Colombia (112)". */
export const namedSamples = (speech: Speech, name: string, value: number): string =>
  speech.words('deliveryNetwork.story.part', { name, value: samplesNumber(speech, value) });

/** Note on flows of the source that are in no picture and no sum; `null` without any. */
export function leftOutText(speech: Speech, { left_out: { implausible } }: FlowPage): string | null {
  if (implausible.rows === 0) return null;
  return speech.words('deliveryNetwork.leftOut', {
    rows: implausible.rows,
    samples: samplesText(speech, implausible.value),
  });
}

export function cautionTexts(speech: Speech, page: FlowPage): readonly string[] {
  const { words, formats } = speech;
  const { outside } = page.left_out;
  const implausible = leftOutText(speech, page);
  return [
    ...['crops', 'average', 'origin'].map((key) => words(`deliveryNetwork.about.${key}`)),
    ...(implausible === null ? [] : [implausible]),
    ...(outside.rows === 0
      ? []
      : [
          words('deliveryNetwork.about.outside', {
            rows: outside.rows,
            samples: samplesText(speech, outside.value),
            list: formats.list(
              outside.names.map(({ name, value }) => namedSamples(speech, outsideName(words, name), value)),
            ),
          }),
        ]),
  ];
}

/** Samples of a country's seed sent by genebanks, the largest sender, and the part that returns; without any, samples received. */
function countryText(speech: Speech, story: NonNullable<FlowPage['story']>): string {
  const { words, formats } = speech;
  const [most] = story.keptIn;
  const named = areaWords(words, story.country);
  if (most === undefined)
    return words('deliveryNetwork.finding.received', { ...named, in: samplesText(speech, story.received) });
  return words('deliveryNetwork.finding.country', {
    ...named,
    out: samplesText(speech, story.origin),
    share: formats.percent(most.share, 0),
    genebank: genebankInSentence(words, most.code, 'from'),
    returns: story.domestic / story.origin < 0.005 ? 'no' : 'yes',
    home: formats.percent(story.domestic / story.origin, 0),
  });
}

/** Whether flows of the chosen genebank and country are left out by their place or size. */
export const isPart = ({ macro, min }: Pick<DeliveryView, 'macro' | 'min'>): boolean =>
  macro !== null || min > 0;

export function findingText(speech: Speech, page: FlowPage, view: DeliveryView): string | undefined {
  const { words, formats } = speech;
  const { shown, genebanks: ranked, story } = page;
  if (page.source === null) return undefined;
  if (story !== null) {
    const countrySentence = countryText(speech, story);
    const isWhole = view.genebank === null && view.direction === null && !isPart(view);
    if (isWhole) return countrySentence;
    // The country's story is of all its flows, so the number that fits the other choices comes first.
    const fits = words('deliveryNetwork.finding.fits', {
      count: shown.flows,
      samples: samplesText(speech, shown.value),
    });
    return `${fits} ${countrySentence} ${words('deliveryNetwork.finding.whole')}`;
  }
  const [most] = ranked;
  if (most === undefined) return undefined;
  const values = {
    samples: samplesText(speech, shown.value),
    genebank: genebankInSentence(words, most.code, 'from'),
    share: formats.percent(most.share, 0),
    domestic: formats.percent(shown.domestic / shown.value, 0),
  };
  const sentence = words(
    view.genebank === null ? 'deliveryNetwork.finding' : 'deliveryNetwork.finding.genebank',
    { ...values, ...(view.genebank !== null && { genebank: genebankName(view.genebank) }) },
  );
  return isPart(view) ? `${sentence} ${words('deliveryNetwork.finding.part')}` : sentence;
}

export function keyText(words: Words, key: string): string {
  const { origin, genebank, recipient } = readFlowKey(key);
  const part = (word: string, value: string | null): readonly string[] =>
    value === null ? [] : [words(`deliveryNetwork.key.${word}`, { value })];
  return [
    ...part('origin', origin === null ? null : areaName(words, origin)),
    ...part('genebank', genebank === null ? null : genebankName(genebank)),
    ...part('recipient', recipient === null ? null : areaName(words, recipient)),
  ].join(' · ');
}

/** The reader's name of a publisher's group of countries, or of a place that is none; else as published. */
function outsideName(words: Words, published: string): string {
  const key = `deliveryNetwork.outside.${published.replaceAll(' ', '_')}`;
  return words.has(key) ? words(key) : published;
}

import type { LossRow, LossStages } from '#contract/losses.ts';
import { figureName } from '../../figure/figure-name.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { percentText } from '../../i18n/loss-percent.ts';
import { stageNames } from '../../i18n/loss-stage.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { LossesView } from '../../url/losses-params.ts';

/** "Where the harvest of beans is lost", or the same "in Kenya". */
export function lossHeading(
  words: Words,
  crop: string,
  page: 'results' | 'general-information',
  country: string | null,
): string {
  const title = words(`lossSources.title.${page}`, {
    title: words(`crops.${crop}.title.post-harvest`),
    cropOf: words(`crops.${crop}.of`),
  });
  return country === null ? title : words('losses.title.country', { title, ...areaWords(words, country) });
}

export const quotedText = (words: Words, { q }: Pick<LossesView, 'q'>): readonly string[] =>
  q === null ? [] : [words('list.quoted', { text: q })];

/** Name of the list of findings in files: "Every figure: Where the harvest of beans is lost in Kenya (Beans, dry; Studies)". */
export function findingsTitle(
  words: Words,
  crop: string,
  view: Pick<LossesView, 'country' | 'evidence' | 'stage' | 'q'>,
  commodity: string | null,
): string {
  const { country, evidence, stage } = view;
  return figureName(words('losses.findings.title'), lossHeading(words, crop, 'results', country), [
    ...(commodity === null ? [] : [words(`losses.commodity.${commodity}`)]),
    words(`losses.evidence.${evidence}`),
    ...(stage === null ? [] : [words(`losses.stage.${stage}`)]),
    ...quotedText(words, view),
  ]);
}

export const coverageText = (
  { words, formats }: Speech,
  { country, commodity }: LossStages['facets'],
): string =>
  words('losses.coverage.text', {
    countries: country.length,
    commodities: formats.list(
      commodity.map(({ id, count }) =>
        words('losses.choice', { name: words(`losses.commodity.${id}`), count }),
      ),
    ),
  });

/** "median 3.5%, results 0.6% to 9.8%; 8 points". */
export const stageSummary = (
  words: Words,
  formats: Formats,
  stage: Parameters<typeof stageNames>[1],
): string => words('losses.stage.summary', stageNames(formats, stage));

/** Place, year, result and method of a finding: "Kenya, 2007: 4.45% (1.5%–7.4%, 2 figures), survey". */
export function pointText(
  words: Words,
  formats: Formats,
  point: LossStages['stages'][number]['points'][number],
): string {
  const { country, year, value, low, high, figures, method } = point;
  return words('losses.point', {
    place: areaName(words, country),
    year: formats.year(year),
    value: percentText(formats, value),
    from: percentText(formats, low),
    to: percentText(formats, high),
    figures,
    method: words(`losses.method.${method}`),
  });
}

export function methodText(words: Words, row: Pick<LossRow, 'method' | 'method_inferred'>): string {
  const method = words(`losses.method.${row.method}`);
  return row.method_inferred ? words('losses.inferred', { method }) : method;
}

export function editionText(
  words: Words,
  { in_newer, source }: Pick<LossRow, 'in_newer' | 'source'>,
): string {
  if (in_newer) return words('losses.edition.both');
  return words(`losses.edition.${source.startsWith('import-') ? 'supplied' : source}`);
}

/** The language of a source's own words, shown as published; unknown for contributed records. */
export const languageOf = ({ source }: Pick<LossRow, 'source'>): 'en' | undefined =>
  source.startsWith('import-') ? undefined : 'en';

const worksOf = (activity: string): string[] =>
  activity.split(', ').map((work) => `losses.activity.${work.toLowerCase()}`);

const hasWords = (words: Words, activity: string): boolean =>
  worksOf(activity).every((key) => words.has(key));

/**
 * The works that a figure is of, `Shelling, Threshing` as published, in the reader's language; as published where one of them has no
 * words.
 */
export function activityText(words: Words, { activity }: Pick<LossRow, 'activity'>): string {
  if (activity === null) return '–';
  if (!hasWords(words, activity)) return activity;
  return worksOf(activity)
    .map((key) => words(key))
    .join(', ');
}

/** The language of that text, where it is not the reader's. */
export const activityLanguage = (
  words: Words,
  row: Pick<LossRow, 'activity' | 'source'>,
): 'en' | undefined => (row.activity === null || hasWords(words, row.activity) ? undefined : languageOf(row));

export const ownWords = ['treatment', 'cause', 'sample', 'reference'] as const;

/** Whether some text of a row is in English on pages of every language, as published. */
export const hasEnglish = (words: Words, row: LossRow): boolean =>
  activityLanguage(words, row) === 'en' ||
  (languageOf(row) === 'en' && ownWords.some((name) => row[name] !== null));

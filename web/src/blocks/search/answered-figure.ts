import type { DoubtReason } from '#catalog/doubts.ts';
import { isRoundedAway } from '#domain/rounded-away.ts';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import { chooseFigure } from '#domain/search/choose-figure.ts';
import { isRefused } from '../../api/loaded.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import { boundText, editFigure, flagText, isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toLocale, type Words } from '../../i18n/words.tsx';

/** The figure that answers a query, as its page says it: `712,000 t` and `Official figure`; or that there is none. */
export interface AnsweredFigure {
  text: string;
  /** What its flag says, or what kind of figure it is; empty where there is none. */
  flag: string;
  /** Its year, where that is another one than its page opens with. */
  year?: number;
  /** Figures of the years up to it, where the series is known. */
  trend?: { years: readonly number[]; values: readonly number[] };
}

/** What figures are told with. */
interface Said extends Speech {
  own: Words;
}

type AskedValue = Extract<AskedFigure, { of: 'value' }>;
type AskedCity = Extract<AskedFigure, { of: 'city' }>;
type AskedPrices = Extract<AskedFigure, { of: 'prices' }>;
type AskedSamples = Extract<AskedFigure, { of: 'samples' }>;

/** Kinds of prices in the order in which the first that is known answers. */
const priceTypes = ['retail', 'wholesale', 'producer'] as const;

/** A figure of the API. Of a 0 that may be a rounded one, which its page can tell and this cannot, nothing is said: `null`. */
function readFigure(
  element: number,
  figure: { value: number; flag: string; doubt?: DoubtReason | undefined },
  speech: Said,
): AnsweredFigure | null {
  const { words } = speech;
  const { value, flag, doubt } = figure;
  if (value === 0 && isRoundedAway(element, value, () => 1)) return null;
  const text = editFigure(element, value, speech, { isBound: isLowerBound(figure) });
  const known = flagText(words, flag);
  return {
    text: boundText(words, element, figure, text, 'value'),
    flag: doubt === undefined ? known : `${known} · ${words('figure.doubt')}`,
  };
}

const noFigure = ({ own }: Said): AnsweredFigure => ({ text: own('search.figure.none'), flag: '' });

/** The figure of the year that is asked for, or of the newest that may answer, with that year. */
async function askValue(asked: AskedValue, getJson: GetJson, said: Said): Promise<AnsweredFigure | null> {
  const { series, element } = asked;
  const known = series === null ? [] : (await askFor(getJson, 'chart', series)).data.observations;
  const year = chooseFigure(known)?.year ?? asked.year;
  const { value, flag, withheld, doubt } = await askFor(getJson, 'value', `${asked.address}/${year}`);
  // What is doubtful is no answer; the page that the hit leads to shows it, and says why.
  if (doubt !== undefined) return null;
  if (withheld !== undefined) return { text: said.words('figure.withheld'), flag: '' };
  if (value === null) return noFigure(said);
  const figure = readFigure(element, { value, flag }, said);
  if (figure === null || series === null) return figure;
  const flags = [figure.flag, year < asked.year ? said.own('search.figure.newest') : ''];
  return {
    text: `${figure.text} (${year})`,
    flag: flags.filter((each) => each !== '').join(' · '),
    ...(year === asked.year ? {} : { year }),
    trend: toTrend(known, year),
  };
}

/** The figures up to a year, from the last break of their series on. */
function toTrend(
  known: readonly { year: number; value: number; break_in_series: boolean }[],
  year: number,
): NonNullable<AnsweredFigure['trend']> {
  const rising = known.filter((each) => each.year <= year).sort((a, b) => a.year - b.year);
  const shown = rising.slice(
    Math.max(
      0,
      rising.findLastIndex((each) => each.break_in_series),
    ),
  );
  return { years: shown.map((each) => each.year), values: shown.map(({ value }) => value) };
}

/** The price of a year, or the newest: that of consumers where it is known. */
async function askPrice(asked: AskedPrices, getJson: GetJson, said: Said): Promise<AnsweredFigure | null> {
  for (const type of asked.kind === null ? priceTypes : [asked.kind]) {
    const years = await askFor(getJson, 'priceYears', `${asked.address}?type=${type}`);
    const found = asked.year === null ? chooseFigure(years) : years.find(({ year }) => year === asked.year);
    if (found === undefined) continue;
    if (found.doubt !== undefined) return null;
    const text = `${said.formats.number(found.value, 2, 2)}\u00a0${said.words('units.usd-kg.short')}`;
    return {
      text: asked.year === null ? `${text} (${found.year})` : text,
      flag:
        said.own(`search.figure.${type}`) +
        (found.flag === '' ? '' : ` · ${flagText(said.words, found.flag)}`),
    };
  }
  return noFigure(said);
}

/** The newest median of a month in a city, with its month and kind; of the kind that its page opens with where none is asked for. */
async function askCity(
  { kind, address }: AskedCity,
  getJson: GetJson,
  said: Said,
): Promise<AnsweredFigure | null> {
  const question = kind === null ? address : `${address}&type=${kind}`;
  const answer = await askFor(getJson, 'prices', question).catch((cause: unknown) => {
    // Its page shows what may be looked at alone.
    if (isRefused(cause)) return null;
    throw cause;
  });
  if (answer === null) return null;
  const official = new Set(answer.rate.values.flatMap((rate) => (rate.official ? [rate.date] : [])));
  const newest = answer.crops?.[0]?.medians.findLast(
    ({ date, value }) => value !== null && !official.has(date),
  );
  if (newest === undefined || newest.value === null || answer.type === null) return null;
  const text = `${said.formats.number(newest.value, 2, 2)}\u00a0${said.words('units.usd-kg.short')}`;
  const month = new Intl.DateTimeFormat(toLocale(said.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${newest.date}-15`));
  const kinds = `search.figure.${answer.type}`;
  return {
    text: `${text} (${month})`,
    flag: said.own.has(kinds) ? said.own(kinds) : '',
  };
}

/** Samples that were received and provided, or of the side that is asked for; one without a report is not told, for it is unknown. */
async function askSamples(
  { side: only, address }: AskedSamples,
  getJson: GetJson,
  said: Said,
): Promise<AnsweredFigure> {
  const { totals, from, to } = await askFor(getJson, 'samples', address);
  const sides = (['received', 'provided'] as const).flatMap((side) =>
    totals[side] === null || (only !== null && only !== side)
      ? []
      : [said.own(`search.figure.${side}`, { count: totals[side] })],
  );
  if (sides.length === 0) return { text: said.own('search.figure.noReport'), flag: '' };
  return {
    text: sides.join(', '),
    flag: from === null || to === null || from === to ? '' : said.formats.span(from, to),
  };
}

/**
 * Asks the API for the figure that answers a query: of its year, or, where the query names none, the newest that may answer. Throws where it cannot be fetched; `null` where nothing may be said.
 */
export async function askFigure(
  asked: AskedFigure,
  getJson: GetJson,
  said: Said,
): Promise<AnsweredFigure | null> {
  if (asked.of === 'value') return askValue(asked, getJson, said);
  if (asked.of === 'city') return askCity(asked, getJson, said);
  return asked.of === 'prices' ? askPrice(asked, getJson, said) : askSamples(asked, getJson, said);
}

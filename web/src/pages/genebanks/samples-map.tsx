import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaSubject } from '../../i18n/area-subject.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseClasses } from '../../map/classes.ts';
import { RankedMap } from '../../map/ranked-map.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type SampleSide, sampleSides } from '../../url/genebanks-params.ts';
import styles from './genebanks-page.module.css';
import { ofSource, type SamplesSpeech, sideColumn } from './sample-figures.ts';
import { type CountrySamples, rankCountries, type ShownSamples } from './samples-model.ts';
import { comparedSides, SampleLinks, useSamplesSpeech } from './samples-place.tsx';
import { periodText, samplesText, shareOf, sideText } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

const listed = 15;

interface PeriodSamples {
  ranked: readonly CountrySamples[];
  inside: readonly CountrySamples[];
  /** All that report a side, by their codes. */
  all: ReadonlyMap<string, CountrySamples>;
  focus: ReadonlySet<string> | null;
  period: string;
  /** How many countries of the region, or of the World, report the side that is shown. */
  coverage: string;
}

export function periodSamples(
  { ofPeriod: reports, focus }: ShownSamples,
  years: readonly [number, number],
  { words, formats, view }: SamplesSpeech,
): PeriodSamples {
  const ranked = rankCountries(reports, view.side);
  const inside = ranked.filter(({ iso3 }) => focus === null || focus.has(iso3));
  const sides = (['received', 'provided'] as const).flatMap((one) => rankCountries(reports, one));
  const period = periodText(formats, years);
  return {
    ...{ ranked, inside, focus, period },
    all: new Map(sides.map((country) => [country.iso3, country])),
    coverage: words(`samples.map.coverage.${view.side}`, {
      count: inside.length,
      place: view.region === null ? '' : ` ${areaWords(words, view.region).areaIn}`,
      period,
    }),
  };
}

/** The chosen country's samples of the side that is shown, and its place; else the country with most of them, and the two that follow; of balances the three highest. */
function mostText(
  inside: readonly CountrySamples[],
  { words, formats, view }: SamplesSpeech,
): string | undefined {
  const { side } = view;
  const [first, ...others] = inside.slice(0, 3);
  if (first === undefined) return undefined;
  const numberOf = (country: CountrySamples): string => sideText(words, formats, side, country[side]);
  const chosen = inside.find(({ iso3 }) => iso3 === view.country);
  const samples = chosen?.[side] ?? null;
  if (chosen !== undefined && samples !== null && side !== 'balance')
    return words(`samples.map.place.${side}`, {
      ...areaSubject(words, chosen.iso3),
      samples,
      rank: formats.number(1 + inside.filter((each) => (each[side] ?? 0) > samples).length, 0),
      count: inside.length,
    });
  if (side === 'balance')
    return words('map.finding', {
      list: formats.list(
        [first, ...others].map((country) =>
          words('map.summary.item', { area: areaName(words, country.iso3), value: numberOf(country) }),
        ),
      ),
    });
  return words(`samples.map.most.${side}`, {
    ...areaSubject(words, first.iso3),
    value: numberOf(first),
    count: others.length,
    others: formats.list(others.map(({ iso3 }) => areaWords(words, iso3).areaThe)),
  });
}

/** The map of a period, whose table has all sides; without rows where no country reports the side. */
export function samplesFigure(
  { ranked, inside, all, focus, period, coverage }: PeriodSamples,
  source: PriceSource,
  speech: SamplesSpeech,
): Figure {
  const { words, view, crop, hrefOf } = speech;
  const { side } = view;
  const title = words(`samples.map.${side}`, {
    cropName: words(`crops.${crop}.name`),
    area: areaName(words, view.region ?? 'WLRD'),
    period,
  });
  const countries =
    ranked.length === 0
      ? []
      : [...all.values()]
          .filter(({ iso3 }) => focus === null || focus.has(iso3))
          .sort((a, b) => (b[side] ?? Number.NEGATIVE_INFINITY) - (a[side] ?? Number.NEGATIVE_INFINITY));
  const table = tableOf<CountrySamples>(
    countries,
    [
      columnOf('country', words('figure.table.country'), 'name', ({ iso3 }) => ({
        value: areaName(words, iso3),
        code: iso3,
        href: hrefOf({ country: iso3 }),
      })),
      ...sampleSides.map((one) => sideColumn<CountrySamples>(speech, one)),
    ],
    ({ iso3 }) => iso3,
    ({ iso3 }) => iso3 === view.country,
  );
  return {
    id: 'map',
    title,
    finding: mostText(inside, speech),
    info: words('samples.map.info'),
    remarks: [coverage, words('samples.unknown.note')],
    ...ofSource(speech, source, 'treaty'),
    caption: words('map.table.caption', { title }),
    ...table,
    keyOf: (row, column) => (column === 'country' ? null : `${row}:${column}`),
    picture: () => (
      <SamplesMap
        {...{ side, ranked, focus, title, coverage, period }}
        totals={all}
        selected={view.country}
      />
    ),
  };
}

export function SamplesView(props: {
  shownSamples: ShownSamples;
  source: PriceSource;
  years: readonly [number, number];
}): ReactNode {
  const { shownSamples, source, years } = props;
  const speech = useSamplesSpeech();
  const { words, language, crop, view } = speech;
  const samples = useMemo(() => periodSamples(shownSamples, years, speech), [shownSamples, years, speech]);
  const figure = useMemo(() => samplesFigure(samples, source, speech), [samples, source, speech]);
  if (samples.ranked.length === 0)
    return <EmptyState text={words('dataPage.state.noData')} hint={samples.coverage} />;
  return (
    <div className={styles.world}>
      <FigureFrame
        figure={figure}
        links={
          <SampleLinks
            compared={comparedSides(view.side)}
            csv={`/api/v1/export/samples/${crop}?${new URLSearchParams({
              ...(view.from === null ? {} : { from: String(view.from) }),
              ...(view.to === null ? {} : { to: String(view.to) }),
              lang: language,
            })}`}
          />
        }
      />
      <RankedCountries inside={samples.inside} />
    </div>
  );
}

/** Where a country's number comes from: the country is chosen, with its reports, their file and licence under its totals. */
function Amount({ iso3, value }: { iso3: string; value: number | null }): ReactNode {
  const { view, hrefOf } = useGenebanks();
  const { words, formats } = useSpeech();
  const { side } = view;
  const text = sideText(words, formats, side, value);
  if (value === null) return text;
  return (
    <FigureLink
      text={text}
      label={words('figure.explain', { value: `${areaName(words, iso3)}: ${text}` })}
      title={words('figure.explain.where')}
      href={`${hrefOf({ country: iso3, explain: side })}#explained`}
      explain={`${iso3}:${side}`}
    />
  );
}

function RankedCountries({ inside }: { inside: readonly CountrySamples[] }): ReactNode {
  const { view, show, hrefOf } = useGenebanks();
  const { words, formats } = useSpeech();
  const { side } = view;
  const sumOf = (countries: readonly CountrySamples[]): number =>
    countries.reduce((sum, country) => sum + (country[side] ?? 0), 0);
  // The fewest that together have half of the samples.
  const half = inside.findIndex((_, at) => sumOf(inside.slice(0, at + 1)) >= sumOf(inside) / 2);
  const first = inside.slice(0, half + 1);
  const greatest = Math.max(1, ...inside.map((country) => Math.abs(country[side] ?? 0)));
  return (
    <section aria-labelledby="ranked" className={styles.ranked}>
      {side !== 'balance' && <p className={styles.label}>{words(`samples.ranked.${side}`)}</p>}
      <h2 id="ranked">
        {side === 'balance'
          ? words('samples.ranked.balance')
          : words('samples.ranked.part', {
              countries: first.length,
              side,
              share: shareOf(formats, sumOf(first), sumOf(inside)),
            })}
      </h2>
      <RankedList
        rows={inside.map(({ iso3, [side]: value }) => ({
          id: iso3,
          name: areaName(words, iso3),
          href: hrefOf({ country: iso3 }),
          onChoose: () => show({ country: iso3 }),
          selected: iso3 === view.country,
          part: Math.abs(value ?? 0) / greatest,
          value: sideText(words, formats, side, value),
          valueLink: <Amount iso3={iso3} value={value} />,
        }))}
        listed={listed}
        more={words('samples.more', { count: inside.length - listed })}
      />
    </section>
  );
}

function SamplesMap(props: {
  side: SampleSide;
  ranked: readonly CountrySamples[];
  focus: ReadonlySet<string> | null;
  title: string;
  coverage: string;
  period: string;
  selected: string | null;
  totals: ReadonlyMap<string, CountrySamples>;
}): ReactNode {
  const { side, ranked, focus, title, coverage, period, selected, totals } = props;
  const { show } = useGenebanks();
  const { words, formats } = useSpeech();
  const figures = useMemo(
    () => ranked.map((country) => ({ iso3: country.iso3, value: country[side] ?? 0 })),
    [ranked, side],
  );
  const classes = useMemo(() => chooseClasses(figures.map(({ value }) => value)), [figures]);
  const values = figures.flatMap(({ iso3, value }) => (focus?.has(iso3) === false ? [] : value));
  const endText = (end: number): string | null =>
    values.length === 0 ? null : sideText(words, formats, side, end);
  return (
    <RankedMap
      {...{ figures, classes, focus, title, coverage, period, selected }}
      onChoose={(country) => show({ country })}
      legend={{
        of: title,
        unit: words('samples.unit'),
        ends: { lowest: endText(Math.min(...values)), highest: endText(Math.max(...values)) },
        noData: words('samples.map.noReport'),
        limitText: (limit) => formats.number(threeDigits(limit), 6),
        countText: (range, count) => words('map.legend.announce', { range, count, year: period }),
      }}
      valueText={({ value }) => sideText(words, formats, side, value)}
      labelText={({ value }) => sideText(words, formats, side, value)}
      noneText={(iso3) => words('samples.card.none', { area: areaName(words, iso3), period })}
      cardValue={(country) => <Amount {...country} />}
      renderDetails={(_, iso3) => (
        <p>
          {words('samples.card', {
            received: samplesText(words, formats, totals.get(iso3)?.received ?? null),
            provided: samplesText(words, formats, totals.get(iso3)?.provided ?? null),
          })}
        </p>
      )}
    />
  );
}

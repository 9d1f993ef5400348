import { type ReactNode, useMemo, useState } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { CardText } from '../../map/card-text.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type Bin, chooseClasses, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { type SampleSide, sampleSides } from '../../url/genebanks-url.ts';
import styles from './genebanks-page.module.css';
import { ofSource, type SamplesSpeech, sideColumn } from './sample-figures.ts';
import { type CountrySamples, rankCountries, type SampleReport, type ShownSamples } from './samples-model.ts';
import { comparedSides, SampleLinks, useSamplesSpeech } from './samples-place.tsx';
import { periodText, samplesText, sideText } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

/** So many countries are named on the map, and so many are listed before the others. */
const labelled = 3;
const listed = 15;

/** Samples of the countries in a period. */
interface PeriodSamples {
  /** All that report the side that is shown, largest first, and those of them in the chosen region. */
  ranked: readonly CountrySamples[];
  inside: readonly CountrySamples[];
  /** All that report a side, by their codes. */
  all: ReadonlyMap<string, CountrySamples>;
  /** Countries of the chosen region; `null` for the World. */
  focus: ReadonlySet<string> | null;
  period: string;
  /** How many countries of the region, or of the World, report the side that is shown. */
  coverage: string;
}

function periodSamples(
  reports: readonly SampleReport[],
  years: readonly [number, number],
  focus: ReadonlySet<string> | null,
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

/** A country with what it reports of the side that is shown. */
const countryItem = ({ words, formats }: Speech, side: SampleSide, country: CountrySamples): string =>
  words('map.summary.item', {
    area: areaName(words, country.iso3),
    value: sideText(words, formats, side, country[side]),
  });

/** The map of a period, whose table has all sides; without rows where no country reports the side. */
export function samplesFigure(
  { shown, source, years }: { shown: ShownSamples; source: PriceSource; years: readonly [number, number] },
  speech: SamplesSpeech,
): Figure {
  const { words, formats, view, crop, hrefOf } = speech;
  const { side } = view;
  const samples = periodSamples(shown.ofPeriod, years, shown.focus, speech);
  const { ranked, inside, all, focus, period, coverage } = samples;
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
      {
        key: 'country',
        label: words('figure.table.country'),
        kind: 'name',
        of: ({ iso3 }) => ({
          value: areaName(words, iso3),
          code: iso3,
          href: hrefOf({ country: iso3 }),
        }),
      },
      ...sampleSides.map((one) => sideColumn<CountrySamples>(speech, one)),
    ],
    ({ iso3 }) => iso3,
  );
  return {
    id: 'map',
    title,
    finding:
      inside.length === 0
        ? undefined
        : words('map.finding', {
            list: formats.list(inside.slice(0, 3).map((country) => countryItem(speech, side, country))),
          }),
    info: words('samples.map.info'),
    remarks: [coverage, words('samples.unknown.note')],
    ...ofSource(speech, source, 'treaty'),
    caption: words('map.table.caption', { title }),
    ...table,
    rows: () => table.rows().map((row) => ({ ...row, selected: row.id === view.country })),
    keyOf: (row, column) => (column === 'country' ? null : `${row}:${column}`),
    picture: () => <SamplesMap samples={samples} title={title} />,
  };
}

/** Samples of every country in the period: map, countries ranked, and as a table. */
export function SamplesView(props: {
  shown: ShownSamples;
  source: PriceSource;
  years: readonly [number, number];
}): ReactNode {
  const { shown, source, years } = props;
  const speech = useSamplesSpeech();
  const { words, language, crop, view } = speech;
  const samples = useMemo(
    () => periodSamples(shown.ofPeriod, years, shown.focus, speech),
    [shown, years, speech],
  );
  const figure = useMemo(
    () => samplesFigure({ shown, source, years }, speech),
    [shown, source, years, speech],
  );
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

/** Where a country's number comes from: the country is chosen, and its reports, their file and its licence stand under its totals. */
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

/** Countries by the side that is shown, as bars. */
function RankedCountries({ inside }: { inside: readonly CountrySamples[] }): ReactNode {
  const { view, show, hrefOf } = useGenebanks();
  const { words } = useSpeech();
  const { side } = view;
  const greatest = Math.max(1, ...inside.map((country) => Math.abs(country[side] ?? 0)));
  const line = (country: CountrySamples): ReactNode => (
    <li key={country.iso3} className={styles.row} data-selected={country.iso3 === view.country || undefined}>
      <ViewLink href={hrefOf({ country: country.iso3 })} onChoose={() => show({ country: country.iso3 })}>
        {areaName(words, country.iso3)}
      </ViewLink>
      <span aria-hidden="true" className={styles.track}>
        <span
          className={styles.bar}
          style={{ inlineSize: `${(100 * Math.abs(country[side] ?? 0)) / greatest}%` }}
        />
      </span>
      <span className={styles.amount}>
        <Amount iso3={country.iso3} value={country[side]} />
      </span>
    </li>
  );
  return (
    <section aria-labelledby="ranked" className={styles.ranked}>
      <h2 id="ranked">{words(`samples.ranked.${side}`)}</h2>
      <ol className={styles.list}>{inside.slice(0, listed).map(line)}</ol>
      {inside.length > listed && (
        // On paper it stays closed, and says how many there are.
        <details data-print="summary">
          <summary>{words('samples.more', { count: inside.length - listed })}</summary>
          <ol className={styles.list} start={listed + 1}>
            {inside.slice(listed).map(line)}
          </ol>
        </details>
      )}
    </section>
  );
}

/** The map with the key of its colours. */
function SamplesMap({ samples, title }: { samples: PeriodSamples; title: string }): ReactNode {
  const { ranked, inside, all, focus, period, coverage } = samples;
  const { view, show } = useGenebanks();
  const { side } = view;
  const speech = useSpeech();
  const { words, formats } = speech;
  const world = useWorld();
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const valueIn = useMemo(() => (iso3: string) => all.get(iso3)?.[side] ?? null, [all, side]);
  const classes = useMemo(() => chooseClasses(ranked.map((country) => country[side])), [ranked, side]);
  const labels = useMemo(
    () =>
      inside.slice(0, labelled).map((country) => ({
        iso3: country.iso3,
        text: `${areaName(words, country.iso3)} ${formats.edited(country[side] ?? 0)}`,
      })),
    [inside, side, words, formats],
  );
  const counts = useMemo(
    () => countBins((world?.shapes ?? []).map(({ iso3 }) => toBin(valueIn(iso3), classes))),
    [world, valueIn, classes],
  );
  const item = (country: CountrySamples): string => countryItem(speech, side, country);
  const lowest = inside.at(-1);
  const values = inside.map((country) => country[side] ?? 0);
  const limit = (value: number): string => formats.number(threeDigits(value), 6);
  return (
    <>
      {world === null ? (
        <Skeleton ratio="2.16 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <Choropleth
          world={world}
          valueIn={valueIn}
          classes={classes}
          selected={view.country}
          focusRegion={focus}
          highlightedBin={highlighted}
          layout="both"
          labels={labels}
          texts={{
            label: words('map.label', { title }),
            summary: words('map.summary', {
              title,
              // Of a side that no country reports the coverage says so, and the other side may be known.
              range:
                lowest === undefined
                  ? ''
                  : words('map.summary.range', {
                      top: formats.list(inside.slice(0, 5).map(item)),
                      lowest: item(lowest),
                    }),
              coverage,
            }),
            ...mapWords(words),
          }}
          onSelect={(country) => show({ country })}
          onClear={() => show({ country: null })}
          describe={(iso3) => {
            const country = all.get(iso3);
            return country === undefined || country[side] === null
              ? words('samples.card.none', { area: areaName(words, iso3), period })
              : item(country);
          }}
          renderCard={(iso3) => {
            const country = all.get(iso3);
            const value = country?.[side] ?? null;
            return (
              <CardText
                name={areaName(words, iso3)}
                value={
                  value === null ? undefined : { text: <Amount iso3={iso3} value={value} />, year: period }
                }
              >
                <p>
                  {words('samples.card', {
                    received: samplesText(words, formats, country?.received ?? null),
                    provided: samplesText(words, formats, country?.provided ?? null),
                  })}
                </p>
              </CardText>
            );
          }}
        />
      )}
      <Legend
        classes={classes}
        counts={counts}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        unit={words('samples.unit')}
        ends={
          values.length === 0
            ? { lowest: null, highest: null }
            : {
                lowest: formats.edited(Math.min(...values)),
                highest: formats.edited(Math.max(...values)),
              }
        }
        texts={{
          label: words('map.legend.label', { element: title }),
          noData: words('samples.map.noReport'),
          notApplicable: words('map.legend.notApplicable'),
          zero: words('map.legend.zero'),
          formatLimit: limit,
          formatRange: (from, to) => {
            if (from !== null && to !== null)
              return words('map.legend.range', { from: limit(from), to: limit(to) });
            if (to !== null) return words('map.legend.below', { to: limit(to) });
            return from === null ? words('map.legend.all') : words('map.legend.above', { from: limit(from) });
          },
          formatCount: (_bin, range, count) => words('map.legend.announce', { range, count, year: period }),
        }}
      />
    </>
  );
}

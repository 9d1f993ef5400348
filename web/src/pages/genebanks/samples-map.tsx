import { type ReactNode, useMemo, useState } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import type { Formats } from '../../i18n/formats.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type Bin, chooseClasses, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { type SampleSide, sampleSides } from '../../url/genebanks-params.ts';
import styles from './genebanks-page.module.css';
import { SampleBlock } from './sample-block.tsx';
import { type CountrySamples, rankCountries, type SampleReport } from './samples-model.ts';
import { periodText, samplesText, sideText } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

/** So many countries are named on the map, and so many are listed before the others. */
const labelled = 3;
const listed = 15;

/** Samples of every country in the period: map, countries ranked, and as a table. */
export function SamplesMap(props: {
  reports: readonly SampleReport[];
  source: PriceSource;
  years: readonly [number, number];
  /** Countries of the chosen region; `null` for the World. */
  focus: ReadonlySet<string> | null;
  formats: Formats;
}): ReactNode {
  const { reports, source, formats, focus } = props;
  const { view, show, hrefOf, crop } = useGenebanks();
  const { side } = view;
  const words = useWords();
  const language = useLanguage();
  const world = useWorld();
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const ranked = useMemo(() => rankCountries(reports, side), [reports, side]);
  const all = useMemo(() => {
    const sides = (['received', 'provided'] as const).flatMap((one) => rankCountries(reports, one));
    return new Map(sides.map((country) => [country.iso3, country]));
  }, [reports]);
  const inside = useMemo(
    () => ranked.filter(({ iso3 }) => focus === null || focus.has(iso3)),
    [ranked, focus],
  );
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
  const period = periodText(formats, props.years);
  const title = words(`samples.map.${side}`, {
    cropName: words(`crops.${crop}.name`),
    area: areaName(words, view.region ?? 'WLRD'),
    period,
  });
  /** How many countries of the region, or of the World, report the side that is shown. */
  const coverage = words(`samples.map.coverage.${side}`, {
    count: inside.length,
    place: view.region === null ? '' : ` ${areaWords(words, view.region).areaIn}`,
    period,
  });
  if (ranked.length === 0) return <EmptyState text={words('dataPage.state.noData')} hint={coverage} />;
  const item = (country: CountrySamples): string =>
    words('map.summary.item', {
      area: areaName(words, country.iso3),
      value: sideText(words, formats, side, country[side]),
    });
  const lowest = inside.at(-1);
  const values = inside.map((country) => country[side] ?? 0);
  const limit = (value: number): string => formats.number(threeDigits(value), 6);
  const greatest = Math.max(1, ...values.map(Math.abs));
  /** Where a country's number comes from: the country is chosen, and its reports, their file and its licence stand under its totals. */
  const explained = (iso3: string, of: SampleSide, text: string) => ({
    key: `${iso3}:${of}`,
    href: `${hrefOf({ country: iso3, explain: of })}#explained`,
    label: words('figure.explain', { value: `${areaName(words, iso3)}: ${text}` }),
  });
  const amount = (iso3: string, value: number | null): ReactNode => {
    const text = sideText(words, formats, side, value);
    if (value === null) return text;
    const { key, href, label } = explained(iso3, side, text);
    return (
      <FigureLink text={text} label={label} title={words('figure.explain.where')} href={href} explain={key} />
    );
  };
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
      <span className={styles.amount}>{amount(country.iso3, country[side])}</span>
    </li>
  );
  return (
    <div className={styles.world}>
      <SampleBlock
        id="map"
        title={title}
        finding={
          inside.length === 0
            ? undefined
            : words('map.finding', { list: formats.list(inside.slice(0, 3).map(item)) })
        }
        info={words('samples.map.info')}
        source={source}
        csv={`/api/v1/export/samples/${crop}?${new URLSearchParams({
          ...(view.from === null ? {} : { from: String(view.from) }),
          ...(view.to === null ? {} : { to: String(view.to) }),
          lang: language,
        })}`}
        table={{
          caption: words('map.table.caption', { title }),
          columns: [
            { id: 'country', label: words('figure.table.country') },
            { id: 'received', label: words('samples.side.received'), numeric: true },
            { id: 'provided', label: words('samples.side.provided'), numeric: true },
            { id: 'balance', label: words('samples.side.balance'), numeric: true },
          ],
          rows: [...all.values()]
            .filter(({ iso3 }) => focus === null || focus.has(iso3))
            .sort((a, b) => (b[side] ?? Number.NEGATIVE_INFINITY) - (a[side] ?? Number.NEGATIVE_INFINITY))
            .map((country) => ({
              id: country.iso3,
              selected: country.iso3 === view.country,
              cells: [
                {
                  text: areaName(words, country.iso3),
                  code: country.iso3,
                  href: hrefOf({ country: country.iso3 }),
                },
                ...sampleSides.map((one) => {
                  if (country[one] === null) return { text: '', raw: null };
                  const text = sideText(words, formats, one, country[one]);
                  return { text, raw: country[one], explain: explained(country.iso3, one, text) };
                }),
              ],
            })),
        }}
        remarks={[coverage, words('samples.unknown.note')]}
      >
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
                  value={value === null ? undefined : { text: amount(iso3, value), year: period }}
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
              return from === null
                ? words('map.legend.all')
                : words('map.legend.above', { from: limit(from) });
            },
            formatCount: (_bin, range, count) => words('map.legend.announce', { range, count, year: period }),
          }}
        />
      </SampleBlock>
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
    </div>
  );
}

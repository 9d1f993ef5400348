import { type ReactNode, useMemo } from 'react';
import type { PriceSource } from '#contract/prices.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { FigureLink } from '../../charts/figure-link/figure-link.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { type SampleSide, sampleSides } from '../../url/genebanks-url.ts';
import styles from './genebanks-page.module.css';
import { SampleBlock } from './sample-block.tsx';
import { SamplesDrawing, samplesItem } from './samples-drawing.tsx';
import { rankCountries, type SampleReport } from './samples-model.ts';
import { periodText, sideText } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

/** So many countries are listed before the others. */
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
  const ranked = useMemo(() => rankCountries(reports, side), [reports, side]);
  const all = useMemo(() => {
    const sides = (['received', 'provided'] as const).flatMap((one) => rankCountries(reports, one));
    return new Map(sides.map((country) => [country.iso3, country]));
  }, [reports]);
  const inside = useMemo(
    () => ranked.filter(({ iso3 }) => focus === null || focus.has(iso3)),
    [ranked, focus],
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
  const greatest = Math.max(1, ...inside.map((country) => Math.abs(country[side] ?? 0)));
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
  return (
    <div className={styles.world}>
      <SampleBlock
        id="map"
        title={title}
        finding={
          inside.length === 0
            ? undefined
            : words('map.finding', {
                list: formats.list(inside.slice(0, 3).map(samplesItem({ words, formats }, side))),
              })
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
        <SamplesDrawing
          {...{ side, ranked, inside, focus, title, coverage, period, formats, amount }}
          totals={all}
        />
      </SampleBlock>
      <section aria-labelledby="ranked" className={styles.ranked}>
        <h2 id="ranked">{words(`samples.ranked.${side}`)}</h2>
        <RankedList
          rows={inside.map((country) => ({
            id: country.iso3,
            name: areaName(words, country.iso3),
            href: hrefOf({ country: country.iso3 }),
            onChoose: () => show({ country: country.iso3 }),
            selected: country.iso3 === view.country,
            part: Math.abs(country[side] ?? 0) / greatest,
            value: sideText(words, formats, side, country[side]),
            valueLink: amount(country.iso3, country[side]),
          }))}
          listed={listed}
          more={words('samples.more', { count: inside.length - listed })}
        />
      </section>
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import { areaName } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { chooseClasses } from '../../map/classes.ts';
import { CountryMap } from '../../map/country-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';
import { rangeText } from '../../map/range-text.ts';
import type { SampleSide } from '../../url/genebanks-params.ts';
import type { CountrySamples } from './samples-model.ts';
import { samplesText, sideText } from './samples-texts.ts';
import { useGenebanks } from './use-genebanks.ts';

/** So many countries are named on the map. */
const labelled = 3;

/** What the map shows of countries' samples. */
interface MappedSamples {
  side: SampleSide;
  /** Countries with a figure of the side, largest first, and those of them in the region. */
  ranked: readonly CountrySamples[];
  inside: readonly CountrySamples[];
  /** Countries of the region; `null` for the World. */
  focus: ReadonlySet<string> | null;
  title: string;
  coverage: string;
  period: string;
}

interface Speech {
  words: Words;
  formats: Formats;
}

/** A country with its samples in a few words. */
export const samplesItem =
  ({ words, formats }: Speech, side: SampleSide) =>
  (country: CountrySamples): string =>
    words('map.summary.item', {
      area: areaName(words, country.iso3),
      value: sideText(words, formats, side, country[side]),
    });

function toMapModel(of: MappedSamples, selected: string | null, speech: Speech): CountryMapModel {
  const { side, ranked, inside, focus, title, coverage, period } = of;
  const { words, formats } = speech;
  const byIso3 = new Map(ranked.map((country) => [country.iso3, country[side]]));
  const values = inside.map((country) => country[side] ?? 0);
  // Of a side that no country reports the coverage says so, and the other side may be known.
  const range = inside.length === 0 ? '' : rangeText(speech, inside, samplesItem(speech, side));
  const endText = (end: number): string | null => (values.length === 0 ? null : formats.edited(end));
  return {
    ...{ title, selected, focus },
    summary: words('map.summary', { title, range, coverage }),
    valueIn: (iso3) => byIso3.get(iso3) ?? null,
    classes: chooseClasses(byIso3.values()),
    labels: inside
      .slice(0, labelled)
      .map((country) => ({ iso3: country.iso3, text: formats.edited(country[side] ?? 0) })),
    legend: {
      of: title,
      unit: words('samples.unit'),
      ends: { lowest: endText(Math.min(...values)), highest: endText(Math.max(...values)) },
      noData: words('samples.map.noReport'),
      limitText: (limit) => formats.number(threeDigits(limit), 6),
      countText: (range, count) => words('map.legend.announce', { range, count, year: period }),
    },
  };
}

/** Samples of every country on the map. */
export function SamplesDrawing(
  props: MappedSamples & {
    formats: Formats;
    /** Totals of every country that has a report. */
    totals: ReadonlyMap<string, CountrySamples>;
    /** A country's number, which leads to where it comes from. */
    amount: (iso3: string, value: number | null) => ReactNode;
  },
): ReactNode {
  const { side, ranked, inside, focus, title, coverage, period, formats, totals } = props;
  const { view, show } = useGenebanks();
  const words = useWords();
  const speech = { words, formats };
  const model = useMemo(
    () =>
      toMapModel({ side, ranked, inside, focus, title, coverage, period }, view.country, { words, formats }),
    [side, ranked, inside, focus, title, coverage, period, view.country, words, formats],
  );
  return (
    <CountryMap
      map={model}
      onChoose={(country) => show({ country })}
      describe={(iso3) => {
        const country = totals.get(iso3);
        return country === undefined || country[side] === null
          ? words('samples.card.none', { area: areaName(words, iso3), period })
          : samplesItem(speech, side)(country);
      }}
      renderCard={(iso3) => {
        const { received = null, provided = null, [side]: value = null } = totals.get(iso3) ?? {};
        return (
          <CardText
            name={areaName(words, iso3)}
            value={value === null ? undefined : { text: props.amount(iso3, value), year: period }}
          >
            <p>
              {words('samples.card', {
                received: samplesText(words, formats, received),
                provided: samplesText(words, formats, provided),
              })}
            </p>
          </CardText>
        );
      }}
    />
  );
}

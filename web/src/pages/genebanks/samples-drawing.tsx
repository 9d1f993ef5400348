import { type ReactNode, useMemo } from 'react';
import { areaName } from '../../i18n/area-words.ts';
import { threeDigits } from '../../i18n/figure-scale.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { chooseClasses } from '../../map/classes.ts';
import { RankedMap } from '../../map/ranked-map.tsx';
import type { SampleSide } from '../../url/genebanks-params.ts';
import type { CountrySamples } from './samples-model.ts';
import { samplesText, sideText } from './samples-texts.ts';

/** Samples of every country on the map. */
export function SamplesDrawing(props: {
  side: SampleSide;
  /** Countries with a figure of the side, largest first. */
  ranked: readonly CountrySamples[];
  /** Countries of the region; `null` for the World. */
  focus: ReadonlySet<string> | null;
  title: string;
  coverage: string;
  period: string;
  selected: string | null;
  /** Totals of every country that has a report. */
  totals: ReadonlyMap<string, CountrySamples>;
  /** A country's number, which leads to where it comes from. */
  amount: (iso3: string, value: number | null) => ReactNode;
  onChoose: (country: string | null) => void;
}): ReactNode {
  const { side, ranked, focus, title, coverage, period, selected, totals, amount, onChoose } = props;
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
      {...{ figures, classes, focus, title, coverage, period, selected, onChoose }}
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
      cardValue={({ iso3, value }) => amount(iso3, value)}
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

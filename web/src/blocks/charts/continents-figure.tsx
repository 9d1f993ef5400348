import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { IMPORT_SHARE } from '#catalog/elements/codes.ts';
import { addsUp, findElement } from '#catalog/elements/index.ts';
import { flagState, lowerBoundFlag } from '#catalog/flags.ts';
import { continents } from '#catalog/regions/index.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { isRecent } from '#domain/nearest-year.ts';
import { type AreaLine, type ContinentLines, continentLines } from '../../api/continent-lines.ts';
import { type CubeStore, isBelieved } from '../../api/cube-store.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { leastOfSum, partOf } from '../../api/least-of-sum.ts';
import { countriesOf } from '../../api/region-countries.ts';
import { LineChart, type LineSeries } from '../../charts/line-chart/line-chart.tsx';
import { chartSize } from '../../charts/plot/chart-size.ts';
import { type PlotFrame, usualFrame } from '../../charts/plot/plot-chart.tsx';
import type { PlotLabels } from '../../charts/plot/plot-text.ts';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, noRows, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { doubtOf, formatFigure, isLowerBound } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { toDataFigure } from '../data-figure.ts';
import { breakTexts, seamTexts } from './break-texts.ts';
import { explainRows, plotFormat, plotLabels } from './plot-words.ts';
import { useExplainLink } from './use-explain-link.ts';

/** The World's continents by the element of the map, over the years; without rows where there are no lines to compare. */
export function toContinentsFigure(data: ShownData, { id }: BlockOf<'continents'>, speech: Speech): Figure {
  const { crop, section, view } = data;
  const { words, formats } = speech;
  const lines = continentLines(data);
  const [from, to] = [lines?.years[0] ?? data.year, lines?.years.at(-1) ?? data.year];
  const { crop: name } = cropWords(words, crop.id, section.id);
  const title = words('chart.continents.title', {
    // A section of another kind under a crop's address shows what is not the crop's.
    subject:
      section.slug === undefined
        ? `${name}: ${words(`elements.${view.element}.inSentence`)}`
        : words(`elements.${view.element}.name`),
    from: formats.year(from),
    to: formats.year(to),
  });
  const finding = lines === null ? undefined : continentsFinding(lines, speech);
  return toDataFigure(data, speech, {
    id,
    title,
    finding,
    info: words('chart.continents.info'),
    remarks: lines === null ? [] : [...leastNotes(lines, data, speech), ...seriesNotes(lines, data, speech)],
    spans: { from, to },
    caption: title,
    keyOf: (row, column) =>
      lines === null || column === 'year' ? null : explainedKey(column, lines.element, Number(row)),
    ...(lines === null ? noRows : continentsTable(lines, data, speech)),
    picture: () =>
      lines === null ? null : (
        <ContinentsDrawing {...{ id, title, shown: lines, description: finding ?? title }} />
      ),
  });
}

/** Continents with a doubtful newest sum: what they have at least, and the part of the World's. */
function leastNotes(
  { element, continents, world, years }: ContinentLines,
  { allCubes, areas }: ShownData,
  { words, formats }: Speech,
): readonly string[] {
  const year = years.at(-1) ?? 0;
  const whole = world?.figures.get(year);
  // A filter hides countries that are in the sums.
  const slice = allCubes.slice(element, year);
  if (!addsUp(element) || whole === undefined || slice == null) return [];
  return continents.flatMap(({ area, figures }) => {
    const least = leastOfSum(figures.get(year), slice, countriesOf(area, areas));
    if (least === null || !least.isLeast) return [];
    return words('chart.continents.least', {
      area: areaName(words, area),
      value: figureInSentence(element, { value: least.value, flag: lowerBoundFlag }, { words, formats }),
      share: formats.percent(partOf(least, whole.value), 0),
    });
  });
}

/** Which years the table alone has, why lines break, and where they go on in figures of another release. */
function seriesNotes({ element, lines, limit, years }: ContinentLines, { cubes }: ShownData, speech: Speech) {
  const about = cubes.about(element);
  const span = { first: years[0] ?? 0, last: years.at(-1) ?? 0 };
  const broken = lines.map(({ area }) => ({ element, breaks: listBreaks(about, area) }));
  return [
    ...(element === IMPORT_SHARE ? [speech.words('chart.continents.within')] : []),
    ...lines.flatMap(({ area, figures }) => {
      const count = [...figures.values()].filter(({ value }) => value > limit).length;
      if (count === 0) return [];
      return speech.words('chart.continents.above', {
        area: areaName(speech.words, area),
        count,
        limit: figureInSentence(element, { value: limit, flag: '' }, speech),
      });
    }),
    ...breakTexts(broken, span, speech),
    ...seamTexts(
      lines.flatMap(({ area }) => listSeams(about, area)),
      span,
      speech,
    ),
  ];
}

/** The years, newest first, with a column for each line. */
function continentsTable(
  { element, lines, years }: ContinentLines,
  { cubes, year }: ShownData,
  speech: Speech,
) {
  const { words } = speech;
  const about = cubes.about(element);
  return tableOf<number>(
    years.filter((at) => lines.some(({ figures }) => figures.has(at))).reverse(),
    [
      columnOf('year', words('figure.table.year'), 'year', (at) => at),
      ...lines.map(({ area, figures }): ColumnOf<number> => {
        const [breaks, seams] = [listBreaks(about, area), listSeams(about, area)];
        return {
          key: area,
          label: areaName(words, area),
          ...elementColumn(element, speech),
          of: (at) => {
            const figure = figures.get(at);
            return figure === undefined
              ? null
              : {
                  value: figure.value,
                  flag: figure.flag,
                  doubt: doubtOf(words, figure),
                  isBreak: breaks.includes(at),
                  isSeam: seams.includes(at),
                };
          },
        };
      }),
    ],
    String,
    (at) => at === year,
  );
}

/** Which part of an amount the largest continent has in the newest year that is believed and whole, or how far apart rates are. */
export function continentsFinding(
  { element, continents, world, years }: ContinentLines,
  speech: Speech,
): string | undefined {
  const { words, formats } = speech;
  const levelsAt = (lines: readonly AreaLine[], year: number) =>
    lines.flatMap(({ area, figures }) => {
      const figure = figures.get(year);
      const isSound = figure !== undefined && isBelieved(figure) && !isLowerBound(figure);
      return isSound ? [{ area, ...figure }] : [];
    });
  const measures = world === null ? continents : [world];
  const newest = years.at(-1) ?? 0;
  const year = years.findLast((at) => levelsAt(measures, at).length > 0);
  if (year === undefined || !isRecent(year, newest)) return undefined;
  const levels = levelsAt(continents, year).sort((one, other) => other.value - one.value);
  const [first, last, whole] = [levels[0], levels.at(-1), world?.figures.get(year)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const text = (figure: { value: number; flag: string }): string => figureInSentence(element, figure, speech);
  const when = { year: formats.year(year), isNewest: year === newest ? 'yes' : 'no' };
  if (!addsUp(element))
    return words('chart.continents.rates', {
      ...when,
      high: text(first),
      highIn: areaWords(words, first.area).areaIn,
      low: text(last),
      lowIn: areaWords(words, last.area).areaIn,
      world: whole === undefined ? '' : text(whole),
      hasWorld: whole === undefined ? 'no' : 'yes',
    });
  if (whole === undefined || !(whole.value > 0) || first.value > whole.value) return undefined;
  return words('chart.continents.amounts', {
    ...when,
    areaIn: areaWords(words, first.area).areaIn,
    value: text(first),
    share: formats.editedPercent(first.value / whole.value, 0),
  });
}

const frame: PlotFrame = {
  ...usualFrame,
  sizeOf: (width) => ({ ...chartSize(width), ...(width < 560 && { height: 365 }) }),
};

const noBreaks: readonly number[] = [];

/** Each continent has one colour on all pages; the World is in ink. */
const colourOf = (area: string): string => {
  const at = continents.indexOf(area);
  return at < 0 ? 'var(--ink)' : `var(--compared-${at + 1})`;
};

function toSeries(
  { element, continents: readable, world, lines, years }: ContinentLines,
  cubes: CubeStore,
  words: Words,
): readonly LineSeries[] {
  const about = cubes.about(element);
  const unit = words(`units.${findElement(element)?.unit ?? 'kt'}.short`);
  // A newest figure behind missing years is no line: the table has it.
  const drawn = (figures: AreaLine['figures'], year: number): number | null =>
    year === years.at(-1) && !figures.has(year - 1) ? null : (figures.get(year)?.value ?? null);
  return lines
    .filter((line) => line === world || readable.includes(line))
    .map(({ area, figures }) => ({
      id: area,
      label: areaName(words, area),
      unit,
      colour: colourOf(area),
      values: years.map((year) => drawn(figures, year)),
      flags: years.map((year) => figures.get(year)?.flag ?? ''),
      states: years.map((year) => flagState(figures.get(year)?.flag ?? '')),
      breaks: listBreaks(about, area),
      seams: listSeams(about, area),
      doubts: years.map((year) => doubtOf(words, { doubt: figures.get(year)?.doubt }) ?? null),
    }));
}

function ContinentsDrawing(props: {
  id: string;
  title: string;
  description: string;
  shown: ContinentLines;
}): ReactNode {
  const { id, title, description, shown } = props;
  const { cubes, view, year } = useDataView();
  const speech = useSpeech();
  const { element } = shown;
  const hrefOf = useExplainLink();
  const series = useMemo(() => toSeries(shown, cubes, speech.words), [shown, cubes, speech]);
  const format = useMemo(
    () =>
      plotFormat(
        speech,
        () => element,
        () => ({ element }),
      ),
    [speech, element],
  );
  const labels = useMemo((): PlotLabels => {
    const { words, formats } = speech;
    const text = (_: string, value: number): string => formatFigure(element, value, formats);
    return {
      ...plotLabels(words, formats, text, view.officialOnly),
      explain: explainRows(words, text, { keyOf: (area, at) => explainedKey(area, element, at), hrefOf }),
    };
  }, [speech, element, view.officialOnly, hrefOf]);
  return (
    <LineChart
      {...{ id, title, description, series, format, labels, frame }}
      periods={shown.years}
      period={year}
      breaks={cubes.about(element)?.breaks ?? noBreaks}
      empty={speech.words('dataPage.state.noData')}
    />
  );
}

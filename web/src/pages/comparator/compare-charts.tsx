import { type ReactNode, useMemo, useState } from 'react';
import { computedFlag, flagState } from '#catalog/flags.ts';
import { breakTexts } from '../../blocks/charts/break-texts.ts';
import { plotLabels } from '../../blocks/charts/plot-words.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import { LineChart } from '../../charts/line-chart/line-chart.tsx';
import { tableFlagText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import styles from './comparator-page.module.css';
import type { LineFigures, MeasuredLine } from './compare-figures.ts';
import { axisText, figureText, nameLines, unitText } from './compare-texts.ts';
import type { LoadedLine } from './load-comparator.ts';

/** A line that has figures in the chosen measure. */
export interface ShownLine {
  line: LoadedLine;
  figures: LineFigures;
  measured: MeasuredLine;
}

/** Colour and dash together tell eight lines apart. */
const looks: readonly { colour: string; dash?: string }[] = [
  { colour: 'var(--accent)' },
  { colour: 'var(--use-imports)' },
  { colour: 'var(--use-feed)' },
  { colour: 'var(--use-seed)' },
  { colour: 'var(--use-processing)', dash: '7 3' },
  { colour: 'var(--use-camels)', dash: '7 3' },
  { colour: 'var(--use-mules)', dash: '2 3' },
  { colour: 'var(--ink)', dash: '2 3' },
];

const idOf = ({ area, crop, element }: LoadedLine): string => `${area}.${crop}.${element}`;

/** The letter of a line's figure: what the observatory works out is nobody's published figure. */
const flagAt = ({ figures, measured }: ShownLine, index: number): string =>
  measured.unit.kind === 'element' ? (figures.flags[index] ?? '') : computedFlag;

/** Every year from the first to the last that one of the lines has. */
function listYears(lines: readonly ShownLine[]): readonly number[] {
  const known = lines.flatMap(({ figures, measured }) =>
    figures.years.filter((_, index) => measured.values[index] !== null),
  );
  if (known.length === 0) return [];
  const first = Math.min(...known);
  return Array.from({ length: Math.max(...known) - first + 1 }, (_, index) => first + index);
}

/** Lines of one unit in one picture. */
export function CompareChart(props: {
  id: string;
  lines: readonly ShownLine[];
  base: number | null;
  source: string;
}): ReactNode {
  const { id, lines, base, source } = props;
  const words = useWords();
  const language = useLanguage();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const drawn = useMemo(() => {
    const formats = getFormats(language);
    const years = listYears(lines);
    const names = nameLines(
      words,
      lines.map(({ line }) => line),
    );
    const unit = lines[0]?.measured.unit ?? { kind: 'index' };
    const byId = new Map(lines.map((shown) => [idOf(shown.line), shown]));
    const text = (series: string, value: number): string =>
      figureText(unit, byId.get(series)?.line.shown ?? 0, value, formats);
    const [breaks = [], ...others] = lines.map(({ figures }) => figures.breaks);
    return {
      years,
      names,
      unit,
      series: lines.map((entry, at) => {
        const { line, figures, measured } = entry;
        const indexOf = new Map(figures.years.map((year, index) => [year, index]));
        const indexIn = (year: number): number => indexOf.get(year) ?? -1;
        return {
          id: idOf(line),
          label: names.own[at] ?? '',
          unit: unitText(words, unit, base),
          colour: looks[at]?.colour ?? '',
          dash: looks[at]?.dash,
          values: years.map((year) => measured.values[indexIn(year)] ?? null),
          flags: years.map((year) => flagAt(entry, indexIn(year))),
          states: years.map((year) => flagState(flagAt(entry, indexIn(year)))),
          breaks: figures.breaks,
        };
      }),
      // A rule across the whole chart is for what breaks in all of its lines.
      breaks: breaks.filter((year) => others.every((own) => own.includes(year))),
      format: {
        period: formats.year,
        axis: (ticks: readonly number[]) =>
          axisText(unit, lines[0]?.line.shown ?? 0, ticks, { words, formats, base }),
        value: (value: number, series: { id: string }) => text(series.id, value),
      },
      labels: plotLabels(words, formats, text),
      causes: breakTexts(
        lines.map(({ line, figures }) => ({ element: line.shown, breaks: figures.breaks })),
        { first: years[0] ?? 0, last: years.at(-1) ?? 0 },
        { words, formats },
      ),
    };
  }, [lines, base, words, language]);
  const [first, last] = [drawn.years[0], drawn.years.at(-1)];
  const title = words('compare.chart.title', {
    what: drawn.names.common === '' ? words('compare.chart.several') : drawn.names.common,
    unit: unitText(words, drawn.unit, base),
    years: first === last ? String(first) : `${first}–${last}`,
  });
  return (
    <FigureFrame id={id} title={title} source={source}>
      <LineChart
        id={id}
        title={title}
        description={words('compare.chart.description', {
          list: getFormats(language).list(drawn.names.own),
        })}
        periods={drawn.years}
        series={drawn.series}
        hidden={hidden}
        breaks={drawn.breaks}
        format={drawn.format}
        labels={drawn.labels}
        empty={words('dataPage.state.noData')}
        onToggle={(series) =>
          setHidden((known) =>
            known.includes(series) ? known.filter((one) => one !== series) : [...known, series],
          )
        }
      />
      {drawn.causes.map((cause) => (
        <p key={cause} className={styles.note}>
          {cause}
        </p>
      ))}
    </FigureFrame>
  );
}

/** All lines in one table, newest year first; every column has its own unit. */
export function CompareTable(props: { lines: readonly ShownLine[]; base: number | null }): ReactNode {
  const { lines, base } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const names = nameLines(
    words,
    lines.map(({ line }) => line),
  );
  const years = [...listYears(lines)].reverse();
  return (
    <DataTable
      id="compare-table"
      caption={words('compare.table.caption')}
      columns={[
        { id: 'year', label: words('figure.table.year') },
        ...lines.map(({ line, measured }, at) => ({
          id: idOf(line),
          label: names.own[at] ?? '',
          unit: unitText(words, measured.unit, base),
          numeric: true,
        })),
      ]}
      rows={years.map((year) => ({
        id: String(year),
        cells: [
          { text: String(year), raw: year },
          ...lines.map((entry) => {
            const { line, figures, measured } = entry;
            const index = figures.years.indexOf(year);
            const value = measured.values[index] ?? null;
            return {
              text: value === null ? '' : figureText(measured.unit, line.shown, value, formats),
              raw: value,
              flag: value === null ? '' : flagAt(entry, index),
              isBreak: value !== null && figures.breaks.includes(year),
            };
          }),
        ],
      }))}
      noValue={words('figure.table.noValue')}
      flagLabel={(flag) => tableFlagText(words, flag)}
    />
  );
}

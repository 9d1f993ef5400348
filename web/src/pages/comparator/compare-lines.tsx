import { type ReactNode, useMemo, useState } from 'react';
import { flagState } from '#catalog/flags.ts';
import { breakTexts, seamTexts } from '../../blocks/charts/break-texts.ts';
import { plotLabels } from '../../blocks/charts/plot-words.ts';
import { MarkedLines } from '../../charts/marked-lines/marked-lines.tsx';
import { doubtOf } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { lineKey } from '../../url/compare-params.ts';
import { shownYears, valueIn } from './compare-figures.ts';
import { CompareFrame, type FrameOf } from './compare-frame.tsx';
import { flagAt, toCompareTable } from './compare-table.ts';
import { axisText, figureText, nameLines, unitText } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { ShownLine } from './shown-lines.ts';

/** Lines of one unit over the years. */
export function CompareLines(props: {
  id: string;
  lines: readonly ShownLine[];
  base: number | null;
  log: boolean;
  of: FrameOf;
}): ReactNode {
  const { id, lines, base, log, of } = props;
  const words = useWords();
  const language = useLanguage();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const drawn = useMemo(() => {
    const formats = getFormats(language);
    const speech = { words, formats, base };
    const known = shownYears(lines);
    const [first = 0, last = 0] = [known[0], known.at(-1)];
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const names = nameLines(
      words,
      lines.map(({ line }) => line),
    );
    const unit = lines[0]?.measured.unit ?? { kind: 'index' };
    const byId = new Map(lines.map((shown) => [lineKey(shown.line), shown]));
    const text = (series: string, value: number): string => {
      const line = byId.get(series)?.line;
      return line === undefined ? '' : figureText(unit, line, value, formats);
    };
    const [breaks = [], ...others] = lines.map(({ figures }) => figures.breaks);
    return {
      years,
      names,
      unit,
      table: toCompareTable(lines, speech),
      series: lines.map((entry, at) => ({
        id: lineKey(entry.line),
        label: names.own[at] ?? '',
        // A percentage carries its sign.
        unit: unit.kind === 'share' || unit.kind === 'loss' ? '' : unitText(unit, speech),
        ...lineLook(entry.place),
        values: years.map((year) => valueIn(entry, year)),
        flags: years.map((year) => flagAt(entry, year)),
        states: years.map((year) => flagState(flagAt(entry, year))),
        breaks: entry.figures.breaks,
        seams: entry.figures.seams,
        doubts: years.map((year) => doubtOf(words, { doubt: entry.figures.doubts?.[year] }) ?? null),
      })),
      // A rule across the whole chart is for what breaks in all of its lines.
      breaks: breaks.filter((year) => others.every((own) => own.includes(year))),
      format: {
        period: formats.year,
        axis: (ticks: readonly number[]) => axisText(unit, lines[0]?.line, ticks, speech),
        value: (value: number, series: { id: string }) => text(series.id, value),
      },
      labels: { ...plotLabels(words, formats, text), keyboardHint: words('compare.hint') },
      causes: breakTexts(
        lines.flatMap(({ line, figures }) =>
          typeof line.shown === 'number' ? [{ element: line.shown, breaks: figures.breaks }] : [],
        ),
        { first, last },
        { words, formats },
      ),
      seams: seamTexts(
        lines.flatMap(({ figures }) => figures.seams ?? []),
        { first, last },
        { words, formats },
      ),
      cuts: (['price-', 'loss-'] as const).filter((kind) =>
        lines.some(({ line, figures }) => String(line.shown).startsWith(kind) && figures.breaks.length > 0),
      ),
      span: first === last ? String(first) : `${first}–${last}`,
    };
  }, [lines, base, words, language]);
  const title = words('compare.chart.title', {
    what: drawn.names.common === '' ? words('compare.chart.several') : drawn.names.common,
    unit: unitText(drawn.unit, { words, base }),
    years: drawn.span,
  });
  const list = getFormats(language).list(drawn.names.own);
  const description = words('compare.line.info', { list });
  return (
    <CompareFrame
      id={id}
      title={title}
      lines={lines}
      table={drawn.table}
      of={of}
      info={description}
      remarks={[
        ...drawn.causes,
        ...drawn.seams,
        ...drawn.cuts.map((kind) => words(`compare.break.${kind}lines`)),
      ]}
    >
      <MarkedLines
        id={id}
        title={title}
        description={description}
        years={drawn.years}
        series={drawn.series}
        hidden={hidden}
        breaks={drawn.breaks}
        log={log}
        format={drawn.format}
        labels={drawn.labels}
        empty={words('dataPage.state.noData')}
        onToggle={(series) =>
          setHidden((known) =>
            known.includes(series) ? known.filter((one) => one !== series) : [...known, series],
          )
        }
      />
    </CompareFrame>
  );
}

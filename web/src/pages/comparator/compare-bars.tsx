import { type ReactNode, useMemo } from 'react';
import { yearsOfMean } from '#domain/change-over-decade.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { Slope } from '../../charts/slope/slope.tsx';
import { figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { lineKey } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import { valueIn } from './compare-figures.ts';
import { CompareFrame, type FrameOf } from './compare-frame.tsx';
import { toCompareTable } from './compare-table.ts';
import {
  figureText,
  figureTexts,
  nameLines,
  type Speech,
  unitText,
  wholeFigure,
  withUnit,
} from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import { areMeans, changeOf, type ShownLine, type SlopeSides, slopeLines } from './shown-lines.ts';

/** What figures of one unit need: the lines, and how they are said. */
interface GroupProps {
  id: string;
  lines: readonly ShownLine[];
  base: number | null;
  of: FrameOf;
}

/** The group's names and texts. */
function useGroup({ lines, base }: Pick<GroupProps, 'lines' | 'base'>) {
  const words = useWords();
  const language = useLanguage();
  return useMemo(() => {
    const formats = getFormats(language);
    const speech: Speech = { words, formats, base };
    const names = nameLines(
      words,
      lines.map(({ line }) => line),
    );
    const nameOf = (entry: ShownLine): string => names.own[lines.indexOf(entry)] ?? '';
    return {
      words,
      formats,
      speech,
      unit: lines[0]?.measured.unit ?? { kind: 'index' as const },
      what: names.common === '' ? words('compare.chart.several') : names.common,
      nameOf,
      namesOf: (some: readonly ShownLine[]): string => formats.list(some.map(nameOf)),
    };
  }, [lines, base, words, language]);
}

/** Figures as bars say them, beside each other: those of an element are read rather than looked up. */
function shortFigures(
  lines: readonly ShownLine[],
  year: number,
  speech: Speech,
): (entry: ShownLine, value: number) => string {
  const values = lines.map((entry) => valueIn(entry, year));
  return ({ line, measured: { unit } }, value) =>
    unit.kind === 'element'
      ? editFigure(Number(line.shown), value, speech)
      : withUnit(unit, figureTexts(unit, line, values, speech.formats)(value), speech);
}

/** Lines of one unit as bars of one year, the longest first. */
export function CompareBars({ year, ...props }: GroupProps & { year: number }): ReactNode {
  const { id, lines, of } = props;
  const { words, unit, what, nameOf, namesOf, speech } = useGroup(props);
  const items = useMemo(() => {
    const short = shortFigures(lines, year, speech);
    return lines.flatMap((entry) => {
      const value = valueIn(entry, year);
      if (value === null) return [];
      return [
        {
          id: lineKey(entry.line),
          label: nameOf(entry),
          value,
          valueLabel: short(entry, value),
          exact: wholeFigure(entry.measured.unit, entry.line, value, speech),
          colour: lineLook(entry.place).colour,
          doubt: doubtOf(words, { doubt: entry.figures.doubts?.[year] }),
        },
      ];
    });
  }, [lines, year, nameOf, speech, words]);
  const missing = lines.filter((entry) => valueIn(entry, year) === null);
  const title = words('compare.chart.title', { what, unit: unitText(unit, speech), years: String(year) });
  const info = words('compare.bar.info', { year: String(year) });
  return (
    <CompareFrame
      id={id}
      title={title}
      lines={lines}
      table={toCompareTable(lines, speech, [year])}
      of={of}
      info={info}
      remarks={[
        ...(missing.length === 0
          ? []
          : [words('compare.bar.missing', { year: String(year), list: namesOf(missing) })]),
        ...doubtNotes(
          words,
          lines.map(({ figures }) => ({ doubt: figures.doubts?.[year] })),
        ),
      ]}
    >
      <RankedBars
        id={id}
        title={title}
        description={info}
        hint={words('compare.hint.rows')}
        items={items}
        formatRank={String}
        empty={words('dataPage.state.noData')}
      />
    </CompareFrame>
  );
}

/** Lines of one unit between two years, or between means of years ten years apart. */
export function CompareSlope({
  sides,
  log,
  changes,
  ...props
}: GroupProps & {
  sides: SlopeSides;
  log: boolean;
  changes: ComparatorData['changes'];
}): ReactNode {
  const { id, lines, of } = props;
  const { words, formats, unit, what, nameOf, namesOf, speech } = useGroup(props);
  const { drawn, undrawn } = useMemo(() => slopeLines(lines, sides), [lines, sides]);
  const scaled = useMemo(() => {
    const ends = drawn.flatMap(({ from, to }) => [from, to]);
    const scale =
      unit.kind === 'element' ? figureScale(Number(drawn[0]?.entry.line.shown ?? 0), ends, speech) : null;
    return {
      unit: scale?.unit ?? (unit.kind === 'share' || unit.kind === 'loss' ? '' : unitText(unit, speech)),
      items: drawn.map((slope) => {
        const { entry, from, to } = slope;
        const change = changeOf(slope, changes);
        const text = (value: number): string =>
          scale?.figure(value) ?? figureText(unit, entry.line, value, formats);
        const whole = (value: number): string => wholeFigure(unit, entry.line, value, speech);
        return {
          id: lineKey(entry.line),
          label: nameOf(entry),
          from,
          to,
          fromLabel: text(from),
          toLabel: text(to),
          changeLabel: change === null ? '—' : formats.change(change),
          exact: [whole(from), whole(to)] as const,
          emphasised: true,
          colour: lineLook(entry.place).colour,
        };
      }),
    };
  }, [drawn, unit, formats, nameOf, speech, changes]);
  const place = { from: yearsText(sides.from, formats), to: yearsText(sides.to, formats) };
  const ofMeans = areMeans(sides) ? '.means' : '';
  const title = words('compare.chart.title', {
    what,
    unit: unitText(unit, speech),
    years: words(`compare.slope.years${ofMeans}`, place),
  });
  const info = words(`compare.slope.info${ofMeans}`, place);
  const short = drawn.filter(
    ({ years }) => areMeans(sides) && years.from.length + years.to.length < 2 * yearsOfMean,
  );
  const sums = drawn.flatMap(({ entry }) => {
    const same = changes[lineKey(entry.line)];
    if (same === undefined) return [];
    const { countries, share } = same;
    const told = { name: nameOf(entry), countries, share: formats.percent(share), to: place.to };
    return [words('compare.slope.sum', told)];
  });
  return (
    <CompareFrame
      id={id}
      title={title}
      lines={lines}
      table={toCompareTable(lines, speech, [...sides.from, ...sides.to])}
      of={of}
      info={info}
      remarks={[
        ...(sums.length === 0 ? [] : [words('compare.slope.sums', { list: sums.join('; ') })]),
        ...[...undrawn].map(([reason, some]) =>
          words(`chart.options.slope.${reason}${reason === 'missing' ? ofMeans : ''}`, {
            ...place,
            list: namesOf(some),
          }),
        ),
        ...(short.length === 0
          ? []
          : [words('chart.options.slope.short', { list: namesOf(short.map(({ entry }) => entry)) })]),
      ]}
    >
      {drawn.length === 0 ? (
        <p>{words('compare.slope.none', place)}</p>
      ) : (
        <Slope
          id={id}
          title={title}
          description={info}
          hint={words('compare.hint')}
          years={[place.from, place.to]}
          unit={scaled.unit}
          items={scaled.items}
          log={log}
        />
      )}
    </CompareFrame>
  );
}

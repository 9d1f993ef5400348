import { type ReactNode, useMemo } from 'react';
import { flagState } from '#catalog/flags.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { Scatter } from '../../charts/scatter/scatter.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { lineKey } from '../../url/compare-params.ts';
import { shownYears, valueIn } from './compare-figures.ts';
import { CompareFrame, type FrameOf } from './compare-frame.tsx';
import { flagAt, toCompareTable } from './compare-table.ts';
import { axisText, lineName, type Speech, topicName, wholeFigure } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import { pairLines, type ScatterPair } from './scatter-pairs.ts';
import type { ShownLine } from './shown-lines.ts';

/** The years that both lines of a pair have, with both figures; a figure that is not official makes its point so. */
function pointsOf({ x, y }: ScatterPair) {
  return shownYears([x]).flatMap((year) => {
    const [left, right] = [valueIn(x, year), valueIn(y, year)];
    if (left === null || right === null) return [];
    const states = [flagState(flagAt(x, year)), flagState(flagAt(y, year))];
    return [
      {
        year,
        x: left,
        y: right,
        isDoubtful: [x, y].some(({ figures }) => figures.doubts?.[year] !== undefined),
        state: states.find((state) => state !== 'official') ?? ('official' as const),
      },
    ];
  });
}

/** Lines against each other, joined over the years. */
export function CompareScatter(props: {
  lines: readonly ShownLine[];
  base: number | null;
  log: boolean;
  of: FrameOf;
}): ReactNode {
  const { lines, base, log, of } = props;
  const words = useWords();
  const language = useLanguage();
  const drawn = useMemo(() => {
    const formats = getFormats(language);
    const speech: Speech = { words, formats, base };
    const { by, pairs, alone } = pairLines(lines);
    const [first] = pairs;
    const paths = pairs.map((pair) => ({
      id: `${lineKey(pair.x.line)} ${lineKey(pair.y.line)}`,
      label: areaName(words, pair.y.line.area),
      ...lineLook(by === 'areas' ? pair.x.place : pair.y.place),
      points: pointsOf(pair),
      breaks: [...new Set([...pair.x.figures.breaks, ...pair.y.figures.breaks])],
    }));
    const axis = (entry: ShownLine | undefined, name: string) => (ticks: readonly number[]) => {
      if (entry === undefined) return { labels: [], head: '' };
      const { labels, head } = axisText(entry.measured.unit, entry.line, ticks, speech);
      return { labels, head: `${name} (${head})` };
    };
    const nameOf = (entry: ShownLine | undefined): string => {
      if (entry === undefined) return '';
      return by === 'areas' ? topicName(words, entry.line) : lineName(words, entry.line);
    };
    const x = nameOf(first?.x);
    // Against the first line stand all the others, so that their axis has the name of what they are of.
    const y = by === 'areas' || first === undefined ? nameOf(first?.y) : topicName(words, first.y.line);
    const years = [...new Set(paths.flatMap(({ points }) => points.map(({ year }) => year)))].sort(
      (a, b) => a - b,
    );
    const byId = new Map(paths.map(({ id }, at) => [id, pairs[at]]));
    return {
      by,
      pairs,
      paths,
      x,
      y,
      years,
      doubts: doubtNotes(
        words,
        pairs.flatMap((pair) =>
          pointsOf(pair).flatMap(({ year }) =>
            [pair.x, pair.y].map(({ figures }) => ({ doubt: figures.doubts?.[year] })),
          ),
        ),
      ),
      axis: { x: axis(first?.x, x), y: axis(first?.y, y) },
      year: formats.year,
      table: toCompareTable(lines, speech),
      alone: formats.list(alone.map(({ line }) => lineName(words, line))),
      announce: (
        path: { id: string; label: string },
        point: { year: number; x: number; y: number; isDoubtful?: boolean | undefined },
      ): string => {
        const pair = byId.get(path.id);
        if (pair === undefined) return '';
        const text = (entry: ShownLine, value: number): string =>
          wholeFigure(entry.measured.unit, entry.line, value, speech);
        const said = words('compare.scatter.announce', {
          year: String(point.year),
          name: path.label,
          x: `${x}: ${text(pair.x, point.x)}`,
          y: `${y}: ${text(pair.y, point.y)}`,
        });
        return point.isDoubtful === true ? `${said} ${words('figure.doubt')}.` : said;
      },
      dropped: log
        ? paths.flatMap(({ points }) => points).filter((point) => point.x <= 0 || point.y <= 0).length
        : 0,
    };
  }, [lines, base, log, words, language]);
  if (drawn.pairs.length === 0)
    return <EmptyState text={words('compare.scatter.none')} hint={words('compare.scatter.rule')} />;
  const title = words('compare.scatter.title', {
    x: drawn.x,
    y: drawn.y,
    years: `${drawn.years[0] ?? ''}–${drawn.years.at(-1) ?? ''}`,
  });
  const info = words(`compare.scatter.info.${drawn.by}`, { x: drawn.x, y: drawn.y });
  return (
    <CompareFrame
      id="compare-scatter"
      title={title}
      lines={lines}
      table={drawn.table}
      of={of}
      isJoined
      info={`${info} ${words('compare.scatter.rule')}`}
      remarks={[
        info,
        ...drawn.doubts,
        ...(drawn.alone === '' ? [] : [words('compare.scatter.alone', { list: drawn.alone })]),
        ...(drawn.dropped === 0 ? [] : [words('compare.scatter.dropped', { count: drawn.dropped })]),
      ]}
    >
      <Scatter
        id="compare-scatter"
        title={title}
        description={info}
        hint={words('compare.hint')}
        legend={words('chart.legend')}
        paths={drawn.paths}
        log={log}
        axis={drawn.axis}
        year={drawn.year}
        announce={drawn.announce}
        empty={words('dataPage.state.noData')}
      />
    </CompareFrame>
  );
}

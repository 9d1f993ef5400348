import { flagState } from '#catalog/flags.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { Scatter } from '../../charts/scatter/scatter.tsx';
import type { Figure } from '../../figure/figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { lineKey } from '../../url/compare-params.ts';
import { type Comparison, compareFigure } from './compare-figure.ts';
import { shownYears, valueIn } from './compare-figures.ts';
import { flagAt } from './compare-table.ts';
import { axisText, beginLower, lineName, topicTitle, wholeFigure } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { ShownLine } from './shown-lines.ts';

interface ScatterPair {
  x: ShownLine;
  y: ShownLine;
}

const topicOf = ({ line }: ShownLine): string => `${line.crop}.${line.element}`;

/**
 * The pairs of a scatter, and the lines without a counterpart: the first crop and element is the horizontal axis, the second one the
 * vertical, and each area that has both is a path. None where there is no second one.
 */
export function pairLines(lines: readonly ShownLine[]): {
  pairs: readonly ScatterPair[];
  alone: readonly ShownLine[];
} {
  const [first, second] = [...new Set(lines.map(topicOf))];
  const pairs = lines
    .filter((line) => topicOf(line) === first)
    .flatMap((x) => {
      const y = lines.find((other) => topicOf(other) === second && other.line.area === x.line.area);
      return y === undefined ? [] : [{ x, y }];
    });
  const paired = new Set(pairs.flatMap(({ x, y }) => [x, y]));
  return { pairs, alone: lines.filter((line) => !paired.has(line)) };
}

/** The years that both lines of a pair have, with both figures; a figure that is not official makes its point so. */
function pointsOf({ x, y }: ScatterPair) {
  return shownYears([x]).flatMap((year) => {
    const [left, right] = [valueIn(x, year), valueIn(y, year)];
    if (left === null || right === null) return [];
    const states = [flagState(flagAt(x, year)), flagState(flagAt(y, year))];
    const state = states.find((each) => each !== 'official') ?? ('official' as const);
    const isDoubtful = [x, y].some(({ figures }) => figures.doubts?.[year] !== undefined);
    return [{ year, x: left, y: right, isDoubtful, state }];
  });
}

/** Two measures against each other, joined over the years; `null` where no area has both. */
export function scatterFigure(lines: readonly ShownLine[], comparison: Comparison): Figure | null {
  const { words, formats } = comparison.speech;
  const { pairs, alone } = pairLines(lines);
  const [first] = pairs;
  if (first === undefined) return null;
  const paths = pairs.map((pair) => ({
    pair,
    id: `${lineKey(pair.x.line)} ${lineKey(pair.y.line)}`,
    label: areaName(words, pair.y.line.area),
    ...lineLook(pair.x.place),
    points: pointsOf(pair),
    breaks: [...new Set([...pair.x.figures.breaks, ...pair.y.figures.breaks])],
  }));
  const points = paths.flatMap((path) => path.points);
  const topic = ({ line }: ShownLine): string => topicTitle(words, [line]) ?? '';
  const [x, y] = [topic(first.x), topic(first.y)];
  const years = [...new Set(points.map(({ year }) => year))].sort((a, b) => a - b);
  const title = words('compare.scatter.title', {
    x: beginLower(x),
    y,
    years: formats.span(years[0] ?? '', years.at(-1) ?? ''),
  });
  const info = words('compare.scatter.info', { x, y });
  const namesOf = (some: readonly ShownLine[]): string =>
    formats.list(some.map(({ line }) => lineName(words, line)));
  const dropped = comparison.log ? points.filter((point) => point.x <= 0 || point.y <= 0).length : 0;
  return compareFigure(lines, comparison, {
    id: 'compare-scatter',
    title,
    info: `${info} ${words('compare.scatter.rule')}`,
    remarks: [
      info,
      ...doubtNotes(
        words,
        paths.flatMap(({ pair, points: own }) =>
          own.flatMap(({ year }) =>
            [pair.x, pair.y].map(({ figures }) => ({ doubt: figures.doubts?.[year] })),
          ),
        ),
      ),
      ...(alone.length === 0 ? [] : [words('compare.scatter.alone', { list: namesOf(alone) })]),
      ...(dropped === 0 ? [] : [words('compare.scatter.dropped', { count: dropped })]),
    ],
    picture: () => (
      <Scatter
        id="compare-scatter"
        wide
        title={title}
        description={info}
        hint={words('compare.hint')}
        legend={words('chart.legend')}
        paths={paths}
        log={comparison.log}
        year={formats.year}
        {...axesOf(paths, { x, y }, comparison)}
        empty={words('dataPage.state.noData')}
      />
    ),
  });
}

function axesOf(
  paths: readonly { id: string; pair: ScatterPair }[],
  names: { x: string; y: string },
  { speech }: Comparison,
) {
  const { words } = speech;
  const axis = (entry: ShownLine | undefined, name: string) => (ticks: readonly number[]) => {
    if (entry === undefined) return { labels: [], head: '' };
    const { labels, head } = axisText(entry.measured.unit, entry.line, ticks, speech);
    return { labels, head: `${name} (${head})` };
  };
  const byId = new Map(paths.map(({ id, pair }) => [id, pair]));
  const text = (entry: ShownLine, value: number): string =>
    wholeFigure(entry.measured.unit, entry.line, value, speech);
  return {
    axis: { x: axis(paths[0]?.pair.x, names.x), y: axis(paths[0]?.pair.y, names.y) },
    announce: (
      path: { id: string; label: string },
      point: { year: number; x: number; y: number; isDoubtful?: boolean | undefined },
    ): string => {
      const pair = byId.get(path.id);
      if (pair === undefined) return '';
      const announcement = words('compare.scatter.announce', {
        year: String(point.year),
        name: path.label,
        x: `${names.x}: ${text(pair.x, point.x)}`,
        y: `${names.y}: ${text(pair.y, point.y)}`,
      });
      return point.isDoubtful === true ? `${announcement} ${words('figure.doubt')}.` : announcement;
    },
  };
}

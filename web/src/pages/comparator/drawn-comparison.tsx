import { type ReactNode, useContext, useMemo } from 'react';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { CompareBars, CompareSlope } from './compare-bars.tsx';
import { CompareFrame } from './compare-frame.tsx';
import { CompareLines } from './compare-lines.tsx';
import { CompareScatter } from './compare-scatter.tsx';
import { toCompareTable } from './compare-table.ts';
import { openLines } from './open-lines.ts';
import type { LiveComparison, ShownLine } from './shown-lines.ts';

/** What a figure is drawn of: all lines, or, for files and images, those that may be handed on, with the others to be told of. */
function usePart(data: LiveComparison['data']) {
  const isFiled = useContext(FigureCollector) !== null;
  return (all: readonly ShownLine[]) => {
    if (!import.meta.env.SSR || !isFiled) return { lines: all, of: data };
    const { open, withheld } = openLines(all, data.sources);
    return { lines: open, of: { ...data, withheld } };
  };
}

/** The pictures of the lines, as the view wants them. */
function Pictures({ data, shown, log }: LiveComparison): ReactNode {
  const { view } = data;
  const { base, year, sides } = shown;
  const words = useWords();
  const partOf = usePart(data);
  if (view.kind === 'table') return null;
  if (view.kind === 'scatter') return <CompareScatter lines={shown.shown} base={base} log={log} of={data} />;
  if (view.kind === 'slope' && sides === null) return <EmptyState text={words('compare.slope.nothing')} />;
  return shown.groups.map((all, at) => {
    const group = { id: `compare-${at + 1}`, base, ...partOf(all) };
    const key = JSON.stringify(all[0]?.measured.unit);
    if (view.kind === 'bar' && year !== null) return <CompareBars key={key} {...group} year={year} />;
    if (view.kind === 'slope' && sides !== null)
      return <CompareSlope key={key} {...group} sides={sides} log={log} changes={data.changes} />;
    return <CompareLines key={key} {...group} log={log} />;
  });
}

/** The figures of all lines in one table. */
function Figures({ data, shown }: Pick<LiveComparison, 'data' | 'shown'>): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { base } = shown;
  const { lines, of } = usePart(data)(shown.shown);
  const table = useMemo(
    () => toCompareTable(lines, { words, formats: getFormats(language), base }),
    [lines, words, language, base],
  );
  return (
    <CompareFrame
      id="compare-figures"
      title={words('compare.table')}
      lines={lines}
      table={table}
      of={of}
      info={words('compare.table.info')}
      remarks={[]}
    />
  );
}

/** All that is drawn of a comparison: its pictures, and the table of all lines. */
export function DrawnComparison({ data, shown, log }: LiveComparison): ReactNode {
  return (
    <>
      <Pictures data={data} shown={shown} log={log} />
      <Figures data={data} shown={shown} />
    </>
  );
}

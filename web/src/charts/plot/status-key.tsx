import { memo, type ReactNode } from 'react';
import { Key, type KeySample } from './key.tsx';
import type { PlotModel } from './plot-model.ts';
import type { PlotLabels } from './plot-text.ts';
import { type FigureState, isDoubtfulAt, type SeriesMark } from './series.ts';
import { OTHER_DASH } from './texture.tsx';

const INK = 'var(--ink-2)';

const hollow: KeySample = {
  width: 10,
  height: 10,
  content: <circle cx="5" cy="5" r="4" fill="var(--paper)" stroke={INK} strokeWidth="1.5" />,
};

/** A sample of each kind of mark in a state. */
function samplesOf(marks: ReadonlySet<SeriesMark>, state: FigureState, textures: string): KeySample[] {
  const light = state !== 'official';
  const block: ReactNode = (
    <>
      <rect width="16" height="10" rx="1.5" fill={INK} />
      {light && <rect width="16" height="10" rx="1.5" fill={`url(#${textures}-${state})`} />}
    </>
  );
  const line = (
    <path d="M0,5H16" stroke={INK} strokeWidth="2" strokeDasharray={light ? OTHER_DASH : undefined} />
  );
  const dot = (
    <circle cx="5" cy="5" r="3.5" fill={light ? 'var(--paper)' : INK} stroke={INK} strokeWidth="1.5" />
  );
  return [
    ...(marks.has('bar') || marks.has('area') ? [{ width: 16, height: 10, content: block }] : []),
    ...(marks.has('line') ? [{ width: 16, height: 10, content: line }] : []),
    ...(marks.has('points') ? [{ width: 10, height: 10, content: dot }] : []),
  ];
}

/** What the marks say of the figures: their states where there are several, and which are doubtful. */
export const StatusKey = memo(function StatusKey(props: {
  /** Prefix of the ids inside the drawing. */
  id: string;
  model: Pick<PlotModel, 'rows' | 'states'>;
  labels: PlotLabels;
}): ReactNode {
  const { id, model, labels } = props;
  const { rows, states } = model;
  const marks = new Set(rows.map(({ series }) => series.mark));
  const [only] = states;
  const hasDoubts = rows.some(({ series }) =>
    series.values.some((value, index) => value !== null && isDoubtfulAt(series, index)),
  );
  const stateEntries =
    states.length > 1
      ? states.map((state) => ({
          text: labels.state(state),
          samples: samplesOf(marks, state, `${id}-texture`),
        }))
      : only === undefined || only === 'official'
        ? []
        : [{ text: labels.allOf(only), samples: [] }];
  const doubtEntries =
    hasDoubts && labels.doubt !== undefined ? [{ text: labels.doubt, samples: [hollow] }] : [];
  return <Key entries={[...stateEntries, ...doubtEntries]} />;
});

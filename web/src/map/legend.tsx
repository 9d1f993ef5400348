import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { stepInList } from '../charts/plot/list-keys.ts';
import type { Bin } from './classes.ts';
import styles from './legend.module.css';
import { type LegendClass, type LegendModel, tightIn } from './legend-model.ts';
import { NONE_COLOUR } from './map-colours.ts';

type ToOption = (entry: LegendClass) => Readonly<Record<string, unknown>>;

/** Pointing at a class, or walking to it, highlights its countries and announces their number; a press or Enter keeps it. */
export function Legend(props: {
  legend: LegendModel;
  highlighted: Bin | null;
  onHighlight: (bin: Bin | null) => void;
  beside?: ReactNode;
}): ReactElement {
  const { legend, highlighted, onHighlight } = props;
  const id = useId();
  const [heldBin, setHeld] = useState<Bin | null>(null);
  const { steps, noData } = legend;
  const classes = [...steps, ...(noData === null ? [] : [noData])];
  const current = classes.find(({ bin }) => bin === highlighted);
  const hold = (bin: Bin | null): void => {
    setHeld(bin);
    onHighlight(bin);
  };
  const toOption: ToOption = ({ bin }) => ({
    id: `${id}-${bin}`,
    role: 'option',
    'aria-selected': heldBin === bin,
    'data-on': highlighted === bin || undefined,
    onPointerEnter: () => onHighlight(bin),
    onPointerLeave: () => onHighlight(heldBin),
    onClick: () => hold(heldBin === bin ? null : bin),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = classes.findIndex(({ bin }) => bin === highlighted);
    const to = stepInList(event.key, at, classes.length - 1);
    if (to !== undefined) onHighlight(classes[to]?.bin ?? null);
    else if (event.key === 'Enter' || event.key === ' ') hold(heldBin === highlighted ? null : highlighted);
    else if (event.key === 'Escape' && highlighted !== null) {
      // The country that is chosen stays: the key has done its work here.
      event.stopPropagation();
      hold(null);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.legend} data-legend="">
      <div className={styles.line}>
        {/* One stop of the keyboard for all classes, as a list of choices. */}
        <div
          className={styles.row}
          role="listbox"
          tabIndex={0}
          aria-label={legend.label}
          aria-orientation="horizontal"
          aria-activedescendant={highlighted === null ? undefined : `${id}-${highlighted}`}
          onKeyDown={onKeyDown}
          onBlur={() => onHighlight(heldBin)}
        >
          {legend.unit !== '' && (
            <span className={styles.unit} aria-hidden="true">
              {legend.unit}
            </span>
          )}
          <Scale legend={legend} toOption={toOption} />
          {noData && (
            <div className={styles.none} {...toOption(noData)}>
              <span className={`${styles.swatch} ${styles.hatched}`} />
              <span>{noData.range}</span>
            </div>
          )}
        </div>
        {props.beside}
      </div>
      <p className={styles.count} aria-live="polite">
        {current && legend.countText(current.range, current.count)}
      </p>
      {(legend.note ?? legend.doubtful) !== undefined && (
        <p className={styles.note}>
          <LegendNote note={legend.note} doubtful={legend.doubtful} />
        </p>
      )}
    </div>
  );
}

function Scale({ legend, toOption }: { legend: LegendModel; toOption: ToOption }): ReactElement {
  const { steps, ends } = legend;
  const tight = tightIn(legend);
  return (
    <div className={styles.scale}>
      {steps.map((step, at) => (
        <div key={step.bin} className={styles.step} data-tight={tight[at]} {...toOption(step)}>
          <Swatch colour={step.colour} />
          <span className="visually-hidden">{step.range}</span>
          {step.limit !== null && (
            <span className={styles.limit} aria-hidden="true">
              {step.limit}
            </span>
          )}
        </div>
      ))}
      {ends.highest !== null && (
        <span className={styles.highest} aria-hidden="true">
          {ends.highest}
        </span>
      )}
    </div>
  );
}

export const doubtfulMark = (
  <rect x="1" y="1" width="14" height="10" fill={NONE_COLOUR} stroke="var(--ink-2)" strokeWidth="0.9" />
);

export function LegendNote(props: {
  note: string | undefined;
  more?: ReactNode;
  doubtful: string | undefined;
}): ReactElement {
  const { note, more, doubtful } = props;
  return (
    <>
      {note}
      {note !== undefined && more}
      {note !== undefined && doubtful !== undefined && ' · '}
      {doubtful !== undefined && (
        <span className={styles.doubtful}>
          <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
            {doubtfulMark}
          </svg>
          {doubtful}
        </span>
      )}
    </>
  );
}

/** The colour as an attribute, so that the legend needs no inline style. */
function Swatch({ colour }: { colour: string }): ReactElement {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

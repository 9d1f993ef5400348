import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { stepInList } from '../charts/plot/list-keys.ts';
import type { Bin } from './classes.ts';
import styles from './legend.module.css';
import type { LegendClass, LegendModel } from './legend-model.ts';
import { StateSample } from './texture.tsx';

/** Attributes of a class that can be pointed at. */
type ToOption = (of: LegendClass) => Readonly<Record<string, unknown>>;

/**
 * One row of steps with rounded limits; pointing at a class, or walking to it with the arrow keys, shows its countries and says
 * how many they are; a press or Enter holds it.
 */
export function Legend({
  legend,
  highlighted,
  onHighlight,
}: {
  legend: LegendModel;
  highlighted: Bin | null;
  onHighlight: (bin: Bin | null) => void;
}): ReactElement {
  const id = useId();
  const [held, setHeld] = useState<Bin | null>(null);
  const { zero, steps, noData, notApplicable } = legend;
  const classes = [zero, ...steps, noData, notApplicable].filter((one) => one !== null);
  const current = classes.find(({ bin }) => bin === highlighted);
  const hold = (bin: Bin | null): void => {
    setHeld(bin);
    onHighlight(bin);
  };
  const toOption: ToOption = ({ bin, range }) => ({
    id: `${id}-${bin}`,
    role: 'option',
    'aria-label': range,
    'aria-selected': held === bin,
    'data-on': highlighted === bin || undefined,
    onPointerEnter: () => onHighlight(bin),
    onPointerLeave: () => onHighlight(held),
    onClick: () => hold(held === bin ? null : bin),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = classes.findIndex(({ bin }) => bin === highlighted);
    const to = stepInList(event.key, at, classes.length - 1);
    if (to !== undefined) onHighlight(classes[to]?.bin ?? null);
    else if (event.key === 'Enter' || event.key === ' ') hold(held === highlighted ? null : highlighted);
    else if (event.key === 'Escape' && highlighted !== null) {
      // The country that is chosen stays: the key has done its work here.
      event.stopPropagation();
      hold(null);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.legend}>
      {/* One stop of the keyboard for all classes, as a list of choices. */}
      <div
        className={styles.row}
        role="listbox"
        tabIndex={0}
        aria-label={legend.label}
        aria-orientation="horizontal"
        aria-activedescendant={highlighted === null ? undefined : `${id}-${highlighted}`}
        onKeyDown={onKeyDown}
        onBlur={() => onHighlight(held)}
      >
        {zero && <Apart of={zero} toOption={toOption} swatch={<Swatch colour={zero.colour} edged />} />}
        <Scale legend={legend} toOption={toOption} />
        <span className={styles.unit} aria-hidden="true">
          {legend.unit}
        </span>
        {noData && <Apart of={noData} toOption={toOption} swatch={<Pattern look="noData" />} />}
        {notApplicable && (
          <Apart of={notApplicable} toOption={toOption} swatch={<Pattern look="notApplicable" />} />
        )}
      </div>
      <div className={styles.notes}>
        <States states={legend.states} />
        <p className={styles.count} aria-live="polite">
          {current && legend.countText(current.range, current.count)}
        </p>
      </div>
    </div>
  );
}

/** The classes of the ramp, with their limits and the ends of the scale. */
function Scale({ legend, toOption }: { legend: LegendModel; toOption: ToOption }): ReactElement {
  const { steps, ends } = legend;
  return (
    <div className={styles.scale} data-tight={isTight(legend) || undefined}>
      {steps.map((step) => (
        <div key={step.bin} className={styles.step} {...toOption(step)}>
          <Swatch colour={step.colour} />
          {step.limit !== null && (
            <span className={styles.limit} aria-hidden="true">
              {step.limit}
            </span>
          )}
        </div>
      ))}
      {(['lowest', 'highest'] as const).map(
        (end) =>
          ends[end] !== null && (
            <span key={end} className={styles[end]} aria-hidden="true">
              {ends[end]}
            </span>
          ),
      )}
    </div>
  );
}

/** Letters for which there is room from an end of the scale to the middle of the limit beside it. */
const roomOfStep = 6.5;

/** Whether the lowest or the highest value would run into the limit beside it. */
function isTight({ steps, ends }: LegendModel): boolean {
  const limits = steps.flatMap(({ limit }) => limit ?? []);
  const needs = (end: string | null, limit: string | undefined): number =>
    end === null || limit === undefined ? 0 : end.length + limit.length / 2;
  return Math.max(needs(ends.lowest, limits[0]), needs(ends.highest, limits.at(-1))) > roomOfStep;
}

/** A class beside the scale. */
function Apart(props: { of: LegendClass; toOption: ToOption; swatch: ReactElement }): ReactElement {
  const { of, toOption, swatch } = props;
  return (
    <div className={styles.extra} {...toOption(of)}>
      {swatch}
      <span aria-hidden="true">{of.range}</span>
    </div>
  );
}

function States({ states }: Pick<LegendModel, 'states'>): ReactNode {
  const id = useId();
  if (states.length === 0) return null;
  return (
    <p className={styles.states}>
      {states.map(({ state, text }) => (
        <span key={state}>
          {(states.length > 1 || state === 'doubtful') && (
            <svg className={styles.sample} aria-hidden="true">
              <StateSample id={`${id}-${state}`} state={state} width="100%" height="100%" />
            </svg>
          )}
          {text}
        </span>
      ))}
    </p>
  );
}

function Pattern({ look }: { look: 'noData' | 'notApplicable' }): ReactElement {
  return <span className={`${styles.swatch} ${styles[look]}`} />;
}

/** The colour as an attribute, so that the legend needs no inline style. */
function Swatch({ colour, edged }: { colour: string; edged?: boolean }): ReactElement {
  return (
    <svg className={styles.swatch} data-edged={edged} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

import { type KeyboardEvent, type ReactElement, useContext, useId, useState } from 'react';
import { PictureContext } from '../charts/picture/picture-parts.ts';
import { stepInList } from '../charts/plot/list-keys.ts';
import { type Bin, type Classes, NO_DATA, NOT_APPLICABLE, ZERO } from './classes.ts';
import type { MapState } from './fills.ts';
import styles from './legend.module.css';
import { legendPicture } from './legend-picture.tsx';
import { rampFor, ZERO_COLOUR } from './map-colours.ts';
import { StatePattern } from './texture.tsx';

export interface LegendTexts {
  /** Name of the legend. */
  label: string;
  noData: string;
  notApplicable: string;
  zero: string;
  /** A limit as the scale shows it. */
  formatLimit: (limit: number) => string;
  /** A class in words, from its limits; null where it is open. */
  formatRange: (from: number | null, to: number | null) => string;
  /** What is read out for a class: its range and how many countries it has. */
  formatCount: (bin: Bin, range: string, count: number) => string;
}

export interface MapLegendProps {
  classes: Classes;
  /** How many countries fall into each class now; a pattern without countries is not shown. */
  counts: ReadonlyMap<Bin, number>;
  /** States of the figures shown with their words: textures where there are several, else a sentence. */
  states?: readonly { state: MapState; text: string }[] | undefined;
  ramp?: readonly string[];
  highlighted: Bin | null;
  onHighlight: (bin: Bin | null) => void;
  /** Unit of the limits, said once. */
  unit: string;
  /** Lowest and highest figure as the ends of the scale show them; null where the class at that end has none. */
  ends?: { lowest: string | null; highest: string | null };
  texts: LegendTexts;
}

/**
 * One row of steps with rounded limits; pointing at a class, or walking to it with the arrow keys, shows its countries and says
 * how many they are; a press or Enter holds it.
 */
export function Legend({
  classes,
  counts,
  states = [],
  ramp,
  highlighted,
  onHighlight,
  unit,
  ends = { lowest: null, highest: null },
  texts,
}: MapLegendProps): ReactElement {
  const id = useId();
  const [held, setHeld] = useState<Bin | null>(null);
  const colours = ramp ?? rampFor(classes.limits);
  const steps = [null, ...classes.limits].map((from, bin) => ({
    bin,
    from,
    to: classes.limits[bin] ?? null,
  }));
  const extras = [
    { bin: ZERO, kind: 'zero', text: texts.zero, shown: classes.zero },
    { bin: NO_DATA, kind: 'noData', text: texts.noData, shown: (counts.get(NO_DATA) ?? 0) > 0 },
    {
      bin: NOT_APPLICABLE,
      kind: 'notApplicable',
      text: texts.notApplicable,
      shown: (counts.get(NOT_APPLICABLE) ?? 0) > 0,
    },
  ] as const;
  const tight = isTight(classes.limits, ends, texts);
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null) {
    const textOf = (kind: (typeof extras)[number]['kind']): string | null =>
      extras.find((extra) => extra.kind === kind && extra.shown)?.text ?? null;
    const drawn = {
      ...{ colours, ends, unit, states, id },
      limits: classes.limits.map(texts.formatLimit),
      zero: textOf('zero'),
      noData: textOf('noData'),
      notApplicable: textOf('notApplicable'),
    };
    for (const part of legendPicture(drawn, picture.width)) picture.add(part);
  }
  const rangeOf = (bin: Bin): string => {
    const step = steps[bin];
    return step
      ? texts.formatRange(step.from, step.to)
      : (extras.find((extra) => extra.bin === bin)?.text ?? '');
  };
  const countOf = (bin: Bin): string => texts.formatCount(bin, rangeOf(bin), counts.get(bin) ?? 0);
  const shownBins = [
    ...extras.slice(0, 1).filter(({ shown }) => shown),
    ...steps,
    ...extras.slice(1).filter(({ shown }) => shown),
  ].map(({ bin }) => bin);
  const hold = (bin: Bin | null): void => {
    setHeld(bin);
    onHighlight(bin);
  };
  const option = (bin: Bin) => ({
    id: `${id}-${bin}`,
    role: 'option' as const,
    'aria-label': rangeOf(bin),
    'aria-selected': held === bin,
    'data-on': highlighted === bin || undefined,
    onPointerEnter: () => onHighlight(bin),
    onPointerLeave: () => onHighlight(held),
    onClick: () => hold(held === bin ? null : bin),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = highlighted === null ? -1 : shownBins.indexOf(highlighted);
    const last = shownBins.length - 1;
    const to = stepInList(event.key, at, last);
    if (to !== undefined) onHighlight(shownBins[to] ?? null);
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
        aria-label={texts.label}
        aria-orientation="horizontal"
        aria-activedescendant={highlighted === null ? undefined : `${id}-${highlighted}`}
        onKeyDown={onKeyDown}
        onBlur={() => onHighlight(held)}
      >
        {extras.slice(0, 1).map(
          ({ bin, text, shown }) =>
            shown && (
              <div key={bin} className={styles.extra} {...option(bin)}>
                <Swatch colour={ZERO_COLOUR} edged />
                <span aria-hidden="true">{text}</span>
              </div>
            ),
        )}
        <div className={styles.scale} data-tight={tight || undefined}>
          {steps.map(({ bin, from }) => (
            <div key={bin} className={styles.step} {...option(bin)}>
              <Swatch colour={colours[bin] ?? ''} />
              {from !== null && (
                <span className={styles.limit} aria-hidden="true">
                  {texts.formatLimit(from)}
                </span>
              )}
            </div>
          ))}
          {ends.lowest !== null && (
            <span className={styles.lowest} aria-hidden="true">
              {ends.lowest}
            </span>
          )}
          {ends.highest !== null && (
            <span className={styles.highest} aria-hidden="true">
              {ends.highest}
            </span>
          )}
        </div>
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
        {extras.slice(1).map(
          ({ bin, kind, text, shown }) =>
            shown && (
              <div key={bin} className={styles.extra} {...option(bin)}>
                <span className={`${styles.swatch} ${styles[kind]}`} />
                <span aria-hidden="true">{text}</span>
              </div>
            ),
        )}
      </div>
      <div className={styles.notes}>
        {states.length > 0 && (
          <p className={styles.states}>
            {states.map(({ state, text }) => (
              <span key={state}>
                {(states.length > 1 || state === 'doubtful') && <StateSwatch state={state} />}
                {text}
              </span>
            ))}
          </p>
        )}
        <p className={styles.count} aria-live="polite">
          {highlighted === null ? '' : countOf(highlighted)}
        </p>
      </div>
    </div>
  );
}

/** Letters for which there is room from an end of the scale to the middle of the limit beside it. */
const roomOfStep = 6.5;

/** Whether the lowest or the highest value would run into the limit beside it. */
function isTight(
  limits: readonly number[],
  { lowest, highest }: NonNullable<MapLegendProps['ends']>,
  { formatLimit }: LegendTexts,
): boolean {
  const needs = (end: string | null, limit: number | undefined): number =>
    end === null || limit === undefined ? 0 : end.length + formatLimit(limit).length / 2;
  return Math.max(needs(lowest, limits[0]), needs(highest, limits.at(-1))) > roomOfStep;
}

/** A class of the middle of the ramp, as figures of this state look. */
function StateSwatch({ state }: { state: MapState }): ReactElement {
  const id = useId();
  const colour = 'var(--map-3)';
  return (
    <svg className={styles.sample} aria-hidden="true">
      <StatePattern id={id} state={state} colour={colour} />
      <rect width="100%" height="100%" fill={state === 'official' ? colour : `url(#${id})`} />
    </svg>
  );
}

/** The colour as an attribute, so that the legend needs no inline style. */
function Swatch({ colour, edged }: { colour: string; edged?: boolean }): ReactElement {
  return (
    <svg className={styles.swatch} data-edged={edged} aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}

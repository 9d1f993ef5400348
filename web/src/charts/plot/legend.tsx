import { type KeyboardEvent, memo, type ReactNode, useContext, useId, useState } from 'react';
import { keyPicture } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './legend.module.css';
import { stepInList } from './list-keys.ts';
import type { ChartSeries } from './series.ts';
import { Swatch, SwatchShape } from './swatch.tsx';

export type ChartLegendProps = {
  label: string;
  series: readonly Pick<ChartSeries, 'id' | 'label' | 'mark' | 'colour' | 'dash' | 'shape'>[];
  hidden: readonly string[];
  onToggle?: ((id: string) => void) | undefined;
  /** Shown only where the box is narrower than this; wider ones have names at the line ends. */
  below?: number | null | undefined;
  /** Lines with markers differ by colour (`Swatch`). */
  isByColour?: boolean | undefined;
};

/** The series above a chart: a list of choices when they can be switched, a plain key otherwise. */
export const Legend = memo(function Legend({
  label,
  series,
  hidden,
  onToggle,
  below = null,
  isByColour = false,
}: ChartLegendProps) {
  const entries = series.map((one) => ({ ...one, isByColour, shown: !hidden.includes(one.id) }));
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null && (below === null || picture.width < below))
    picture.add(
      keyPicture(
        entries
          .filter(({ shown }) => shown)
          .map(({ label: text, shape, ...mark }) => ({
            sample: {
              width: 18,
              height: 12,
              // In an image compared lines differ by colour, as on the screen.
              content: (
                <SwatchShape
                  {...mark}
                  shape={isByColour ? undefined : shape}
                  dash={isByColour && shape !== undefined ? undefined : mark.dash}
                />
              ),
            },
            text,
          })),
        { width: picture.width, fontSize: 14 },
      ),
    );
  const attributes = {
    className: styles.legend,
    'aria-label': label,
    'data-below': below === null ? undefined : String(below),
  };
  if (onToggle !== undefined)
    return <Choices attributes={attributes} entries={entries} onToggle={onToggle} />;
  return (
    <ul {...attributes}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Name {...entry} />
        </li>
      ))}
    </ul>
  );
});

type Entry = ChartLegendProps['series'][number] & { shown: boolean; isByColour: boolean };

function Name({ label, ...look }: Entry): ReactNode {
  return (
    <>
      <Swatch {...look} />
      <span className={styles.name}>{label}</span>
    </>
  );
}

/** One stop of the keyboard for all series: arrow keys walk, Enter and the space bar switch. */
function Choices({
  attributes,
  entries,
  onToggle,
}: {
  attributes: Readonly<Record<string, string | boolean | undefined>>;
  entries: readonly Entry[];
  onToggle: (id: string) => void;
}): ReactNode {
  const id = useId();
  const [at, setAt] = useState(0);
  const active = entries[Math.min(at, entries.length - 1)];
  const last = entries.length - 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = stepInList(event.key, at, last);
    if (to !== undefined) setAt(to);
    else if (active !== undefined && (event.key === 'Enter' || event.key === ' ')) onToggle(active.id);
    else return;
    event.preventDefault();
  };
  return (
    <div
      {...attributes}
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-orientation="horizontal"
      aria-activedescendant={active && `${id}-${active.id}`}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: The list has the focus and names the entry that it is at.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Keys are the list's.
        <div
          key={entry.id}
          id={`${id}-${entry.id}`}
          role="option"
          className={styles.entry}
          aria-selected={entry.shown}
          data-at={entry === active || undefined}
          onClick={() => {
            setAt(index);
            onToggle(entry.id);
          }}
        >
          <Name {...entry} />
        </div>
      ))}
    </div>
  );
}

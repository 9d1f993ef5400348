import { Fragment, type ReactNode, useContext } from 'react';
import { keyPicture } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './plot.module.css';

/** Sample of a mark in a key, as SVG; width and height in pixels. */
type KeySample = { width: number; height: number; content: ReactNode };
export type KeyEntry = { text: string; samples: readonly KeySample[] };

const GAP = 6;

/** Samples beside each other. */
function joined(samples: readonly KeySample[]): KeySample | null {
  if (samples.length === 0) return null;
  let width = 0;
  const placed = samples.map((sample) => {
    const x = width;
    width += sample.width + GAP;
    return { x, content: sample.content };
  });
  return {
    width: width - GAP,
    height: Math.max(...samples.map(({ height }) => height)),
    content: placed.map(({ x, content }) => (
      <Fragment key={x}>{x === 0 ? content : <g transform={`translate(${x} 0)`}>{content}</g>}</Fragment>
    )),
  };
}

/** What the marks of a chart are, in a line below it. */
export function Key({ entries }: { entries: readonly KeyEntry[] }): ReactNode {
  const picture = useContext(PictureContext);
  const keySamples = entries.map(({ text, samples }) => ({ text, sample: joined(samples) }));
  if (import.meta.env.SSR && picture !== null)
    picture.add(keyPicture(keySamples, { width: picture.width, fontSize: 12, fill: 'var(--ink-2)' }));
  if (keySamples.length === 0) return null;
  return (
    <p className={styles.key}>
      {keySamples.map(({ text, sample }) => (
        <span key={text}>
          {sample !== null && (
            <svg width={sample.width} height={sample.height} aria-hidden="true" focusable="false">
              {sample.content}
            </svg>
          )}
          {text}
        </span>
      ))}
    </p>
  );
}

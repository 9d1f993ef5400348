import { type ReactNode, useContext } from 'react';
import { type KeyEntry, keyPicture } from '../picture/key-picture.tsx';
import { PictureContext } from '../picture/picture-parts.ts';
import styles from './plot.module.css';

export function Key({ entries }: { entries: readonly KeyEntry[] }): ReactNode {
  const picture = useContext(PictureContext);
  if (import.meta.env.SSR && picture !== null)
    picture.add(keyPicture(entries, { width: picture.width, fontSize: 12, fill: 'var(--ink-2)' }));
  if (entries.length === 0) return null;
  return (
    <p className={styles.key}>
      {entries.map(({ text, sample }) => (
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

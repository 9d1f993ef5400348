import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

/** The place of a block that is still loading, in its final size, so that nothing moves when it arrives. */
export function Skeleton(props: {
  label: string;
  /** A CSS height such as `400px`, or a ratio such as `2.05 / 1`. */
  height?: string;
  ratio?: string;
}): ReactNode {
  const size: CSSProperties = { height: props.height, aspectRatio: props.ratio };
  return (
    <div className={styles.skeleton} style={size} role="status">
      <span className="visually-hidden">{props.label}</span>
    </div>
  );
}

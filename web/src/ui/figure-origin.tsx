import { type ReactNode, useEffect, useRef } from 'react';
import styles from './figure-origin.module.css';

/** Where a figure comes from: what it is, its value, how it came about, and below that what it was made of. */
export function FigureOrigin(props: {
  heading: string;
  value: ReactNode;
  texts: readonly ReactNode[];
  /** Takes the focus when it appears: for a dialog that goes from one figure to the next. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}): ReactNode {
  const { heading, value, texts, takesFocus = false } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.origin}>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.heading}>
          {heading}
        </h3>
        {value !== null && <p className={styles.value}>{value}</p>}
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts on a figure neither move nor change.
          <p key={at}>{text}</p>
        ))}
      </div>
      {props.children}
    </div>
  );
}

export function OriginPart({ heading, children }: { heading: string; children: ReactNode }): ReactNode {
  return (
    <section>
      <h4 className={styles.part}>{heading}</h4>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './design-page.module.css';

/** A part of the page with its heading and anchor; `theme` names the crop's theme, which gives it colours. */
export function Part(props: {
  id: string;
  title: string;
  text?: string;
  theme?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section
      className={styles.part}
      id={props.id}
      data-theme={props.theme}
      aria-labelledby={`${props.id}-title`}
    >
      <h2 id={`${props.id}-title`} className={styles.partTitle}>
        {props.title}
      </h2>
      {props.text === undefined ? null : <p className={styles.text}>{props.text}</p>}
      {props.children}
    </section>
  );
}

/** One component in one state, under a line that says both. */
export function Specimen(props: {
  name: string;
  state?: string;
  /** Takes the whole row. */
  wide?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.specimen} data-wide={props.wide} data-specimen="">
      <h3 className={styles.specimenTitle}>
        {props.name}
        {props.state === undefined ? null : <span className={styles.state}>{props.state}</span>}
      </h3>
      {props.children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { classNames } from '../ui/class-names.ts';
import { rowStyles } from '../ui/rows.ts';
import styles from './about-section.module.css';

/** "About these data" at the foot of a page. */
export function AboutSection({ children }: { children: ReactNode }): ReactNode {
  return (
    <section
      className={classNames(rowStyles.foot, styles.about)}
      id="about-data"
      aria-labelledby="about-data-title"
    >
      <h2 id="about-data-title">{useWords()('figure.about')}</h2>
      {children}
    </section>
  );
}

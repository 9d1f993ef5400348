import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import styles from './about-section.module.css';

/** "About these data" at the foot of pages of prices. */
export function AboutSection({ children }: { children: ReactNode }): ReactNode {
  return (
    <section className={styles.about} id="about-data" aria-labelledby="about-data-title">
      <h2 id="about-data-title">{useWords()('figure.about')}</h2>
      {children}
    </section>
  );
}

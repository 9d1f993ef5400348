import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './about-section.module.css';

/** "About these data" at the foot of a page, closed at first. `hint` names its content in a few words. */
export function AboutSection({ hint, children }: { hint?: string; children: ReactNode }): ReactNode {
  return (
    <section className={styles.about} aria-labelledby="about-data-title">
      <details>
        <summary className={styles.summary}>
          <h2 id="about-data-title">{useWords()('figure.about')}</h2>
          {hint !== undefined && <span>{hint}</span>}
        </summary>
        {/* Inside, so that a link to it opens it. */}
        <div id="about-data" className={styles.content}>
          {children}
        </div>
      </details>
    </section>
  );
}

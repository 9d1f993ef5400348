import type { ReactNode } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { varietyColumns } from '#domain/germplasm/variety-columns.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './varieties.module.css';
import { VarietySources } from './variety-sources.tsx';

/** What the records are and are not, where they are from, and how another country's get here. */
export function AboutVarieties({ answer }: { answer: Varieties }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <AboutSection>
      <p>{words('varieties.about')}</p>
      <VarietySources answer={answer} />
      <Disclosure summary={words('varieties.format')}>
        <p>{words('varieties.format.text')}</p>
        <p data-print="no">
          <a
            href={`/api/v1/imports/varieties/template.csv${language === 'en' ? '' : `?lang=${language}`}`}
            rel="nofollow"
          >
            {words('varieties.format.template')}
          </a>
          {' · '}
          <a href="/api/v1/imports/varieties/schema.json" rel="nofollow">
            {words('varieties.format.schema')}
          </a>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
        <pre className={styles.code} tabIndex={0}>
          {`${varietyColumns.join(',')}\nbeans,RWA,RWR 2245,,bush,2010,RAB,,,80-90 days,1400,1800,1.5-2.5 t/ha,,,,,,,,RAB,2026-05-31,CC-BY-4.0`}
        </pre>
      </Disclosure>
    </AboutSection>
  );
}

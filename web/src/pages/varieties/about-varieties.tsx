import type { ReactNode } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { varietyColumns } from '#domain/germplasm/variety-columns.ts';
import { SourceTitleLink } from '../../blocks/source-title-link.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './varieties.module.css';
import { publisherName } from './variety-texts.ts';

/** What the records are and are not, where they are from, and how another country's get here. */
export function AboutVarieties({ answer }: { answer: Varieties }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const leftOut = answer.left_out.filter(({ source }) => answer.sources.some(({ key }) => key === source));
  return (
    <section id="about-data" className={styles.about} aria-labelledby="about-data-title">
      <h2 id="about-data-title">{words('figure.about')}</h2>
      <p>{words('varieties.about')}</p>
      <ul>
        {answer.sources.map((source) => (
          <li key={source.key}>
            <strong>{words(`varieties.nature.${source.nature}`)}</strong>: {publisherName(words, source)},{' '}
            <SourceTitleLink source={source} /> · {words('varieties.records', { count: source.records })} ·{' '}
            {source.supply !== null &&
              `${words('varieties.suppliedBy', {
                supplier: source.supply.supplier,
                date: formats.date(source.supply.supplied),
              })} · `}
            {words('figure.licence', { licence: licenceName(words, source.licence) })}
            {!source.exportable && ` · ${words('varieties.closed')}`}
            {words.has(`sources.${source.key}.about`) && `. ${words(`sources.${source.key}.about`)}`}
          </li>
        ))}
      </ul>
      {leftOut.map(({ source, reason, detail, rows }) => (
        <p key={`${source} ${reason} ${detail}`}>
          {words('varieties.leftOut', {
            rows,
            source: words(`sources.${source}`),
            reason: words.has(`varieties.left-out.${reason}`)
              ? words(`varieties.left-out.${reason}`)
              : reason,
          })}{' '}
          {detail !== '' && <span lang="en">({detail})</span>}
        </p>
      ))}
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
    </section>
  );
}

import { type ReactNode, Suspense, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { glossaryTerms } from '#catalog/elements/glossary-terms.ts';
import { listSections } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import { failedPart, type Loaded, loadedPart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { methodWords } from '../../i18n/method-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { foldText } from '../../ui/country-search.ts';
import { LiveRegion } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LoadedPage, PageContext } from '../page.ts';
import { byLetter, type CropsByElement, type GlossaryEntry, glossaryEntries } from './glossary-entries.ts';
import styles from './glossary-page.module.css';

/**
 * The terms of the pages, then what every element means and how it is measured, in the order of the names. Letters lead to the
 * names without scripts; with them a field filters by name or meaning.
 */
export function GlossaryList({ having }: { having: CropsByElement | null }): ReactNode {
  const { words, language } = useSpeech();
  const methods = methodWords.useMessages();
  const [text, setText] = useState('');
  const foldedText = foldText(text);
  const has = (...texts: readonly string[]): boolean => foldText(texts.join(' ')).includes(foldedText);
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const all = glossaryEntries(having, (element) => words(`elements.${element}.name`), compare);
  const shownTerms = glossaryTerms
    .filter((term) => has(words(`about.glossary.term.${term}`), words(`about.glossary.term.${term}.text`)))
    .toSorted((a, b) => compare(words(`about.glossary.term.${a}`), words(`about.glossary.term.${b}`)));
  const entries = all.filter((entry) => has(entry.name, methods(`elements.${entry.elements[0]}.definition`)));
  const letters = byLetter(entries);
  const count = words('about.glossary.filter.count', {
    count: shownTerms.length + entries.length,
    total: String(glossaryTerms.length + all.length),
  });
  return (
    <>
      <div className={styles.filter} data-print="no">
        <div className={styles.field}>
          <TextField
            label={words('about.glossary.filter')}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <p className={styles.quiet}>{text === '' ? '' : count}</p>
      </div>
      <LiveRegion text={text === '' ? '' : count} />
      {shownTerms.length + entries.length === 0 && (
        <EmptyState
          text={words('about.glossary.filter.none', { text: text.trim() })}
          action={{ label: words('about.glossary.filter.clear'), onPress: () => setText('') }}
        />
      )}
      {shownTerms.length > 0 && (
        <section aria-labelledby="terms" className={styles.part}>
          <h2 id="terms">{words('about.glossary.terms')}</h2>
          <dl className={styles.entries}>
            {shownTerms.map((term) => (
              <div key={term} className={styles.entry} id={`term-${term}`}>
                <dt className={styles.term}>{words(`about.glossary.term.${term}`)}</dt>
                <dd>{words(`about.glossary.term.${term}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {entries.length > 0 && (
        <section aria-labelledby="figures" className={styles.part}>
          <h2 id="figures">{words('about.glossary.figures')}</h2>
          {letters.length > 0 && (
            <nav aria-label={words('about.glossary.letters')} data-print="no">
              <ul className={styles.letters}>
                {letters.map(({ letter }) => (
                  <li key={letter}>
                    <a href={`#letter-${letter}`}>{letter}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {letters.map(({ letter, entries: those }) => (
            <div key={letter} className={styles.letter}>
              <h3 id={`letter-${letter}`}>{letter}</h3>
              <dl className={styles.entries}>
                {those.map((entry) => (
                  <Entry key={`${entry.name} ${entry.unit}`} entry={entry} />
                ))}
              </dl>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function Entry({ entry }: { entry: GlossaryEntry }): ReactNode {
  const { words, language } = useSpeech();
  const methods = methodWords.useMessages();
  const [first = 0] = entry.elements;
  return (
    <div className={styles.entry} id={`element-${first}`}>
      <dt className={styles.term}>
        {entry.name}{' '}
        <span className={styles.quiet}>
          {methods(`units.${entry.unit}.long`)} ·{' '}
          {methods('figure.metadata.codes', {
            count: entry.elements.length,
            codes: entry.elements.join(', '),
          })}
          {entry.hasFigures ? '' : ` · ${methods('figure.metadata.coverage.none')}`}
        </span>
      </dt>
      <dd>{methods(`elements.${first}.definition`)}</dd>
      <dd>{methods(`elements.${first}.method`)}</dd>
      <dd className={styles.quiet}>
        {words('about.glossary.shown')}{' '}
        {entry.places.map(({ section, path }, index) => (
          <span key={section.id}>
            {index > 0 && ' · '}
            <a href={`/${language}${path}?tab=metadata#element-${first}`}>
              {words(`sections.${section.id}.name`)}
            </a>
          </span>
        ))}
      </dd>
    </div>
  );
}

export async function loadGlossaryPage({
  words,
  getJson,
  loadPart,
}: PageContext): Promise<LoadedPage<Loaded<CropsByElement>>> {
  const having: Record<number, string[]> = {};
  let failed = false;
  const tables = crops.flatMap((crop) => listSections(crop).map((section) => ({ crop, section })));
  for (const { crop, section } of tables) {
    const indicator = crop.items[section.indicator];
    if (indicator === null) continue;
    const address = addresses.coverage(tableName(crop, section), indicator, listElements(section));
    const coverage = await loadPart(askFor(getJson, 'coverage', address));
    failed ||= coverage.state === 'failed';
    for (const { element, years } of valueOr(coverage, { elements: [] }).elements) {
      const known = having[element] ?? [];
      if (years.length > 0 && !known.includes(crop.id)) having[element] = [...known, crop.id];
    }
  }
  return {
    status: 200,
    head: {
      title: words('about.glossary.title'),
      description: words('about.glossary.lead'),
      theme: 'GENERAL',
      search: '',
    },
    // Only when all requests succeed is it known that no crop has an element.
    data: failed ? failedPart : loadedPart(having),
  };
}

export function GlossaryPage({ data }: { data: Loaded<CropsByElement> }): ReactNode {
  const words = useWords();
  return (
    <PageLayout>
      <PageTitle title={words('about.glossary.title')} finding={words('about.glossary.lead')} />
      {data.state === 'failed' && <FailedPart />}
      <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
        <GlossaryList having={valueOr(data, null)} />
      </Suspense>
    </PageLayout>
  );
}

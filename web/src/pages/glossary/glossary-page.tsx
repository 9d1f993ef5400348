import { type ReactNode, Suspense } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { listElements, tableName } from '#catalog/sections/section-facts.ts';
import { addresses } from '#contract/addresses.ts';
import { failedPart, type Loaded, loadedPart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { methodWords } from '../../i18n/method-words.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { LoadedPage, PageContext } from '../page.ts';
import { type CropsByElement, type GlossaryEntry, glossaryEntries } from './glossary-entries.ts';
import styles from './glossary-page.module.css';

/** What pages call by one word each, in the order in which one explains the next. */
const terms = [
  'apparent-consumption',
  'supply',
  'food-supply',
  'use',
  'change',
  'balance',
  'lower-bound',
  'area',
] as const;

/** The glossary is the catalog's, with what the release has figures of. */
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
    // That no crop has an element is known only when all were asked.
    data: failed ? failedPart : loadedPart(having),
  };
}

/** The terms of the pages; then what every element means and how it is measured, in the order of the names, with the pages that show it. */
export function GlossaryPage({ data }: { data: Loaded<CropsByElement> }): ReactNode {
  const words = useWords();
  return (
    <PageLayout>
      <PageTitle title={words('about.glossary.title')} finding={words('about.glossary.lead')} />
      <h2>{words('about.glossary.terms')}</h2>
      <dl className={styles.entries}>
        {terms.map((term) => (
          <div key={term} className={styles.entry} id={`term-${term}`}>
            <dt className={styles.term}>{words(`about.glossary.term.${term}`)}</dt>
            <dd>{words(`about.glossary.term.${term}.text`)}</dd>
          </div>
        ))}
      </dl>
      <h2>{words('about.glossary.figures')}</h2>
      {data.state === 'failed' && <FailedPart />}
      <Suspense fallback={<Skeleton height="100vh" label={words('dataPage.state.loading')} />}>
        <Entries having={valueOr(data, null)} />
      </Suspense>
    </PageLayout>
  );
}

function Entries({ having }: { having: CropsByElement | null }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const entries = glossaryEntries(
    having,
    (element) => words(`elements.${element}.name`),
    new Intl.Collator(language, { sensitivity: 'base' }).compare,
  );
  return (
    <dl className={styles.entries}>
      {entries.map((entry) => (
        <Entry key={`${entry.name} ${entry.unit}`} entry={entry} />
      ))}
    </dl>
  );
}

function Entry({ entry }: { entry: GlossaryEntry }): ReactNode {
  const words = useWords();
  const methods = methodWords.useMessages();
  const language = useLanguage();
  const [first = 0] = entry.elements;
  return (
    <div className={styles.entry} id={`element-${first}`}>
      <dt className={styles.term}>
        {entry.name}{' '}
        <span className={styles.quiet}>
          {words(`units.${entry.unit}.long`)} · {entry.elements.join(', ')}
          {entry.hasFigures ? '' : ` · ${words('figure.metadata.coverage.none')}`}
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

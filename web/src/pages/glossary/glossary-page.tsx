import { type ReactNode, Suspense, useState } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { glossaryTerms } from '#catalog/elements/glossary-terms.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { Section } from '#catalog/section.ts';
import { listSections, sections } from '#catalog/sections/index.ts';
import { listElements, sectionPath, tableName } from '#catalog/sections/section-facts.ts';
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
import styles from './glossary-page.module.css';

interface GlossaryEntry {
  name: string;
  /** Ids: one for countries and one for groups of countries, or one for both. */
  elements: readonly number[];
  unit: string;
  places: readonly { section: Section; path: string }[];
  /** Whether the release has a figure of it for some crop, as far as that is known. */
  hasFigures: boolean;
}

type CropsByElement = Readonly<Record<number, readonly string[]>>;

/**
 * Every element of every section in the order of its name. What is one thing to readers, a country's and a group's
 * element of the same name and unit, is one entry. It links to the first crop with figures of it, or notes that there is none;
 * `having` is `null` where that could not be loaded.
 */
export function glossaryEntries(
  having: CropsByElement | null,
  nameOf: (element: number) => string,
  compare: (one: string, other: string) => number,
): readonly GlossaryEntry[] {
  const entries = new Map<string, { entry: GlossaryEntry; elements: Set<number>; sections: Set<Section> }>();
  for (const section of sections) {
    for (const id of listElements(section)) {
      const unit = findElement(id)?.unit;
      if (unit === undefined) continue;
      const name = nameOf(id);
      const key = `${name} ${unit}`;
      const known = entries.get(key) ?? {
        entry: { name, elements: [], unit, places: [], hasFigures: false },
        elements: new Set<number>(),
        sections: new Set<Section>(),
      };
      known.elements.add(id);
      known.sections.add(section);
      entries.set(key, known);
    }
  }
  return [...entries.values()]
    .map(({ entry, elements, sections: shown }) => {
      const ids = new Set([...elements].flatMap((element) => having?.[element] ?? []));
      return {
        ...entry,
        hasFigures: having === null || ids.size > 0,
        elements: [...elements].sort((one, other) => one - other),
        places: [...shown].flatMap((section) => {
          const showing = crops.filter((one) => listSections(one).includes(section));
          const crop = ids.size === 0 ? showing[0] : showing.find(({ id }) => ids.has(id));
          return crop === undefined ? [] : [{ section, path: sectionPath(crop, section) }];
        }),
      };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** Entries, in the order of their names, under the letter with which each begins; accents make no letter of their own. */
export function byLetter(
  entries: readonly GlossaryEntry[],
): readonly { letter: string; entries: readonly GlossaryEntry[] }[] {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = foldText(entry.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters].map(([letter, those]) => ({ letter, entries: those }));
}

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

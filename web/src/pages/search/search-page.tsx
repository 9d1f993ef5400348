import type { ReactNode } from 'react';
import { mostLetters } from '#domain/search/read-phrase.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { HitText, nothingText } from '../../blocks/search/result-list.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { SearchPageData } from './load-search-page.ts';
import styles from './search-page.module.css';

/** The results of a search as a page: what the search in the header finds, for those without scripts. */
export function SearchPage({ data }: { data: SearchPageData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { query, found } = data;
  const groups = found.state === 'loaded' ? found.value : [];
  const first = groups[0]?.hits[0];
  return (
    <PageLayout>
      <PageTitle title={words('search.title')} finding={words('search.page.lead')} />
      <SearchForm
        action={`/${language}/search`}
        label={words('search.label')}
        submit={words('search.submit')}
        query={query}
      />
      {data.isCut && <p className={styles.quiet}>{words('search.long', { count: mostLetters })}</p>}
      {found.state === 'failed' && <FailedPart />}
      {found.state === 'loaded' && groups.length === 0 && (
        <div>
          {query !== '' && <p className={styles.nothing}>{nothingText(words, query)}</p>}
          <p className={styles.quiet}>{words('search.tip')}</p>
        </div>
      )}
      {groups.map((group) => (
        <section key={group.id}>
          <h2 className={styles.heading}>{words(`search.group.${group.id}`)}</h2>
          <ul className={styles.list}>
            {group.hits.map((hit) => (
              <li key={`${hit.href} ${hit.title}`}>
                <a href={hit.href} className={styles.hit}>
                  <HitText hit={hit} figure={hit === first ? data.figure : null} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageLayout>
  );
}

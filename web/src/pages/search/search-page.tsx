import type { ReactNode } from 'react';
import { mostLetters } from '#domain/search/read-phrase.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { HitText, nothingText, resultStyles, unansweredText } from '../../blocks/search/result-list.tsx';
import { hrefOfFigure } from '../../blocks/search/shown-answer.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { SearchPageData } from './load-search-page.ts';
import styles from './search-page.module.css';

/** The results of the header's search as a page, for browsers without scripts. */
export function SearchPage({ data }: { data: SearchPageData }): ReactNode {
  const { words, language } = useSpeech();
  const { query, found, titles } = data;
  const groups = [found, titles].flatMap((part) => valueOr(part, []));
  // A failed part may have matches.
  const failed = found.state === 'failed' || titles.state === 'failed';
  const first = groups[0]?.hits[0];
  // A title with a word explains the word.
  const unanswered = unansweredText(words, {
    absent: data.absent,
    unknown: valueOr(titles, []).length > 0 ? [] : data.unknown,
  });
  return (
    <PageLayout>
      <PageTitle
        title={words('search.title')}
        finding={query === '' ? words('search.page.lead') : undefined}
      />
      <SearchForm
        action={`/${language}/search`}
        label={words('search.label')}
        submit={words('search.submit')}
        query={query}
      />
      {data.isCut && <p className={resultStyles.note}>{words('search.long', { count: mostLetters })}</p>}
      {failed && <FailedPart />}
      {!failed && groups.length === 0 && (
        <div>
          {query !== '' && unanswered === '' && <p>{nothingText(words, query)}</p>}
          <p className={resultStyles.note}>{words('search.tip')}</p>
        </div>
      )}
      {unanswered !== '' && <p>{unanswered}</p>}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.id} data-answer={group.id === 'phrase' || undefined}>
              <h2>{words(`search.group.${group.id}`)}</h2>
              <ul className={resultStyles.hits}>
                {group.hits.map((hit) => (
                  <li key={`${hit.href} ${hit.title}`}>
                    <a
                      href={hit === first ? hrefOfFigure(hit, data.figure) : hit.href}
                      className={resultStyles.hit}
                    >
                      <HitText hit={hit} figure={hit === first ? data.figure : null} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </PageLayout>
  );
}

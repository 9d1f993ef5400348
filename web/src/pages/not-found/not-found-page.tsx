import { type ReactNode, useEffect, useState } from 'react';
import { fetchFailure } from '../../api/loaded.ts';
import type { ShownHit } from '../../blocks/search/shown-answer.ts';
import { useMounted } from '../../charts/data-table/use-mounted.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { Language } from '../../url/paths.ts';
import type { NotFoundData } from './load-not-found-page.ts';
import { wordsOf } from './words-of.ts';

const mostAnswers = 3;

/** What the search finds first for the words of the address; nothing until it has come, and nothing where it fails. */
function useAnswers(query: string, language: Language): readonly ShownHit[] {
  const [answers, setAnswers] = useState<readonly ShownHit[]>([]);
  useEffect(() => {
    if (query === '') return;
    const find = async (): Promise<void> => {
      const [{ loadSearch }, { shownGroups }] = await Promise.all([
        import('../../blocks/search/load-search.ts'),
        import('../../blocks/search/shown-answer.ts'),
      ]);
      const search = await loadSearch(language);
      const groups = shownGroups(search(query), { language, version: null });
      setAnswers(groups.flatMap(({ hits }) => hits).slice(0, mostAnswers));
    };
    find().catch((cause: unknown) => console.error(fetchFailure, cause));
  }, [query, language]);
  return answers;
}

export function NotFoundPage({ data }: { data: NotFoundData }): ReactNode {
  const { words, language } = useSpeech();
  // All paths without a page share one document, so only the browser knows the words.
  const query = useMounted() ? wordsOf(location.pathname) : '';
  const answers = useAnswers(query, language).map(({ title, href }) => ({ href, label: title }));
  const links = [
    ...(data.area === null
      ? []
      : [{ href: `/${language}${data.area.path}`, label: areaName(words, data.area.code) }]),
    ...data.offered.map(({ crop, section, path }) => ({
      href: `/${language}${path}`,
      label: words(section === null ? `crops.${crop}.name` : `crops.${crop}.title.${section}`),
    })),
  ].filter(({ href }) => !answers.some((answer) => answer.href === href));
  return (
    <MessagePage
      title={words('frame.notFound.title')}
      text={
        data.without === null
          ? words('frame.notFound.text')
          : words('frame.notFound.noFigures', {
              cropAmount: words(`crops.${data.without.crop}.amount`),
              section: words(`sections.${data.without.section}.name`),
            })
      }
      suggestions={{ title: words('frame.notFound.suggestions'), links: [...answers, ...links] }}
      action={{ href: `/${language}`, label: words('frame.notFound.home') }}
    >
      <SearchForm
        key={query}
        query={query}
        action={`/${language}/search`}
        label={words('frame.notFound.search')}
        submit={words('frame.search')}
      />
    </MessagePage>
  );
}

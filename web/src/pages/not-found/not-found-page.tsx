import type { ReactNode } from 'react';
import { useMounted } from '../../charts/data-table/use-mounted.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import type { NotFoundData } from './load-not-found-page.ts';
import { wordsOf } from './words-of.ts';

export function NotFoundPage({ data }: { data: NotFoundData }): ReactNode {
  const { words, language } = useSpeech();
  // All paths without a page share one document, so only the browser knows the words.
  const query = useMounted() ? wordsOf(location.pathname) : '';
  const links = [
    ...(data.area === null
      ? []
      : [{ href: `/${language}${data.area.path}`, label: areaName(words, data.area.code) }]),
    ...data.offered.map(({ crop, section, path }) => ({
      href: `/${language}${path}`,
      label: words(section === null ? `crops.${crop}.name` : `crops.${crop}.title.${section}`),
    })),
  ];
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
      suggestions={{ title: words('frame.notFound.suggestions'), links }}
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

import { type ReactNode, useEffect, useState } from 'react';
import { getFormats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { listSaved, type SavedPage } from '../../offline/saved-pages.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

/** The page needs no figures: only the device has the list of saved pages. */
export async function loadOfflinePage({ words }: PageContext): Promise<LoadedPage<null>> {
  return {
    status: 200,
    head: {
      title: words('offline.title'),
      description: words('offline.lead'),
      theme: 'GENERAL',
      search: '',
      isHidden: true,
    },
    data: null,
  };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Stands in for pages that cannot be fetched and are not saved: those that are, with a search among them. */
export function OfflinePage(): ReactNode {
  const { words, language } = useSpeech();
  const [saved, setSaved] = useState<readonly SavedPage[] | null>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    setQuery(new URLSearchParams(location.search).get('q') ?? '');
    listSaved(language).then(setSaved, () => setSaved([]));
  }, [language]);
  const queryWords = plain(query).split(/\s+/);
  const matches = saved?.filter(({ title }) => queryWords.every((word) => plain(title).includes(word)));
  return (
    <PageLayout>
      <PageTitle title={words('offline.title')} finding={words('offline.lead')} />
      <Prose>
        <h2>{words('offline.saved')}</h2>
        {saved !== null && saved.length > 0 && (
          <TextField
            label={words('offline.find')}
            type="search"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        )}
        {matches?.length === 0 && <p role="status">{words('offline.none')}</p>}
        <ul>
          {matches?.map(({ href, title, date }) => (
            <li key={href}>
              <a href={href}>{title}</a> · {getFormats(language).date(date)}
            </li>
          ))}
        </ul>
      </Prose>
    </PageLayout>
  );
}

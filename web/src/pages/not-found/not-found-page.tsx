import type { ReactNode } from 'react';
import { crops, findCrop, themeOf } from '#catalog/crops/index.ts';
import { sectionPath, sectionsOf } from '#catalog/sections/index.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

/** The crop that the address names, if there is such a crop: the page then lists what it has. */
export interface NotFoundData {
  crop: string | null;
}

/** The 404 page never fails to load. */
export async function loadNotFoundPage(context: PageContext): Promise<LoadedPage<NotFoundData>> {
  const crop = findCrop(context.path.split('/')[1] ?? '');
  return {
    status: 404,
    head: {
      title: context.words('frame.notFound.title'),
      description: context.words('frame.notFound.text'),
      theme: crop === undefined ? 'GENERAL' : themeOf(crop),
      search: '',
    },
    data: { crop: crop?.id ?? null },
  };
}

/** Says that nothing is at the address, and what might have been meant. */
export function NotFoundPage({ data }: { data: NotFoundData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const crop = data.crop === null ? undefined : findCrop(data.crop);
  const offered = (crop === undefined ? crops : [crop]).flatMap((entry) =>
    sectionsOf(entry).map((section) => ({
      href: `/${language}${sectionPath(entry, section)}`,
      label: words(`crops.${entry.id}.title.${section.id}`),
    })),
  );
  return (
    <MessagePage
      title={words('frame.notFound.title')}
      text={words('frame.notFound.text')}
      suggestions={{ title: words('frame.notFound.suggestions'), links: offered }}
      action={{ href: `/${language}`, label: words('frame.notFound.home') }}
    />
  );
}

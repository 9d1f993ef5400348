import type { ReactNode } from 'react';
import { crops, findCrop } from '#catalog/crops/index.ts';
import { sectionsOf } from '#catalog/sections/index.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import layout from '../../styles/layout.module.css';
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
      theme: crop?.theme ?? 'GENERAL',
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
      href: `/${language}/${entry.id}/data/${section.id}`,
      label: words(`crops.${entry.id}.title.${section.id}`),
    })),
  );
  return (
    <div className={layout.prose}>
      <h1>{words('frame.notFound.title')}</h1>
      <p>{words('frame.notFound.text')}</p>
      {offered.length > 0 && (
        <>
          <h2>{words('frame.notFound.suggestions')}</h2>
          <ul>
            {offered.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`/${language}`}>{words('frame.notFound.home')}</a>
      </p>
    </div>
  );
}

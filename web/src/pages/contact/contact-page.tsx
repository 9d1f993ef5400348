import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

/** The contact page needs no data. */
export async function loadContactPage({ words }: PageContext): Promise<LoadedPage<null>> {
  return {
    status: 200,
    head: {
      title: words('contact.title'),
      description: words('contact.lead'),
      theme: 'GENERAL',
      search: '',
    },
    data: null,
  };
}

/** Who runs the observatory and how to reach them, without a form. */
export function ContactPage(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <PageLayout>
      <PageTitle title={words('contact.title')} finding={words('contact.lead')} />
      <Prose>
        <section>
          <h2>{words('contact.ways.title')}</h2>
          <p>
            <strong>{words('frame.footer.contact.organisation')}</strong>
          </p>
          <p>{words('contact.ways.none')}</p>
        </section>
        <section>
          <h2>{words('contact.number.title')}</h2>
          <p>{words('contact.number.text')}</p>
          <p>
            <a href={`/${language}/beans/about/databases`}>{words('frame.footer.sources')}</a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}

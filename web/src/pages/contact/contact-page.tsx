import type { ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { ContactWays, useIsReachable } from '../../blocks/contact-ways.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

export async function loadContactPage({ words }: PageContext): Promise<LoadedPage<null>> {
  return {
    status: 200,
    head: {
      title: words('contact.title'),
      description: words('sections.contact.description'),
      theme: 'GENERAL',
      search: '',
    },
    data: null,
  };
}

/** The operator of the observatory and the contact, without a form. */
export function ContactPage(): ReactNode {
  const { words, language } = useSpeech();
  const { organisation } = useSite();
  const isReachable = useIsReachable();
  return (
    <PageLayout>
      <PageTitle title={words('contact.title')} finding={isReachable ? words('contact.lead') : undefined} />
      <Prose>
        {(isReachable || organisation !== undefined) && (
          <section>
            {isReachable && <h2>{words('contact.ways.title')}</h2>}
            {organisation !== undefined && (
              <p>
                <strong>{organisation[language]}</strong>
              </p>
            )}
            <ContactWays />
          </section>
        )}
        <section>
          <h2>{words('contact.number.title')}</h2>
          <p>{words(isReachable ? 'contact.number.text' : 'contact.number.publisher')}</p>
          <p>
            <a href={`/${language}/beans/about/databases`}>{words('frame.footer.sources')}</a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}

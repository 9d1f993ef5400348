import type { ReactNode } from 'react';
import { useSite } from '../../api/site.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

/** The release that the page speaks of; `null` while none is served. */
export interface AboutPageData {
  release: { id: string; created: string } | null;
}

export async function loadAboutPage({ words, release }: PageContext): Promise<LoadedPage<AboutPageData>> {
  return {
    status: 200,
    head: {
      title: words('about.observatory.title'),
      description: words('about.observatory.lead'),
      theme: 'GENERAL',
      search: '',
    },
    data: { release: release.id === '' ? null : release },
  };
}

const chapters = ['who', 'how'] as const;
const principles = ['missing', 'flags', 'trace', 'versions', 'open'] as const;

export function AboutPage({ data }: { data: AboutPageData }): ReactNode {
  const { words, language } = useSpeech();
  const { release } = data;
  const { organisation } = useSite();
  return (
    <PageLayout>
      <PageTitle title={words('about.observatory.title')} finding={words('about.observatory.lead')} />
      <Prose>
        {organisation !== undefined && (
          <section>
            <h2>{words('about.observatory.run.title')}</h2>
            <p>{organisation[language]}</p>
          </section>
        )}
        {chapters.map((chapter) => (
          <section key={chapter}>
            <h2>{words(`about.observatory.${chapter}.title`)}</h2>
            <p>{words(`about.observatory.${chapter}.text`)}</p>
          </section>
        ))}
        <section>
          <h2>{words('about.observatory.principles.title')}</h2>
          <ul>
            {principles.map((principle) => (
              <li key={principle}>{words(`about.observatory.principles.${principle}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words('about.observatory.limits.title')}</h2>
          <p>{words('about.observatory.limits.text')}</p>
        </section>
        <section>
          <h2>{words('about.observatory.software.title')}</h2>
          <p>
            {words('about.observatory.software.text')}{' '}
            <a href="/api/docs">{words('about.observatory.software.link')}</a>
          </p>
        </section>
        <section>
          <h2>{words('frame.menu.about.databases')}</h2>
          <p>{words('about.observatory.sources')}</p>
          {release !== null && (
            <p>
              {words('frame.footer.release', {
                release: release.id,
                date: getFormats(language).date(release.created),
              })}
            </p>
          )}
          <p>
            <a href={`/${language}/beans/about/databases`}>{words('frame.footer.sources')}</a> ·{' '}
            <a href={`/${language}/beans/about/glossary`}>{words('about.glossary.title')}</a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}

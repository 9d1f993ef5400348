import type { ReactNode } from 'react';
import type { Release } from '#release/facts.ts';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import { useSite } from '../../api/site.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

export interface AboutPageData {
  /** What the release holds; `null` while none is served. */
  held: Loaded<(Pick<Release, 'created' | 'counts'> & { sources: number }) | null>;
}

export async function loadAboutPage(context: PageContext): Promise<LoadedPage<AboutPageData>> {
  const { words, getJson, loadPart, release } = context;
  const held =
    release.id === '' ? loadedPart(null) : await loadPart(askFor(getJson, 'release', '/api/v1/release'));
  return {
    status: 200,
    head: {
      title: words('about.observatory.title'),
      description: words('about.observatory.lead'),
      theme: 'GENERAL',
      search: '',
    },
    data: {
      held: shapePart(
        held,
        (of) => of && { created: of.created, counts: of.counts, sources: of.sources.length },
      ),
    },
  };
}

const chapters = ['who', 'how'] as const;
const principles = ['missing', 'flags', 'trace', 'open'] as const;

export function AboutPage({ data }: { data: AboutPageData }): ReactNode {
  const { words, formats, language } = useSpeech();
  const held = valueOr(data.held, null);
  const { organisation } = useSite();
  return (
    <PageLayout>
      <PageTitle
        title={words('about.observatory.title')}
        finding={[
          words('about.observatory.lead'),
          ...(held === null
            ? []
            : [
                words('about.observatory.holds', {
                  figures: held.counts.observations,
                  places: held.counts.areas,
                  sources: held.sources,
                }),
              ]),
        ].join(' ')}
      />
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
          {held !== null && <p>{words('frame.footer.date', { date: formats.date(held.created) })}</p>}
          <p>
            <a href={`/${language}/beans/about/databases`}>{words('frame.footer.sources')}</a> ·{' '}
            <a href={`/${language}/beans/about/changes`}>{words('frame.menu.about.changes')}</a> ·{' '}
            <a href={`/${language}/beans/about/glossary`}>{words('about.glossary.title')}</a> ·{' '}
            <a href={`/${language}/contribute`}>{words('frame.menu.about.contribute')}</a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}

import type { ReactNode } from 'react';
import { canBeAsked } from '#contract/export-addresses.ts';
import { useSite } from '../../api/site.ts';
import { privacyChapter } from '../../blocks/analytics/privacy-path.ts';
import { TrafficChoices } from '../../blocks/analytics/traffic-choices.tsx';
import { useIsReachable } from '../../blocks/contact-ways.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import type { LoadedPage, PageContext } from '../page.ts';

interface Guide {
  chapters: readonly string[];
  ways: readonly (readonly [path: string, words: string])[];
}

const contact = ['/beans/contact', 'frame.menu.contact'] as const;
const sources = ['/beans/about/databases', 'frame.footer.sources'] as const;
const glossary = ['/beans/about/glossary', 'frame.footer.glossary'] as const;

const guides = {
  accessibility: { chapters: ['aim', 'works', 'tested', 'gaps', 'tell'], ways: [contact] },
  privacy: { chapters: ['visit', 'cookies', 'traffic', 'form', 'others', 'rights'], ways: [contact] },
  citing: { chapters: ['figure', 'site', 'release', 'sources'], ways: [sources] },
  questions: {
    chapters: ['wrong', 'missing', 'latest', 'beans', 'estimate', 'sum', 'download', 'reuse', 'program'],
    ways: [sources, glossary, contact],
  },
} as const satisfies Record<string, Guide>;

type GuideId = keyof typeof guides;

/** Day on which the accessibility statement was last held against the site. */
const statementRevised = '2026-11-24';

export interface GuidePageData {
  guide: GuideId;
  /** Fields of a citation of the whole observatory; `null` while no release is served. */
  cited: { year: string; release: string; url: string } | null;
}

export async function loadGuidePage(context: PageContext): Promise<LoadedPage<GuidePageData>> {
  const { words, release, origin, language, path } = context;
  const guide = path.slice(path.lastIndexOf('/') + 1) as GuideId;
  const cited = {
    year: release.created.slice(0, 4),
    release: release.id,
    url: `${origin}/${language}/beans?v=${release.id}`,
  };
  return {
    status: 200,
    head: {
      title: words(`guides.${guide}.title`),
      description: words(`guides.${guide}.lead`),
      theme: 'GENERAL',
      search: '',
    },
    data: { guide, cited: release.id === '' ? null : cited },
  };
}

/** Chapters on privacy with another text where an external service may analyse the traffic. */
const changedByAnalytics: ReadonlySet<string> = new Set(['cookies', 'traffic', 'others']);

export function GuidePage({ data: { guide, cited } }: { data: GuidePageData }): ReactNode {
  const { words, language } = useSpeech();
  const isReachable = useIsReachable();
  const site = useSite();
  const { analytics } = site;
  const keepsPeople = canBeAsked(site);
  // Chapters on the operator's contact and on rights to personal data.
  const isShown: Readonly<Record<string, boolean>> = { tell: isReachable, rights: keepsPeople };
  const chapters = guides[guide].chapters.filter((chapter) => isShown[chapter] !== false);
  const ways = guides[guide].ways.filter((way) => isReachable || way !== contact);
  const revised = getFormats(language).date(statementRevised);
  const textOf = (chapter: string): string =>
    analytics !== undefined && guide === 'privacy' && changedByAnalytics.has(chapter)
      ? words(`analytics.${chapter}`, { service: analytics.service })
      : chapter === 'form' && !keepsPeople
        ? words('guides.privacy.form.nobody')
        : words(`guides.${guide}.${chapter}.text`, { revised });
  return (
    <PageLayout>
      <PageTitle title={words(`guides.${guide}.title`)} finding={words(`guides.${guide}.lead`)} />
      <Prose>
        {chapters.map((chapter) => (
          <section key={chapter} id={chapter}>
            <h2>{words(`guides.${guide}.${chapter}.title`)}</h2>
            {chapter === 'site' ? (
              <p>{cited === null ? words('guides.citing.none') : words('guides.citing.example', cited)}</p>
            ) : (
              <p>
                {textOf(chapter)}
                {chapter === 'wrong' && isReachable && ` ${words('guides.questions.wrong.tell')}`}
              </p>
            )}
            {chapter === privacyChapter && analytics !== undefined && (
              <TrafficChoices analytics={analytics} />
            )}
          </section>
        ))}
        <p>
          {ways.map(([path, text], at) => (
            <span key={path}>
              {at > 0 && ' · '}
              <a href={`/${language}${path}`}>{words(text)}</a>
            </span>
          ))}
        </p>
      </Prose>
    </PageLayout>
  );
}

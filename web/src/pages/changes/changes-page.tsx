import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { releaseChangeText } from '../../i18n/release-change-text.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import { changesFigures, changesLead } from './changes-figures.ts';
import type { ChangesPageData } from './load-changes-page.ts';

export function ChangesPage({ data }: { data: ChangesPageData }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const { at, changes, releases, newest } = data;
  return (
    <PageLayout>
      <PageTitle title={words('frame.menu.about.changes')} finding={changesLead(data, speech)} />
      {(changes.state === 'failed' || newest.state === 'failed') && <FailedPart />}
      <FigurePlaceContext.Provider value={{ ...at, page: 'changes', cite: '#revisions', noValue: '–' }}>
        {changesFigures(data, speech).map((figure) => (
          <FigureFrame key={figure.id} figure={figure} hasTable={false} />
        ))}
      </FigurePlaceContext.Provider>
      <Prose>
        <section id="releases">
          <h2>{words('changes.releases.title')}</h2>
          {releases.state === 'failed' ? (
            <FailedPart />
          ) : (
            <ul>
              {releases.value
                .filter(({ readable }) => readable)
                .map((release, _, all) => (
                  <KeptRelease
                    key={release.id}
                    release={release}
                    isShown={release.id === at.release.id}
                    hasTime={all.some(
                      ({ id, created }) => id !== release.id && dayOf(created) === dayOf(release.created),
                    )}
                  />
                ))}
            </ul>
          )}
          <p>
            <a href={`/${language}/changes.xml`}>{words('changes.feed')}</a> ·{' '}
            <a href={versioned('/api/v1/changes', at.release.id)}>{words('changes.api')}</a> ·{' '}
            <a href={`/${language}/beans/about/databases#release-list`}>{words('changes.checksums')}</a> ·{' '}
            <a href={`/${language}/beans/about/databases`}>{words('changes.files')}</a>
          </p>
        </section>
      </Prose>
    </PageLayout>
  );
}

const dayOf = (created: string): string => created.slice(0, 10);

function KeptRelease(props: {
  release: ServedReleaseSummary;
  isShown: boolean;
  /** Whether another one is of the same day. */
  hasTime: boolean;
}): ReactNode {
  const { release, isShown, hasTime } = props;
  const speech = useSpeech();
  const { id, created, changes } = release;
  return (
    <li>
      <a href={versioned(`/${speech.language}/beans/about/changes`, id)}>{speech.formats.date(created)}</a>
      {hasTime && `, ${created.slice(11, 16)} UTC`}
      {!isShown && changes !== null && (
        <>
          <br />
          {releaseChangeText(release, speech)}
        </>
      )}
    </li>
  );
}

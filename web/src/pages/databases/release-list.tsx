import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Checksum } from './checksum.tsx';
import styles from './databases-page.module.css';

/** Every stored release: its day, figures, changes and checksum. */
export function ReleaseList({
  releases,
  figure,
}: {
  releases: Loaded<readonly ServedReleaseSummary[]>;
  figure: Figure | undefined;
}): ReactNode {
  const { words, formats } = useSpeech();
  if (releases.state === 'failed') return <FailedPart />;
  if (figure === undefined) return null;
  return (
    <FigureFrame figure={figure} hasTable={false}>
      <div className={styles.part}>
        <p>{words('about.releases.info')}</p>
        <PlainTable
          look={styles.scroller}
          stacks
          label={words('about.releases.title')}
          columns={[
            [words('about.releases.release'), (release) => <ReleaseName release={release} />],
            [
              words('about.releases.day'),
              ({ created }) => <time dateTime={created.slice(0, 10)}>{formats.date(created)}</time>,
            ],
            [
              words('about.releases.figures'),
              ({ observations }) => formats.number(observations, 0),
              'numeric',
            ],
            [words('about.releases.changes'), (release) => <Changes release={release} />],
            [
              words('about.releases.checksum'),
              ({ id, sha256 }) => (sha256 === '' ? '–' : <Checksum sha256={sha256} of={id} />),
            ],
          ]}
          rows={releases.value}
        />
      </div>
    </FigureFrame>
  );
}

function ReleaseName({ release }: { release: ServedReleaseSummary }): ReactNode {
  const { words, language } = useSpeech();
  const { id } = release;
  const marks = [
    ...(release.current ? [words('about.releases.current')] : []),
    ...(release.origin === 'starter' ? [words('about.releases.starter')] : []),
    ...(release.readable ? [] : [words('about.releases.unreadable')]),
  ];
  return (
    <>
      {release.readable ? (
        <a href={versioned(`/${language}`, id)} aria-label={words('about.releases.see', { release: id })}>
          {id}
        </a>
      ) : (
        id
      )}
      {marks.length > 0 && <span className={styles.quiet}>{marks.join(' · ')}</span>}
    </>
  );
}

function Changes({ release: { id, changes, readable } }: { release: ServedReleaseSummary }): ReactNode {
  const { words, formats, language } = useSpeech();
  if (changes === null) return words('about.releases.first');
  return (
    <>
      {changes.added + changes.removed + changes.changed === 0
        ? words('about.releases.same')
        : words('about.releases.counts', {
            added: formats.number(changes.added, 0),
            removed: formats.number(changes.removed, 0),
            changed: formats.number(changes.changed, 0),
          })}
      <br />
      {readable && (
        <a href={versioned(`/${language}/beans/about/changes`, id)}>{words('about.releases.list')}</a>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { versioned } from '#contract/addresses.ts';
import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { Loaded } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './databases-page.module.css';

/** Every release that is kept: its day, its figures, what it changed, and the checksum by which it is known. */
export function ReleaseList({ releases }: { releases: Loaded<readonly ServedReleaseSummary[]> }): ReactNode {
  const words = useWords();
  if (releases.state === 'failed') return <FailedPart />;
  if (releases.value.length === 0) return null;
  return (
    <section aria-labelledby="releases" className={styles.part}>
      <h2 id="releases">{words('about.releases.title')}</h2>
      <p>{words('about.releases.info')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label={words('about.releases.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words('about.releases.release')}</th>
              <th scope="col">{words('about.releases.day')}</th>
              <th scope="col" className={styles.numeric}>
                {words('about.releases.figures')}
              </th>
              <th scope="col">{words('about.releases.changes')}</th>
              <th scope="col">{words('about.releases.checksum')}</th>
            </tr>
          </thead>
          <tbody>
            {releases.value.map((release) => (
              <ReleaseRow key={release.id} release={release} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function ReleaseRow({ release }: { release: ServedReleaseSummary }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { id, created, changes } = release;
  const marks = [
    ...(release.current ? [words('about.releases.current')] : []),
    ...(release.origin === 'starter' ? [words('about.releases.starter')] : []),
    ...(release.readable ? [] : [words('about.releases.unreadable')]),
  ];
  return (
    <tr>
      <th scope="row">
        {release.readable ? (
          <a href={versioned(`/${language}`, id)} aria-label={words('about.releases.see', { release: id })}>
            {id}
          </a>
        ) : (
          id
        )}
        {marks.length > 0 && <span className={styles.quiet}>{marks.join(' · ')}</span>}
      </th>
      <td>
        <time dateTime={created.slice(0, 10)}>{formats.date(created)}</time>
      </td>
      <td className={styles.numeric}>{formats.number(release.observations, 0)}</td>
      <td>
        {changes === null ? (
          words('about.releases.first')
        ) : (
          <>
            {changes.added + changes.removed + changes.changed === 0
              ? words('about.releases.same')
              : words('about.releases.counts', {
                  added: formats.number(changes.added, 0),
                  removed: formats.number(changes.removed, 0),
                  changed: formats.number(changes.changed, 0),
                })}
            <br />
            {release.readable && (
              <a href={versioned('/api/v1/changes', id)}>{words('about.releases.list')}</a>
            )}
          </>
        )}
      </td>
      <td>{release.sha256 === '' ? '–' : <code className={styles.code}>sha256 {release.sha256}</code>}</td>
    </tr>
  );
}

import type { ReactNode } from 'react';
import { findLicence } from '#catalog/licences.ts';
import type { AcceptedLoss, ReleaseEdition, ReleaseSource } from '#contract/release.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { AcceptedNote } from './accepted-note.tsx';
import styles from './databases-page.module.css';

/**
 * Every source file: who published it, under which licence, its date, its rows and its checksum; and the sources that
 * the release was published without, with the reason.
 */
export function SourceTable(props: {
  release: string;
  sources: readonly ReleaseSource[];
  editions: readonly ReleaseEdition[];
  accepted: readonly AcceptedLoss[];
}): ReactNode {
  const words = useWords();
  const { sources, editions, accepted } = props;
  const absent = accepted.filter(({ kind }) => kind === 'source-absent');
  if (sources.length === 0) return <p>{words('about.databases.none')}</p>;
  return (
    <div className={styles.part}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-labelledby="sources-caption" tabIndex={0}>
        <table className={styles.table}>
          <caption id="sources-caption">
            <span className={styles.captionText}>
              {words('about.databases.caption', { release: props.release })}
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words('about.databases.source')}</th>
              <th scope="col">{words('about.databases.publisher')}</th>
              <th scope="col">{words('about.databases.licence')}</th>
              <th scope="col">{words('about.databases.vintage')}</th>
              <th scope="col" className={styles.numeric}>
                {words('about.databases.rows')}
              </th>
              <th scope="col">{words('about.databases.file')}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <SourceRow
                key={`${source.key} ${source.file}`}
                source={source}
                editions={editions.filter((edition) => edition.sources.includes(source.key))}
                losses={accepted.filter(({ kind, name }) => kind === 'figures-lost' && name === source.key)}
              />
            ))}
            {absent.map((loss) => (
              <tr key={`${loss.name} ${loss.since}`}>
                <th scope="row">
                  {words.has(`sources.${loss.name}`) ? words(`sources.${loss.name}`) : loss.name}
                </th>
                <td colSpan={5}>
                  <AcceptedNote loss={loss} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.quiet}>{words('about.databases.sha256.info')}</p>
    </div>
  );
}

function SourceRow(props: {
  source: ReleaseSource;
  editions: readonly ReleaseEdition[];
  losses: readonly AcceptedLoss[];
}): ReactNode {
  const { source, editions, losses } = props;
  const words = useWords();
  const formats = getFormats(useLanguage());
  const key = `sources.${source.key}`;
  const parts = editions.filter(({ kind }) => kind === 'assembled' || kind === 'untold');
  const kind = source.computed ? 'computed' : parts.length > 0 ? 'assembled' : 'published';
  const { text, passingOn } = findLicence(source.licence);
  return (
    <tr>
      <th scope="row">
        <a href={source.url}>{words.has(key) ? words(key) : source.title}</a>
        <span className={styles.quiet} lang="en">
          {source.title}
        </span>
        <span className={styles.quiet}>{words(`about.databases.${kind}`)}</span>
        {losses.map((loss) => (
          <span key={loss.since} className={styles.quiet}>
            <AcceptedNote loss={loss} />
          </span>
        ))}
      </th>
      <td>{source.publisher}</td>
      <td className={styles.whole}>
        {text === null ? source.licence : <a href={text}>{source.licence}</a>}
        <span className={styles.quiet}>{words(`about.databases.passingOn.${passingOn}`)}</span>
      </td>
      <td>
        {kind !== 'assembled' && (
          <time dateTime={source.date}>
            {words(`about.databases.on.${kind}`, { date: formats.date(source.date) })}
          </time>
        )}
        {kind === 'assembled' && (
          <details>
            <summary>{words('about.databases.editions', { count: parts.length })}</summary>
            <ul className={styles.editions}>
              {parts.map((edition) => (
                <EditionItem key={edition.key} edition={edition} />
              ))}
            </ul>
            <time className={styles.quiet} dateTime={source.date}>
              {words('about.databases.on.assembled', { date: formats.date(source.date) })}
            </time>
          </details>
        )}
      </td>
      <td className={styles.numeric}>{formats.number(source.rows, 0)}</td>
      <td>
        <code className={styles.code}>{source.file}</code>
        <code className={styles.code}>
          {words('about.databases.sha256')} {source.sha256}
        </code>
      </td>
    </tr>
  );
}

/** An extract of a publisher's release: which one, who carried it, what it covers in the words of the list beside the files. */
function EditionItem({ edition }: { edition: ReleaseEdition }): ReactNode {
  const words = useWords();
  const { key, release, inferred, carrier, flagsKnown, years, areas, elements, note } = edition;
  const known = release === '' ? 'untold' : inferred ? 'inferred' : 'stated';
  const covers = [years, areas, elements, note].filter((text) => text !== '').join('; ');
  return (
    <li>
      <b>{key}</b>: {words(`about.databases.edition.${known}`, { release })}
      {carrier !== '' && <>, {words('about.databases.edition.carrier', { carrier })}</>}
      {!flagsKnown && <>; {words('about.databases.edition.unflagged')}</>}
      {covers !== '' && (
        <span className={styles.quiet} lang="en">
          {covers}
        </span>
      )}
    </li>
  );
}

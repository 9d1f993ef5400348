import type { ReactNode } from 'react';
import type { PestRow, Pests } from '#contract/pests.ts';
import { titleOf } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './losses.module.css';
import { agentText, partText } from './pest-texts.ts';

/** An address that a source names as its own source, and the link's text; without an address the note unchanged. */
function creditLink(credit: string): { text: string; href: string | null } {
  const doi = /^doi:(\S+)/.exec(credit)?.[1];
  if (doi !== undefined) return { text: credit, href: `https://doi.org/${doi}` };
  const repository = /^github ([\w.-]+\/[\w.-]+)/.exec(credit)?.[1];
  if (repository !== undefined) return { text: credit, href: `https://github.com/${repository}` };
  return /^https?:\/\/\S+$/.test(credit)
    ? { text: new URL(credit).hostname, href: credit }
    : { text: credit, href: null };
}

export function PestDetails(props: {
  row: PestRow;
  sources: Pests['sources'];
  summary: ReactNode;
}): ReactNode {
  const { row, sources } = props;
  const speech = useSpeech();
  const { words } = speech;
  const sourceOf = (key: string): string => titleOf(words, sources, key);
  return (
    <Disclosure summary={props.summary}>
      {row.names.length > 0 && (
        <ul className={styles.names}>
          {row.names.map(({ language, name, sources: from }) => (
            <li key={`${language} ${name}`}>
              {words(`pests.language.${language}`)}: <strong lang={language}>{name}</strong>{' '}
              <span className={styles.quiet}>({from.map(sourceOf).join('; ')})</span>
            </li>
          ))}
        </ul>
      )}
      {row.scientific === null && <p className={styles.quiet}>{words('pests.noOrganism')}</p>}
      {(row.taxa.length > 0 || row.assigned) && <p className={styles.quiet}>{agentText(speech, row)}</p>}
      {row.notes.length > 0 && <p>{partText(speech, row)}</p>}
      {row.stored && <p>{words('pests.stored')}</p>}
      <ul className={styles.details}>
        {row.records.map(({ id, source, scientific, basis, credits }) => (
          <li key={id} className={styles.quiet}>
            {sourceOf(source)}
            {scientific !== null && scientific !== row.scientific && (
              <>
                {': '}
                <span lang="la" className={styles.organism}>
                  {scientific}
                </span>
              </>
            )}
            {basis === 'named' && `. ${words('pests.named')}`}
            {credits.map((credit) => {
              const { text, href } = creditLink(credit);
              return (
                <span key={credit}>
                  {' · '}
                  {href === null ? (
                    <span lang="en">{text}</span>
                  ) : (
                    <a href={href} rel="nofollow">
                      {text}
                    </a>
                  )}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

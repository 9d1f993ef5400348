import type { ReactNode } from 'react';
import type { Figure } from '../figure/figure.ts';
import { useWords } from '../i18n/words.tsx';
import type { CompareLink } from '../url/compare-link.ts';

export function RecordLinks(props: {
  /** Where its sources may be viewed and not redistributed, it has the note `closed`. */
  figure?: Pick<Figure, 'sources'>;
  closed?: string;
  files: readonly (readonly [href: string, label: string])[];
  compare?: CompareLink | null;
  /** What is to be known of the data; the part about them unless given. */
  about?: CompareLink;
}): ReactNode {
  const { figure, closed, files, compare = null } = props;
  const words = useWords();
  const { about = { href: '#about-data', text: words('figure.about') } } = props;
  return (
    <>
      {figure?.sources.some(({ exportable }) => exportable === false) && closed !== undefined && (
        <p>{closed}</p>
      )}
      {files.map(([href, label]) => (
        <p key={href}>
          <a href={href} rel="nofollow">
            {label}
          </a>
        </p>
      ))}
      <p>
        <a href={about.href}>{about.text}</a>
        {compare !== null && (
          <>
            {' · '}
            <a href={compare.href}>{compare.text}</a>
          </>
        )}
      </p>
    </>
  );
}

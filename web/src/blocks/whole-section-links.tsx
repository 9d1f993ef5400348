import { type ReactNode, useEffect, useRef, useState } from 'react';
import { exportChoicesPath } from '#contract/export-addresses.ts';
import type { ExportChoices } from '#contract/export-form.ts';
import { fetchFailure } from '../api/loaded.ts';
import { usePagePath } from '../api/page-path.ts';
import { browserGetJson } from '../api/queries.ts';
import { useLanguage, useWords } from '../i18n/words.tsx';
import { ExcelLink } from './excel-link.tsx';

/** All figures of a page's section as CSV. Their number is fetched when the menu around them opens. */
export function WholeSectionLinks(props: { page: string; search: string; figure: string }): ReactNode {
  const { page, search, figure } = props;
  const words = useWords();
  const language = useLanguage();
  const path = `/${language}${usePagePath()}`;
  // A release that the address names stays; of the rest of a view nothing belongs to all figures.
  const release = new URLSearchParams(search).get('v');
  const ofRelease = release === null ? '' : `&v=${release}`;
  const line = useRef<HTMLParagraphElement>(null);
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const menu = line.current?.closest('details');
    const ask = (): void => {
      const file = `${path}.xlsx?figure=${figure}${ofRelease}`;
      browserGetJson(`${exportChoicesPath}?${new URLSearchParams({ file })}`).then(
        (answer) => setCount((answer as ExportChoices).choices.find(({ rows }) => rows === 'all')?.count),
        (cause: unknown) => console.error(fetchFailure, cause),
      );
    };
    menu?.addEventListener('toggle', ask, { once: true });
    return () => menu?.removeEventListener('toggle', ask);
  }, [path, figure, ofRelease]);
  const href = `${page}.csv?rows=all${ofRelease}`;
  // Links of the figure's own table above it have the same names.
  const of = <span className="visually-hidden">{words('figure.files.whole')}</span>;
  return (
    <p ref={line}>
      <strong>{words('figure.files.whole')}</strong>
      {count !== undefined && ` (${words('figure.files.rows', { count })})`}
      <br />
      <a href={href} rel="nofollow">
        CSV {of}
      </a>{' '}
      ·{' '}
      <a href={`/${language}/datapackage.json${release === null ? '' : `?v=${release}`}`} rel="nofollow">
        datapackage.json
      </a>
      <br />
      <ExcelLink href={href} decimals="point" of={of} /> · <ExcelLink href={href} decimals="comma" of={of} />
    </p>
  );
}

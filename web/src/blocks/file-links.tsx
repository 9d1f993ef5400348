import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { ExcelLinks } from './excel-links.tsx';
import { CopyImage, ImageLinks } from './image-links.tsx';

/** Where the files of a view stand: beside its page, with the same parameters. */
export interface FigureFiles {
  /** Last part of the page's path. */
  page: string;
  /** Query string of the view; `?` alone where it has none. */
  search: string;
  /** Rows of the table as files have it. */
  rows: number;
  /** It is drawn, and not a table alone. */
  isDrawn: boolean;
}

/** The table of a figure as files, by plain links: they work without scripts. */
export function FileLinks(props: FigureFiles & { figure: string }): ReactNode {
  const { page, search, rows, figure, isDrawn } = props;
  const words = useWords();
  const hrefOf = (ending: string): string =>
    `${page}.${ending}${search.length > 1 ? `${search}&` : '?'}figure=${figure}`;
  const image = { png: hrefOf('png'), svg: hrefOf('svg') };
  const link = (ending: string, label: string): ReactNode => (
    <a href={hrefOf(ending)} rel="nofollow">
      {label}
    </a>
  );
  return (
    <>
      <p>
        <strong>{words('figure.files')}</strong>
        {` (${words('figure.files.rows', { count: rows })})`}
        <br />
        {link('csv', 'CSV')} · {link('json', 'JSON')}
        <br />
        <ExcelLinks href={hrefOf('csv')} />
        <br />
        <small>{words('figure.files.excel.which')}</small>
        {isDrawn && (
          <>
            <br />
            <ImageLinks {...image} />
          </>
        )}
      </p>
      {isDrawn && <CopyImage {...image} />}
    </>
  );
}

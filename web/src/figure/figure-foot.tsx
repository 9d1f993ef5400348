import { Fragment, type ReactNode, useContext } from 'react';
import { periodColumns } from '#contract/page-figures.ts';
import { usePagePath } from '../api/page-path.ts';
import { useSite } from '../api/site.ts';
import { citedAddress } from '../blocks/citation.ts';
import { CiteLink, CodeLink } from '../blocks/cite-link.tsx';
import { ExcelLink } from '../blocks/excel-link.tsx';
import { WorkbookLink } from '../blocks/export/export-link.tsx';
import { FurtherFiles } from '../blocks/further-files.ts';
import { citedTitle } from '../i18n/source-title.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Button } from '../ui/button.tsx';
import { PanelMenu } from '../ui/panel-menu.tsx';
import { numericKinds } from './cell-text.ts';
import type { Figure } from './figure.ts';
import styles from './figure-foot.module.css';
import { useFigurePlace } from './figure-place.ts';
import { ImagePart } from './image-part.tsx';
import { SharePart } from './share-part.tsx';

export function hasFiles(figure: Figure): boolean {
  const { sources, rowCount } = figure.forFiles ?? figure;
  return rowCount > 0 && sources.every(({ exportable }) => exportable !== false);
}

/** Address of a file of the figure as the page shows it now, with the file's own parameters. */
function useFileHref(figure: string): (ending: string, own?: string) => string {
  const { page, search } = useFigurePlace();
  return (ending, own = '') =>
    `${page}.${ending}${search.length > 1 ? `${search}&` : '?'}figure=${figure}${own}`;
}

/** Files of figures for programs. JSON-stat is of numbers, SDMX of numbers with a year or month. */
function furtherEndings({ columns, year }: Figure): readonly { ending: string; name?: string }[] {
  const hasNumbers = columns.some(({ kind }) => numericKinds.has(kind));
  const isDated =
    year !== undefined ||
    columns.some(({ key, kind }) => kind === 'month' || (kind === 'year' && periodColumns.includes(key)));
  return [
    { ending: 'zip', name: 'ZIP' },
    { ending: 'parquet', name: 'Parquet' },
    ...(hasNumbers ? [{ ending: 'jsonstat', name: 'JSON-stat' }] : []),
    ...(hasNumbers && isDated ? [{ ending: 'sdmx.csv', name: 'SDMX' }] : []),
    { ending: 'metadata.json' },
  ];
}

export function FigureFoot(props: {
  figure: Figure;
  about?: ReactNode;
  /** Figures drawn within this one; their files are here, too. */
  within?: readonly Figure[];
  /** Switch to the table; absent where there is none. */
  table?: { isShown: boolean; toggle: () => void } | undefined;
}): ReactNode {
  const { figure, about, within = [], table } = props;
  const { words } = useSpeech();
  return (
    <footer className={styles.foot}>
      <p className={styles.source}>
        {figure.source}
        {about !== undefined && (
          <>
            {Boolean(figure.source) && ' · '}
            {about}
          </>
        )}
      </p>
      <div className={styles.actions} data-print="no">
        <DownloadMenu figures={[figure, ...within]} />
        <ShareMenu figure={figure} />
        {table !== undefined && (
          <Button
            look="quiet"
            icon="table"
            className={styles.table}
            aria-label={words('figure.table.caption', { title: figure.title })}
            aria-expanded={table.isShown}
            onClick={table.toggle}
          >
            <span>{words('figure.table')}</span>
          </Button>
        )}
      </div>
    </footer>
  );
}

export function DownloadMenu(props: { figures: readonly Figure[]; look?: 'foot' | 'button' }): ReactNode {
  const open = props.figures.filter(hasFiles);
  const { words } = useSpeech();
  const [first] = open;
  if (first === undefined) return null;
  return (
    <PanelMenu
      name={words('figure.files')}
      label={words('figure.files.of', { title: first.title })}
      icon="download"
      closeLabel={words('frame.action.close')}
      {...(props.look !== undefined && { look: props.look })}
    >
      {open.map((figure) => (
        <div key={figure.id} className={styles.parts}>
          {open.length > 1 && <p className={styles.of}>{figure.title}</p>}
          <DownloadPart figure={figure} />
        </div>
      ))}
    </PanelMenu>
  );
}

function DownloadPart({ figure }: { figure: Figure }): ReactNode {
  const { words } = useSpeech();
  const { page, search } = useFigurePlace();
  const hrefOf = useFileHref(figure.id);
  const Further = useContext(FurtherFiles);
  const { rowCount, picture } = figure.forFiles ?? figure;
  const address = search === '' ? '?' : search;
  return (
    <>
      {picture !== null && <ImagePart hrefOf={hrefOf} title={figure.finding ?? figure.title} />}
      <div className={styles.part}>
        <p className={styles.partHead}>
          <strong>{words('figure.files.data')}</strong>
          <span>{words('figure.files.rows', { count: rowCount })}</span>
        </p>
        <div className={styles.choices}>
          <a href={hrefOf('csv')} rel="nofollow">
            CSV
          </a>
          <a href={hrefOf('json')} rel="nofollow">
            JSON
          </a>
          <ExcelLink href={hrefOf('csv')} decimals="point" />
          <ExcelLink href={hrefOf('csv')} decimals="comma" />
          <WorkbookLink search={address} figure={figure.id} />
        </div>
        <p className={styles.small}>{words('figure.files.excel.which')}</p>
        <p className={styles.small}>
          {words('figure.files.more')}{' '}
          {furtherEndings(figure.forFiles ?? figure).map(({ ending, name }, at) => (
            <Fragment key={ending}>
              {at > 0 && ' · '}
              <a href={hrefOf(ending)} rel="nofollow">
                {name ?? words('figure.files.metadata')}
              </a>
            </Fragment>
          ))}
        </p>
        {Further && <Further page={page} search={address} figure={figure.id} />}
        <p className={styles.small}>
          {words('figure.files.form')} <Cite figure={figure} />
        </p>
      </div>
    </>
  );
}

/** How to cite the figure. A citation without its sources would be wrong: there is none then. */
function Cite({ figure }: { figure: Figure }): ReactNode {
  const { words } = useSpeech();
  const { release, cite } = useFigurePlace();
  const { sources, shownSources = sources, name = figure.title } = figure;
  if (shownSources.length === 0) return null;
  const cited = shownSources.map((source) => ({ ...source, title: citedTitle(words, source) }));
  return <CiteLink thing={{ title: name, release, sources: cited }} figure={figure.id} href={cite} />;
}

export function ShareMenu(props: { figure: Figure; look?: 'foot' | 'button' }): ReactNode {
  const { figure, look } = props;
  const { words } = useSpeech();
  const { search } = useFigurePlace();
  const hrefOf = useFileHref(figure.id);
  return (
    <PanelMenu
      name={words('frame.action.share')}
      label={words('figure.share.of', { title: figure.title })}
      icon="share"
      closeLabel={words('frame.action.close')}
      {...(look !== undefined && { look })}
    >
      <SharePart
        title={figure.finding ?? figure.title}
        href={`${search === '' ? '?' : search}#${figure.id}`}
        embedded={hasFiles(figure) ? figure.id : null}
        imageHref={
          hasFiles(figure) && (figure.forFiles ?? figure).picture !== null
            ? (ratio) => hrefOf('png', `&size=${ratio}`)
            : null
        }
        report={<ReportLink figure={figure} look={styles.small} />}
      >
        <Cite figure={figure} />
        {hasFiles(figure) && (
          <>
            {' · '}
            <CodeLink href={hrefOf('csv', '&short=1')} figure={figure.id} />
          </>
        )}
      </SharePart>
    </PanelMenu>
  );
}

/** Where a reader reports a problem with a figure: the operator's page for that, else a mail; nothing where neither is set. */
export function ReportLink(props: {
  figure: Pick<Figure, 'id' | 'title' | 'name'>;
  look?: string | undefined;
}): ReactNode {
  const { figure, look } = props;
  const { words, language } = useSpeech();
  const { contact, origin } = useSite();
  const path = usePagePath();
  const { search, release } = useFigurePlace();
  const pathname = `/${language}${path === '/' ? '' : path}`;
  const url = citedAddress({ origin, pathname, search }, release.id, figure.id);
  const title = figure.name ?? figure.title;
  const href =
    contact?.reports !== undefined
      ? reportAddress(contact.reports, { url, figure: figure.id })
      : contact?.email !== undefined
        ? `mailto:${contact.email}?subject=${encodeURIComponent(words('figure.report.subject', { title }))}&body=${encodeURIComponent(
            words('figure.report.body', { title, url, figure: figure.id }),
          )}`
        : null;
  return href === null ? null : (
    <p className={look}>
      <a href={href} rel="nofollow">
        {words('figure.report')}
      </a>
    </p>
  );
}

function reportAddress(page: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

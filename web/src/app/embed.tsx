import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cropTheme, findCrop, generalTheme } from '#catalog/crops/index.ts';
import { embedParams, embedPath, embedSans, embedScript, embedStyles } from '#contract/embed.ts';
import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { searchText } from '#contract/search-text.ts';
import { withheldText } from '../blocks/open-rows.ts';
import { doubtMark } from '../charts/data-table/data-table-model.ts';
import { toDrawnTable } from '../figure/cell-text.ts';
import { drawPicture } from '../figure/draw-picture.tsx';
import { type Figure, headlineOf, visibleRemark } from '../figure/figure.ts';
import { hasFiles } from '../figure/figure-foot.tsx';
import { licenceName } from '../i18n/licence-name.ts';
import { withDecimals } from '../i18n/page-decimals.ts';
import { type Speech, toSpeech } from '../i18n/speech.ts';
import { toLocale } from '../i18n/words.tsx';
import { type DrawnPicture, finish, Ground, heightOf, Stack } from '../image/compose-picture.tsx';
import { type ImageTheme, readPalette } from '../image/palette.ts';
import { figuresOf, importance, inPage, type OpenedPage, pictureLabel } from './files/read-page.tsx';
import { formatReleaseDate } from './frame/release-date.ts';
import { keepsRelease, openPage, retryAfter } from './open-page.ts';
import { absentNote } from './release-banner.tsx';

const widths = { wide: 640, narrow: 360 } as const;

/** Height of the wide drawing up to which a low frame makes it smaller; letters of longer ones would become too small. */
const longest = 640;

/** Rows of a table within a frame; the page has all. */
const mostRows = 250;

const families: Readonly<Record<string, string>> = {
  '--font-sans': embedSans,
  '--font-serif': embedSans,
};

const withOwnIds = (svg: string): string =>
  svg.replace(
    /(\bid="|url\(#|href="#|aria-labelledby=")([^"]+)/g,
    (_, before: string, ids: string) =>
      before +
      ids
        .split(' ')
        .map((id) => `narrow-${id}`)
        .join(' '),
  );

function drawings(
  figure: Figure,
  theme: ImageTheme,
  opened: OpenedPage,
  request: PageRequest,
): { name: string; svg: string }[] {
  const crop = findCrop(figure.crop ?? opened.crop ?? '');
  const colours = readPalette(crop === undefined ? generalTheme.theme : cropTheme(crop), theme);
  const look = { theme, logo: null, propertyOf: (name: string) => families[name] ?? colours(name) };
  const draw = (width: number): DrawnPicture | null => {
    const parts = drawPicture(figure, { width }, (picture) => inPage(opened, request, picture));
    if (parts.length === 0) return null;
    const size = { width: Math.max(width, ...parts.map((part) => part.width)), height: heightOf(parts) };
    const texts = { language: toLocale(opened.language), title: figure.name ?? figure.title };
    return finish(
      <Ground texts={{ ...texts, finding: figure.finding ?? null }} {...size}>
        <Stack parts={parts} x={0} y={0} />
      </Ground>,
      { ...size, look },
    );
  };
  const [wide, narrow] = [draw(widths.wide), draw(widths.narrow)];
  return wide === null || narrow === null
    ? []
    : [
        { name: wide.height > longest ? 'wide long' : 'wide', svg: wide.svg },
        // The outlines of a map are the same in both widths: compressed, the second costs next to nothing.
        { name: 'narrow', svg: withOwnIds(narrow.svg) },
      ];
}

function EmbeddedTable({ figure, speech }: { figure: Figure; speech: Speech }): ReactNode {
  const { columns, rows } = toDrawnTable(figure, speech.formats);
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {columns.map(({ id, label, unit, numeric }) => (
              <th key={id} scope="col" className={numeric === true ? 'number' : undefined}>
                {label}
                {unit !== undefined && ` (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(({ id, cells }) => (
            <tr key={id}>
              {cells.map(({ text, doubt }, at) => (
                <td
                  key={columns[at]?.id}
                  className={columns[at]?.numeric === true ? 'number' : undefined}
                  title={doubt}
                >
                  {text || '–'}
                  {doubt !== undefined && doubtMark}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EmbeddedFigure(props: {
  figure: Figure;
  label: string;
  speech: Speech;
  drawn: readonly { name: string; svg: string }[];
  href: string;
  release: string | null;
  /** That these are not the figures that the address names. */
  warning: string | null;
}): ReactNode {
  const { figure, label, speech, drawn, href, release, warning } = props;
  const { words, formats } = speech;
  const licences = [...new Set(figure.sources.map(({ licence }) => licenceName(words, licence)))].join(', ');
  const remark = visibleRemark(figure);
  // A table with rows left out is not the whole.
  const notes = [
    ...(remark === undefined || drawn.some(({ svg }) => svg.includes(remark)) ? [] : [remark]),
    ...(figure.withheld === undefined ? [] : [withheldText(words, formats.list, figure.withheld)]),
    ...(figure.isPartial === true ? (figure.notes ?? []) : []),
  ];
  const source =
    figure.source ?? figure.sources.map(({ title, publisher }) => `${title} (${publisher})`).join('; ');
  const hiddenRows = figure.rowCount - mostRows;
  const table = (
    <>
      <EmbeddedTable figure={figure} speech={speech} />
      {hiddenRows > 0 && (
        <p>
          <a href={href}>{words('files.embed.more', { count: formats.number(hiddenRows, 0) })}</a>
        </p>
      )}
    </>
  );
  return (
    <main>
      {warning !== null && <p className="label">{warning}</p>}
      {figure.finding !== undefined && <p className="label">{label}</p>}
      <h1>{figure.finding === undefined ? label : headlineOf(figure.finding)}</h1>
      {drawn.map(({ name, svg }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which React has written.
        <div key={name} className={name} dangerouslySetInnerHTML={{ __html: svg }} />
      ))}
      {drawn.length === 0 ? (
        table
      ) : (
        <details>
          <summary>{words('figure.table')}</summary>
          {table}
        </details>
      )}
      {notes.map((note) => (
        <p key={note} className="label">
          {note}
        </p>
      ))}
      <footer>
        <span>
          {[
            source === '' ? '' : words('figure.source', { source }),
            licences,
            release === null ? '' : words('frame.footer.date', { date: release }),
          ]
            .filter((text) => text !== '')
            .join(' · ')}
        </span>
        <a href={href}>{words('frame.site.title')}</a>
      </footer>
    </main>
  );
}

/** A path and query without the parameters of embedded figures, and these. */
export function readEmbed(search: string): { page: string; figure: string | null; theme: ImageTheme } {
  const query = new URLSearchParams(search);
  const [figure, theme] = embedParams.map((name) => query.get(name));
  for (const name of embedParams) query.delete(name);
  return {
    page: searchText(query),
    figure: figure ?? null,
    theme: theme === 'dark' ? 'dark' : 'light',
  };
}

/** The figure of a frame: the one that is named, else that of the page's image. */
export const chooseEmbedded = (figures: readonly Figure[], id: string | null): Figure | undefined =>
  id === null
    ? figures.toSorted((a, b) => importance(b) - importance(a))[0]
    : figures.find((each) => each.id === id);

export async function drawEmbed(request: PageRequest): Promise<PageAnswer> {
  const { page: search, figure: id, theme } = readEmbed(request.search);
  const path = request.path.slice(embedPath.length) || '/';
  const pageRequest = { ...request, path, search };
  const opened = await openPage(pageRequest);
  const { language } = opened;
  if (opened.moved !== null) {
    const moved = new URL(`${embedPath}${opened.moved}`, request.origin);
    if (id !== null) moved.searchParams.set('figure', id);
    if (theme === 'dark') moved.searchParams.set('theme', theme);
    return { status: 301, redirect: moved.pathname + moved.search, language };
  }
  const { words, page, rest, release, failed } = opened;
  const [file] = request.assets.preload.filter((one) => one.as === 'font');
  const font = file === undefined ? '' : ` data-font="${file.href}"`;
  return withDecimals(request.decimals, () => {
    const speech = toSpeech(language, words);
    const { figures } = figuresOf(opened);
    const figure = chooseEmbedded(figures, id);
    const isOpen = figure !== undefined && hasFiles(figure);
    const absence =
      figure === undefined || figure.rowCount === 0 ? (failed ? 'failed' : 'none') : ('closed' as const);
    const address = `${request.origin}/${language}${rest === '/' ? '' : rest}${keepsRelease(page.head.search, release)}`;
    const href = figure === undefined ? address : `${address}#${figure.id}`;
    // The finding has figures, too: it is shown where they are.
    const title = (isOpen ? figure.finding : undefined) ?? figure?.title ?? page.head.title;
    const head = renderToStaticMarkup(
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="canonical" href={address} />
        <base href={address} target="_blank" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed, and known to the server's policy by its hash. */}
        <style dangerouslySetInnerHTML={{ __html: embedStyles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed, and known to the server's policy by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: embedScript }} />
      </head>,
    );
    const body = renderToStaticMarkup(
      isOpen ? (
        <EmbeddedFigure
          figure={figure}
          speech={speech}
          drawn={drawings(figure, theme, opened, pageRequest)}
          href={href}
          label={pictureLabel(opened, figure.name ?? figure.title)}
          release={formatReleaseDate(release.created, language)}
          warning={absentNote(release, words, language)}
        />
      ) : (
        <main>
          <p>{words(`files.embed.${absence}`)}</p>
          <footer>
            <a href={href}>{words('frame.site.title')}</a>
          </footer>
        </main>
      ),
    );
    return {
      ...(failed
        ? { status: 503, headers: { 'retry-after': retryAfter } }
        : { status: isOpen ? page.status : 404 }),
      language,
      html: `<!doctype html><html lang="${toLocale(language)}" data-scheme="${theme}"${font}>${head}<body>${body}</body></html>`,
    };
  });
}

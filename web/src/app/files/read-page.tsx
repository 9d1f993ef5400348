import { setImmediate as otherRequests } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { cropTheme, findCrop, generalTheme } from '#catalog/crops/index.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import type { PageRequest } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import type { DrawnPage, PagePicture, PictureAsk, PictureFinish } from '#contract/page-pictures.ts';
import { createQueryClient } from '../../api/queries.ts';
import { type CitedSource, cite, citedAddress, citedWords } from '../../blocks/citation.ts';
import { withheldText } from '../../blocks/open-rows.ts';
import { sectionCaveats } from '../../blocks/page-caveats.ts';
import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { drawPicture } from '../../figure/draw-picture.tsx';
import { type Figure, headlineOf, visibleRemark } from '../../figure/figure.ts';
import { toPageFigure } from '../../figure/to-page-figure.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { withDecimals } from '../../i18n/page-decimals.ts';
import { citedTitle } from '../../i18n/source-title.ts';
import { type Speech, toSpeech } from '../../i18n/speech.ts';
import { toLocale } from '../../i18n/words.tsx';
import { BODY, composePicture } from '../../image/compose-picture.tsx';
import { BESIDE_ROOM, composeShape, type Room, type ShapeTexts } from '../../image/compose-shape.tsx';
import { readPalette } from '../../image/palette.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import type { PageAddressNotes } from '../../pages/page.ts';
import { unbroken } from '../../ui/unbroken.ts';
import { formatReleaseDate } from '../frame/release-date.ts';
import { type Opened, openPage, pages } from '../open-page.ts';
import { PageContexts } from '../shell.tsx';

export type OpenedPage = Extract<Opened, { moved: null }>;

const movedPage = {
  ...{ title: '', section: '', crop: null, address: '', caveats: [], ignored: [] },
  decimals: 'comma' as const,
};

/** Figures of an opened page in their order, and the parameters without effect. */
export function figuresOf({ kind, page, language, words }: OpenedPage): {
  figures: readonly Figure[];
  address: PageAddressNotes;
  speech: Speech;
} {
  const { figures, addressNotes } = pages[kind];
  const speech = toSpeech(language, words);
  // The page's own loader made the data.
  const data = page.data as never;
  return {
    figures: (figures?.(data, speech) ?? []).map((figure) => figure.forFiles ?? figure),
    address: addressNotes?.(data, speech) ?? {
      ignored: (page.data as Partial<PageAddressNotes> | null)?.ignored ?? [],
    },
    speech,
  };
}

function aboutPage(
  { language, words, kind, page, rest, release, failed, crop }: OpenedPage,
  { origin, decimals }: Pick<PageRequest, 'origin' | 'decimals'>,
): Omit<PageFigures, 'figures' | 'ignored'> {
  const pathname = `/${language}${rest === '/' ? '' : rest}`;
  const slug = rest.split('/').at(-1) ?? '';
  const known = findCrop(crop ?? '');
  const section = known === undefined ? undefined : sectionAt(known, slug);
  return {
    status: failed ? 503 : page.status,
    language,
    decimals,
    title: page.head.title,
    // Pages of areas end in a code, which their tables name as their place.
    section: kind === 'country' ? (rest.split('/').at(-2) ?? slug) : slug,
    crop: known?.id ?? null,
    caveats:
      known === undefined || section === undefined
        ? []
        : sectionCaveats(known, section).map((key) => words(key)),
    address: citedAddress({ origin, pathname, search: page.head.search }, release.id),
  };
}

export async function readPageFigures(request: PageRequest): Promise<PageFigures> {
  const opened = await openPage(request, true);
  const { language } = opened;
  if (opened.moved !== null)
    return { ...movedPage, status: 301, redirect: opened.moved, language, figures: [] };
  return withDecimals(request.decimals, async () => {
    await otherRequests();
    const { figures, address, speech } = figuresOf(opened);
    const filed: PageFigure[] = [];
    for (const each of figures) {
      // A figure without rows has no tables, as in its menu.
      if (each.rowCount === 0) continue;
      await otherRequests();
      const figure = await toPageFigure(each, speech);
      filed.push({
        ...figure,
        notes: [...new Set([...(address.notes ?? []), ...figure.notes])],
        ...citationOf(each, opened, request.origin),
      });
    }
    return { ...aboutPage(opened, request), ignored: address.ignored, figures: filed };
  });
}

function citationOf(
  { id, title, name = title, sources }: Figure,
  { language, words, page, rest, release }: OpenedPage,
  origin: string,
): Pick<PageFigure, 'citation' | 'citeWith'> {
  const pathname = `/${language}${rest === '/' ? '' : rest}`;
  const citeWith = (named: readonly (CitedSource & { key?: string | null | undefined })[]): string =>
    cite({
      site: words('frame.site.title'),
      title: name,
      release,
      sources: named.map((source) => ({ ...source, title: citedTitle(words, source) })),
      url: citedAddress({ origin, pathname, search: page.head.search }, release.id, id),
      words: citedWords(words, release.id),
    }).apa;
  return sources.length > 0
    ? { citation: citeWith(sources) }
    : { citeWith: (others) => citeWith(others.map((source) => ({ ...source, editions: [] }))) };
}

/** Draws a figure of a page as an image: the requested one, else the leading one, else the page's map, else its first. */
export async function drawPagePicture(request: PageRequest, ask: PictureAsk): Promise<DrawnPage> {
  const opened = await openPage(request);
  const { language } = opened;
  if (opened.moved !== null)
    return {
      ...movedPage,
      ...{ status: 301, redirect: opened.moved, language },
      ...{ figure: null, ids: () => [], draw: () => ({ svg: '', width: 0, height: 0 }) },
    };
  return withDecimals(request.decimals, () => drawOpened(opened, request, ask));
}

async function drawOpened(opened: OpenedPage, request: PageRequest, ask: PictureAsk): Promise<DrawnPage> {
  // A page's figures, and the picture of one, each take some milliseconds.
  await otherRequests();
  const { figures, address, speech } = figuresOf(opened);
  await otherRequests();
  const usual = ask.size === 'card' ? BESIDE_ROOM : { width: BODY };
  const draw = (one: Figure, room: Room = usual): readonly PicturePart[] =>
    drawPicture(one, room, (picture) => inPage(opened, request, picture));
  const { figure, parts } = choosePicture(figures, ask, (one) => draw(one));
  return {
    ...aboutPage(opened, request),
    figure: figure === undefined ? null : await toPageFigure(withoutRows(figure), speech),
    ignored: address.ignored,
    ids: () =>
      withDecimals(request.decimals, () => figures.filter((one) => draw(one).length > 0).map(({ id }) => id)),
    draw: (finish) =>
      composeImage(opened, request, ask, finish, {
        parts,
        draw: (room) =>
          figure === undefined || room === usual
            ? parts
            : withDecimals(request.decimals, () => draw(figure, room)),
        figure: figure && {
          ...figure,
          title: figure.name ?? figure.title,
          notes: [
            ...(figure.notes ?? []),
            ...(figure.remarks ?? []),
            ...(figure.withheld === undefined
              ? []
              : [withheldText(speech.words, speech.formats.list, figure.withheld)]),
          ],
          source: figure.source === undefined ? '' : opened.words('figure.source', { source: figure.source }),
        },
      }),
  };
}

/** Images need no rows, unless these give the figure's elements. */
const withoutRows = (figure: Figure): Figure =>
  figure.keyOf === undefined ? { ...figure, rows: () => [] } : figure;

export const inPage = (
  { language, words, rest }: OpenedPage,
  { site, origin }: PageRequest,
  picture: ReactNode,
): ReactNode => (
  <PageContexts
    language={language}
    words={words}
    client={createQueryClient()}
    path={rest}
    site={{ ...site, origin }}
    world={WORLD_ON_SERVER}
  >
    {picture}
  </PageContexts>
);

/** Priority of a figure as the image or the embedded figure of its page. */
export const importance = ({ isLead, id }: Figure): number => (isLead === true ? 2 : id === 'map' ? 1 : 0);

function choosePicture(
  figures: readonly Figure[],
  ask: PictureAsk,
  draw: (figure: Figure) => readonly PicturePart[],
): { figure: Figure | undefined; parts: readonly PicturePart[] } {
  const candidates =
    ask.figure === null
      ? figures.toSorted((a, b) => importance(b) - importance(a))
      : figures.filter(({ id }) => id === ask.figure);
  for (const figure of candidates) {
    const parts = draw(figure);
    if (parts.length > 0) return { figure, parts };
  }
  return { figure: undefined, parts: [] };
}

interface ImageFigure {
  id: string;
  title: string;
  finding?: string | undefined;
  number?: string | undefined;
  notes: readonly string[];
  remarks?: readonly string[] | undefined;
  /** Sentence on where its figures are from; empty where the page lists no source. */
  source: string;
  crop?: string | undefined;
}

/** What a figure's page is where the figure's own title leaves it out: titles of prices leave crop and place to the page. */
const kickerOf = ({ kind, page }: OpenedPage): string | null =>
  kind === 'prices' || kind === 'benchmarks' ? page.head.title : null;

/** What a figure is, read without its page. */
export const pictureLabel = (opened: OpenedPage, title: string): string =>
  [kickerOf(opened), title].filter((part) => part !== null).join(' · ');

function composeImage(
  opened: OpenedPage,
  request: PageRequest,
  ask: PictureAsk,
  { sources, logo, withheld }: PictureFinish,
  {
    figure,
    parts,
    draw = () => parts,
  }: {
    figure: ImageFigure | undefined;
    parts: readonly PicturePart[];
    draw?: (room: Room) => readonly PicturePart[];
  },
): PagePicture {
  const { language, words, page } = opened;
  const about = aboutPage(opened, request);
  const crop = findCrop(figure?.crop ?? about.crop ?? '');
  const propertyOf = readPalette(crop === undefined ? generalTheme.theme : cropTheme(crop), ask.theme);
  const look = { theme: ask.theme, propertyOf, logo };
  const named = sources.map(({ title, publisher }) => `${title} (${publisher})`).join('; ');
  // Sums and counts of the observatory have sources that the page does not list.
  const source = (figure?.source ?? '') || (named === '' ? '' : words('figure.source', { source: named }));
  const texts = {
    language: toLocale(language),
    site: words('frame.site.title'),
    address: `${about.address}${figure === undefined ? '' : `#${figure.id}`}`,
  };
  const licences = [...new Set(sources.map(({ licence }) => licenceName(words, licence)))].join(', ');
  const date = formatReleaseDate(opened.release.created, language);
  const release = date === null ? '' : words('frame.footer.date', { date });
  const kicker = kickerOf(opened);
  const title = figure?.title ?? '';
  const legal = words('map.disputed');
  const label = pictureLabel(opened, title);
  const wholeSource = [source, licences, release].filter((part) => part !== '').join(' · ');
  if (ask.size === 'card')
    // The finding has figures, too: where these are not exportable the card has the page's description.
    return composeShape(
      withheld === true ? () => [] : draw,
      {
        ...texts,
        ...(withheld === true || figure?.finding === undefined
          ? pageTexts(about.title, page.head.description)
          : figureTexts(figure, label)),
        source: withheld === true || figure === undefined ? '' : source,
        note: null,
      },
      { shape: 'card', look, crop: crop?.id ?? null },
    );
  if (ask.size === 'figure')
    return composePicture(
      parts,
      {
        ...texts,
        title: figure?.finding === undefined ? title : headlineOf(figure.finding),
        kicker: figure?.finding === undefined ? kicker : label,
        caveats: caveatsOf(figure?.notes ?? [], parts, legal),
        source: wholeSource,
      },
      look,
    );
  return composeShape(
    draw,
    {
      ...texts,
      ...(figure?.finding === undefined
        ? { ...pageTexts(title, null), label: kicker ?? about.title }
        : figureTexts(figure, label)),
      source: wholeSource,
      // A map has its remark in its legend.
      note: parts.some(({ isMap }) => isMap === true) ? legal : ((figure && visibleRemark(figure)) ?? null),
    },
    { shape: ask.size, look, crop: crop?.id ?? null },
  );
}

/** Texts of an image of a page, or of a figure without a finding. */
const pageTexts = (heading: string, text: string | null) => ({ label: '', heading, number: null, text });

/** Letters of a heading that fit on a slide in any of its shapes. */
const longestOnSlide = 125;

function figureTexts(
  { finding = '', number }: ImageFigure,
  label: string,
): Pick<ShapeTexts, 'label' | 'heading' | 'number' | 'text'> {
  const whole = headlineOf(finding);
  // Of two statements that are too long for a slide it has the first.
  const [first = ''] = whole.split('; ');
  const heading = whole.length <= longestOnSlide ? whole : first;
  const led = number === undefined ? undefined : unbroken(number);
  return {
    label,
    heading,
    number: led !== undefined && heading.startsWith(led) ? led : null,
    text: null,
  };
}

/** Paragraphs under an image: the notes as one, and for maps the disclaimer on borders. */
function caveatsOf(
  notes: readonly string[],
  parts: readonly PicturePart[],
  legal: string,
): readonly string[] {
  const sentences = new Set(
    notes
      .filter((note) => note !== '' && note !== legal)
      .map((note) => (/[.!?:]$/.test(note) ? note : `${note}.`)),
  );
  return [[...sentences].join(' '), ...(parts.some(({ isMap }) => isMap === true) ? [legal] : [])].filter(
    (paragraph) => paragraph !== '',
  );
}

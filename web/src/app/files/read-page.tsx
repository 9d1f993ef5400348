import { renderToString } from 'react-dom/server';
import { cropTheme, findCrop, generalTheme } from '#catalog/crops/index.ts';
import { sectionAt } from '#catalog/sections/index.ts';
import type { PageRequest } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import type { DrawnPage, PictureAsk, PictureFinish } from '#contract/page-pictures.ts';
import { createQueryClient } from '../../api/queries.ts';
import { type AddressNotes, AddressNotesContext } from '../../blocks/adjusted-notice.tsx';
import { citedAddress } from '../../blocks/citation.ts';
import { ExplanationOnServer } from '../../blocks/explain/explain-host.tsx';
import { StillPanel } from '../../blocks/explain/still-panel.tsx';
import {
  type CollectedFigure,
  type CollectFigure,
  FigureCollector,
  IsEnough,
} from '../../blocks/figure-collector.ts';
import { sectionCaveats } from '../../blocks/page-caveats.ts';
import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { toLocale } from '../../i18n/words.tsx';
import { CARD_BODY, composeCard } from '../../image/compose-card.tsx';
import { BODY, composePicture } from '../../image/compose-picture.tsx';
import { readPalette } from '../../image/palette.ts';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { type Opened, openPage, pages } from '../open-page.ts';
import { PageContexts } from '../shell.tsx';
import { toPageFigure } from './to-page-figure.ts';

type OpenedPage = Extract<Opened, { moved: null }>;

/** What is said of the tables of an address that has moved. */
const nowhere = { title: '', section: '', crop: null, address: '', caveats: [], ignored: [] };

/** What a page says of its address. */
interface SaidOfAddress {
  ignored: readonly IgnoredParam[];
  /** Why there is nothing of what was asked for. */
  notes: readonly string[];
}

/** Draws a page whose figures somebody takes, without the frame around it. */
function drawFor(
  opened: OpenedPage,
  request: PageRequest,
  collect: CollectFigure,
  isEnough: () => boolean = () => false,
): SaidOfAddress {
  const said: { ignored: IgnoredParam[]; notes: string[] } = { ignored: [], notes: [] };
  const notes: AddressNotes = {
    ignore: (params) => void said.ignored.push(...params),
    say: (sentence) => void said.notes.push(sentence),
  };
  const { language, words, kind, page, rest } = opened;
  const Component = pages[kind].Component;
  renderToString(
    <PageContexts
      language={language}
      words={words}
      client={createQueryClient()}
      path={rest}
      site={request.site}
      world={WORLD_ON_SERVER}
    >
      <FigureCollector.Provider value={collect}>
        <IsEnough.Provider value={isEnough}>
          <AddressNotesContext.Provider value={notes}>
            <ExplanationOnServer.Provider value={StillPanel}>
              <Component data={page.data} path={rest} />
            </ExplanationOnServer.Provider>
          </AddressNotesContext.Provider>
        </IsEnough.Provider>
      </FigureCollector.Provider>
    </PageContexts>,
  );
  return said;
}

/** What is said of a page beside its figures. */
function aboutPage(
  { language, words, kind, page, rest, release, failed, crop }: OpenedPage,
  origin: string,
): Omit<PageFigures, 'figures' | 'ignored'> {
  const pathname = `/${language}${rest === '/' ? '' : rest}`;
  const slug = rest.split('/').at(-1) ?? '';
  const known = findCrop(crop ?? '');
  const section = known === undefined ? undefined : sectionAt(known, slug);
  return {
    status: failed ? 503 : page.status,
    language,
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

/** Draws a page for the tables that stand on it. */
export async function readPageFigures(request: PageRequest): Promise<PageFigures> {
  const opened = await openPage(request, true);
  const { language } = opened;
  const figures: PageFigure[] = [];
  if (opened.moved !== null) return { ...nowhere, status: 301, redirect: opened.moved, language, figures };
  const { ignored, notes } = drawFor(opened, request, (figure) => {
    figures.push(toPageFigure(figure, language));
    return null;
  });
  return {
    ...aboutPage(opened, request.origin),
    ignored,
    figures: figures.map((figure) => ({ ...figure, notes: [...new Set([...notes, ...figure.notes])] })),
  };
}

interface Pictured {
  figure: CollectedFigure;
  parts: readonly PicturePart[];
}

const isDrawn = ({ parts }: Pictured): boolean => parts.some(({ height }) => height > 0);

/** Whether it is the page's own map, and drawn. */
const isMap = (one: Pictured): boolean => one.figure.id === 'map' && isDrawn(one);

interface Wanted {
  width: number;
  /** Whether a figure need not be drawn. */
  skips(id: string): boolean;
  /** Whether all that is wanted is there, so that the rest of the page need not be drawn. */
  isEnough(before: readonly Pictured[]): boolean;
}

/** Takes the pictures of a page with their parts, as far as they are wanted. */
function readPictures(
  opened: OpenedPage,
  request: PageRequest,
  { width, skips, isEnough }: Wanted,
): { all: readonly Pictured[] } & SaidOfAddress {
  const all: Pictured[] = [];
  const collect: CollectFigure = (figure) => {
    if (isEnough(all) || skips(figure.id)) return 'skip';
    const parts: PicturePart[] = [];
    all.push({ figure, parts });
    return { width, add: (part) => void parts.push(part) };
  };
  // Figures are drawn one after the other: those before the one that asks have all their parts.
  const said = drawFor(opened, request, collect, () => isEnough(all));
  return { all: all.filter(isDrawn), ...said };
}

/** The figure that stands for a page: its map, else its first. */
function choosePicture(all: readonly Pictured[], { figure }: PictureAsk): Pictured | undefined {
  if (figure !== null) return all.find((one) => one.figure.id === figure);
  return all.find(isMap) ?? all[0];
}

/** Draws a page for one of its images. */
export async function drawPagePicture(request: PageRequest, ask: PictureAsk): Promise<DrawnPage> {
  const opened = await openPage(request);
  const { language } = opened;
  const blank = { svg: '', width: 0, height: 0 };
  if (opened.moved !== null)
    return {
      ...nowhere,
      ...{ status: 301, redirect: opened.moved, language },
      ...{ figure: null, ids: [], draw: () => blank },
    };
  const { words, page } = opened;
  const about = aboutPage(opened, request.origin);
  const width = ask.size === 'card' ? CARD_BODY : BODY;
  const everything: Wanted = { width, skips: () => false, isEnough: () => false };
  // Beside the one that is wanted no others need to be drawn.
  const { all, ignored } = readPictures(opened, request, {
    ...everything,
    skips: (id) => ask.figure !== null && id !== ask.figure,
    isEnough: (before) => before.some(ask.figure === null ? isMap : isDrawn),
  });
  const chosen = choosePicture(all, ask);
  const crop = findCrop(chosen?.figure.crop ?? about.crop ?? '');
  const propertyOf = readPalette(crop === undefined ? generalTheme.theme : cropTheme(crop), ask.theme);
  const site = words('frame.site.title');
  const draw = ({ sources, logo, withheld }: PictureFinish): typeof blank => {
    const look = { theme: ask.theme, propertyOf, logo };
    const { figure, parts = [] } = chosen ?? {};
    const named = sources.map(({ title, publisher }) => `${title} (${publisher})`).join('; ');
    // What the observatory adds up or counts has sources that the page does not list.
    const source = (figure?.source ?? '') || (named === '' ? '' : words('figure.source', { source: named }));
    const texts = { language: toLocale(language), finding: figure?.finding ?? null, site };
    if (ask.size === 'card') {
      // The finding says figures, too: of those that may not be handed on the card has what the page is for.
      const isOpen = withheld !== true && figure !== undefined;
      const finding = (isOpen ? figure.finding : null) ?? page.head.description;
      return composeCard(
        isOpen ? parts : [],
        { ...texts, title: about.title, finding, source: isOpen ? source : '' },
        { look, crop: crop?.id ?? null },
      );
    }
    const licences = [...new Set(sources.map(({ licence }) => licenceName(words, licence)))].join(', ');
    const release = words('cite.release', { release: opened.release.id });
    const legal = words('map.disputed');
    const sentences = new Set(
      (figure?.notes ?? [])
        .filter((note) => note !== '' && note !== legal)
        .map((note) => (/[.!?:]$/.test(note) ? note : `${note}.`)),
    );
    const caveats = [
      [...sentences].join(' '),
      ...(parts.some(({ isMap }) => isMap === true) ? [legal] : []),
    ].filter((paragraph) => paragraph !== '');
    return composePicture(
      parts,
      {
        ...texts,
        title: figure?.title ?? '',
        // Titles of prices leave crop and place to the page.
        kicker: opened.kind === 'prices' || opened.kind === 'benchmarks' ? about.title : null,
        caveats,
        source: [source, licences, release].filter((part) => part !== '').join(' · '),
        address: `${about.address}${figure === undefined ? '' : `#${figure.id}`}`,
      },
      look,
    );
  };
  return {
    ...about,
    figure: chosen === undefined ? null : toPageFigure(chosen.figure, language),
    ignored,
    ids: (chosen === undefined ? readPictures(opened, request, everything).all : all).map(
      ({ figure }) => figure.id,
    ),
    draw,
  };
}

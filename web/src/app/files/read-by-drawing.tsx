import { renderToString } from 'react-dom/server';
import type { PageRequest } from '#contract/page.ts';
import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import type { DrawnPage, PictureAsk } from '#contract/page-pictures.ts';
import { createQueryClient } from '../../api/queries.ts';
import { type AddressNotes, AddressNotesContext } from '../../blocks/adjusted-notice.tsx';
import { ExplanationOnServer } from '../../blocks/explain/explain-host.tsx';
import { StillPanel } from '../../blocks/explain/still-panel.tsx';
import {
  type CollectedFigure,
  type CollectFigure,
  FigureCollector,
  IsEnough,
} from '../../blocks/figure-collector.ts';
import type { PicturePart } from '../../charts/picture/picture-parts.ts';
import { CARD_BODY } from '../../image/compose-card.tsx';
import { BODY } from '../../image/compose-picture.tsx';
import { WORLD_ON_SERVER } from '../../map/world-on-server.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import { pages } from '../open-page.ts';
import { PageContexts } from '../shell.tsx';
import { aboutPage, composeImage, type OpenedPage } from './read-page.tsx';
import { toPageFigure } from './to-page-figure.ts';

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

/** Draws a page for the tables that stand on it. */
export function readByDrawing(opened: OpenedPage, request: PageRequest): PageFigures {
  const { language } = opened;
  const figures: PageFigure[] = [];
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
export function drawByDrawing(opened: OpenedPage, request: PageRequest, ask: PictureAsk): DrawnPage {
  const { language } = opened;
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
  return {
    ...about,
    figure: chosen === undefined ? null : toPageFigure(chosen.figure, language),
    ignored,
    ids: (chosen === undefined ? readPictures(opened, request, everything).all : all).map(
      ({ figure }) => figure.id,
    ),
    draw: (finish) =>
      composeImage(opened, request, ask, finish, {
        parts: chosen?.parts ?? [],
        figure: chosen && { ...chosen.figure, source: chosen.figure.source ?? '' },
      }),
  };
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { cropIconPaths } from '../ui/crop-icon-paths.ts';
import { resolveProperties } from './palette.ts';
import { textPart } from './text-part.tsx';

/** Width of what is drawn, and the margin around it, in pixels at 1×. */
export const BODY = 800;
const MARGIN = 24;

/** The part of the image's width that the logo takes where the drawing is as high, and how much of it is seen on light and on dark grounds. */
const LOGO = { part: 1 / 5, opacity: { light: 0.1, dark: 0.3 } } as const;

const TITLE = { family: 'serif', size: 23, weight: 600, fill: 'var(--ink)' } as const;

/** What an image says of its figure. */
export interface PictureTexts {
  language: string;
  /** What the page is of, where the title does not say it. */
  kicker: string | null;
  title: string;
  finding: string | null;
  /** Sentences without which the figure would be misread. */
  caveats: readonly string[];
  /** Source with licence, release and date. */
  source: string;
  /** The observatory, and where the figure stands. */
  site: string;
  address: string;
}

/** How an image looks. */
export interface PictureLook {
  theme: 'light' | 'dark';
  propertyOf: (name: string) => string | undefined;
  /** Address of the logo's data; without it the image has no watermark. */
  logo: string | null;
}

/** An image in SVG with its size; its faces are named and not inside. */
export interface DrawnPicture {
  svg: string;
  width: number;
  height: number;
}

/** A figure as one image: title, finding, parts, caveats, and where it is from. */
export function composePicture(
  parts: readonly PicturePart[],
  texts: PictureTexts,
  look: PictureLook,
): DrawnPicture {
  const room = { width: BODY };
  const head = [
    ...(texts.kicker === null
      ? []
      : [textPart(texts.kicker, { family: 'sans', size: 14, weight: 600, fill: 'var(--accent)' }, room)]),
    textPart(texts.title, TITLE, { ...room, after: texts.finding === null ? 14 : 4 }),
    ...(texts.finding === null
      ? []
      : [
          textPart(texts.finding, { family: 'sans', size: 16, fill: 'var(--ink-2)' }, { ...room, after: 12 }),
        ]),
  ];
  const small = { family: 'sans', size: 12, fill: 'var(--ink-2)' } as const;
  const foot = [
    ...texts.caveats.map((caveat) => textPart(caveat, small, { ...room, after: 5 })),
    rule(),
    textPart(texts.source, small, { ...room, after: 2 }),
    textPart(texts.site, { ...small, weight: 600 }, { ...room, after: 2 }),
    textPart(texts.address, small, room),
  ];
  const body = parts.filter(({ height }) => height > 0);
  const heightOf = (list: readonly PicturePart[]): number =>
    list.reduce((sum, { height }) => sum + height, 0);
  const top = MARGIN + heightOf(head);
  const drawn = heightOf(body) + 8;
  const width = BODY + 2 * MARGIN;
  const height = Math.ceil(top + drawn + heightOf(foot) + MARGIN);
  return finish(
    <Ground texts={texts} width={width} height={height}>
      <Stack parts={[...head, ...body]} x={MARGIN} y={MARGIN} />
      <Stack parts={foot} x={MARGIN} y={top + drawn} />
      <Watermark look={look} width={width} {...{ top, drawn }} />
    </Ground>,
    { width, height, look },
  );
}

function rule(): PicturePart {
  return { width: BODY, height: 12, content: <path d={`M0,6H${BODY}`} stroke="var(--rule)" /> };
}

/** Parts one below the other, each in a box of its own. */
export function Stack(props: { parts: readonly PicturePart[]; x: number; y: number }): ReactNode {
  let y = props.y;
  return props.parts.map(({ content, height }, at) => {
    const top = y;
    y += height;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: Parts keep their places.
      <g key={at} transform={`translate(${props.x} ${top})`}>
        {content}
      </g>
    );
  });
}

/** The logo over what is drawn, and no higher than that: over a title or a source it would be in the way of reading. */
function Watermark({
  look,
  width,
  top,
  drawn,
}: {
  look: PictureLook;
  width: number;
  /** Where the drawing begins, and its height. */
  top: number;
  drawn: number;
}): ReactNode {
  if (look.logo === null) return null;
  const size = Math.min(width * LOGO.part, drawn);
  return (
    <image
      href={look.logo}
      x={(width - size) / 2}
      y={top + drawn / 2 - size / 2}
      width={size}
      height={size}
      opacity={LOGO.opacity[look.theme]}
    />
  );
}

/** The ground and the name of an image. */
export function Ground(props: {
  texts: Pick<PictureTexts, 'language' | 'title' | 'finding'>;
  width: number;
  height: number;
  children: ReactNode;
}): ReactNode {
  const { texts, width, height } = props;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      lang={texts.language}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="image-title image-desc"
      color="var(--ink)"
    >
      <title id="image-title">{texts.title}</title>
      <desc id="image-desc">{texts.finding ?? ''}</desc>
      <rect width={width} height={height} fill="var(--paper)" />
      {props.children}
    </svg>
  );
}

/** Attributes and elements of pages that mean nothing in an image. */
const ofPages = / (?:class|role|focusable|aria-hidden|aria-label|tabindex|data-[\w-]+)="[^"]*"/g;
/**
 * See-through elements, which are drawn with see-through paints instead: resvg makes a layer of the others, and ends the whole program
 * where one lies outside of the image, as countries beside a region do.
 */
const layers = /<(?!image\b)(\w+)([^>]*?) opacity="([^"]*)"/g;
const iconUse = /<use href="#crop-([\w-]+)"><\/use>/g;

export function finish(
  image: ReactNode,
  { width, height, look }: { width: number; height: number; look: PictureLook },
): DrawnPicture {
  const markup = renderToStaticMarkup(image);
  const end = markup.indexOf('>') + 1;
  const root = markup.slice(0, end);
  const inside = markup
    .slice(end)
    .replace(ofPages, '')
    .replace(layers, '<$1$2 fill-opacity="$3" stroke-opacity="$3"')
    .replace(iconUse, (_, name: string) => {
      const path = (cropIconPaths as Readonly<Record<string, string>>)[name] ?? cropIconPaths.leaf;
      return `<path d="${path}"/>`;
    });
  return { svg: resolveProperties(root + inside, look.propertyOf), width, height };
}

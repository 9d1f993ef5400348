import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { cropIconPaths } from '../ui/crop-icon-paths.ts';
import { resolveProperties } from './palette.ts';
import { textPart } from './text-part.tsx';

/** Width of what is drawn, and the margin around it, in pixels at 1×. */
export const BODY = 800;
const MARGIN = 24;

/** The part of the image's width that the logo takes, and its opacity on light and on dark grounds. */
const LOGO = { part: 1 / 5, opacity: { light: 0.1, dark: 0.3 } } as const;

const SMALL = { family: 'sans', size: 12, fill: 'var(--ink-2)' } as const;

const TITLE = { family: 'serif', size: 23, weight: 600, fill: 'var(--ink)' } as const;

export interface PictureTexts {
  language: string;
  /** The figure's label, where the title is its finding. */
  kicker: string | null;
  /** The figure's finding, else its label. */
  title: string;
  /** Sentences without which the figure would be misread. */
  caveats: readonly string[];
  source: string;
  site: string;
  address: string;
}

export interface PictureLook {
  theme: 'light' | 'dark';
  propertyOf: (name: string) => string | undefined;
  /** Address of the logo's data; without it the image has no watermark. */
  logo: string | null;
}

/** An image in SVG with its size; its fonts are named and not included. */
export interface DrawnPicture {
  svg: string;
  width: number;
  height: number;
}

export function composePicture(
  parts: readonly PicturePart[],
  texts: PictureTexts,
  look: PictureLook,
): DrawnPicture {
  const head = headOf(texts);
  const width = BODY + 2 * MARGIN;
  // The lines of the source end before the watermark.
  const room = { width: look.logo === null ? BODY : BODY - logoWidth(width) - MARGIN };
  const foot = [
    ...texts.caveats.map((caveat) => textPart(caveat, SMALL, { width: BODY, after: 5 })),
    rule(),
    textPart(texts.source, SMALL, { ...room, after: 2 }),
    textPart(texts.site, { ...SMALL, weight: 600 }, { ...room, after: 2 }),
    textPart(texts.address, SMALL, room),
  ];
  const top = MARGIN + heightOf(head);
  const partsHeight = heightOf(parts) + 8;
  const height = Math.ceil(top + partsHeight + heightOf(foot) + MARGIN);
  return finish(
    <Ground texts={texts} width={width} height={height}>
      <Watermark
        look={look}
        x={width - MARGIN - logoWidth(width)}
        {...{ width, height }}
        band={heightOf(foot.slice(-3)) + MARGIN}
      />
      <Stack parts={[...head, ...parts]} x={MARGIN} y={MARGIN} />
      <Stack parts={foot} x={MARGIN} y={top + partsHeight} />
    </Ground>,
    { width, height, look },
  );
}

function headOf(texts: PictureTexts): readonly PicturePart[] {
  const room = { width: BODY };
  return [
    ...(texts.kicker === null
      ? []
      : [
          textPart(
            texts.kicker,
            { family: 'sans', size: 14, weight: 600, fill: 'var(--ink-2)' },
            { ...room, after: 2 },
          ),
        ]),
    textPart(texts.title, TITLE, { ...room, after: 14 }),
  ];
}

export const heightOf = (list: readonly PicturePart[]): number =>
  list.reduce((sum, { height }) => sum + height, 0);

function rule(): PicturePart {
  return { width: BODY, height: 12, content: <path d={`M0,6H${BODY}`} stroke="var(--rule)" /> };
}

export const widthOf = (parts: readonly PicturePart[]): number =>
  Math.max(...parts.map(({ width }) => width));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much a drawing is enlarged in a box, at most `largest` times. */
export const fitScale = (parts: readonly PicturePart[], box: Box, largest: number): number =>
  Math.min(largest, box.width / widthOf(parts), box.height / heightOf(parts));

export function Fitted(props: { parts: readonly PicturePart[]; box: Box; largest: number }): ReactNode {
  const { parts, box } = props;
  const scale = fitScale(parts, box, props.largest);
  const x = box.x + (box.width - widthOf(parts) * scale) / 2;
  const y = box.y + (box.height - heightOf(parts) * scale) / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Stack parts={parts} x={0} y={0} />
    </g>
  );
}

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

export const logoWidth = (width: number): number => width * LOGO.part;

/** The logo in the band under the drawing, whole and at most a fifth of the image wide: no figure and no word is behind it. */
export function Watermark(props: {
  look: PictureLook;
  x: number;
  width: number;
  height: number;
  band: number;
}): ReactNode {
  const { look, x, width, height, band } = props;
  if (look.logo === null) return null;
  return (
    <image
      href={look.logo}
      x={x}
      y={height - band}
      width={logoWidth(width)}
      height={band}
      preserveAspectRatio="xMidYMid meet"
      opacity={LOGO.opacity[look.theme]}
    />
  );
}

export function Ground(props: {
  texts: Pick<PictureTexts, 'language' | 'title'> & { finding?: string | null; kicker?: string | null };
  width: number;
  height: number;
  /** The size in which it is drawn, where that is another one. */
  frame?: { width: number; height: number };
  children: ReactNode;
}): ReactNode {
  const { texts, width, height } = props;
  const frame = props.frame ?? { width, height };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      lang={texts.language}
      width={width}
      height={height}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-labelledby="image-title image-desc"
      color="var(--ink)"
    >
      <title id="image-title">{texts.title}</title>
      <desc id="image-desc">{texts.finding ?? texts.kicker ?? ''}</desc>
      <rect {...frame} fill="var(--paper)" />
      {props.children}
    </svg>
  );
}

const ofPages = / (?:class|role|focusable|aria-hidden|aria-label|tabindex|data-[\w-]+)="[^"]*"/g;
/** See-through elements get see-through paints instead: resvg ends the whole program where a layer lies outside of the image. */
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

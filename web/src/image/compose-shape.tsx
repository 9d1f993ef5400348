import type { ReactNode } from 'react';
import { type ImageRatio, imageRatios } from '#contract/page-pictures.ts';
import type { PicturePart } from '../charts/picture/picture-parts.ts';
import { TextLines } from '../charts/picture/text-lines.tsx';
import { cropIconPaths } from '../ui/crop-icon-paths.ts';
import {
  type Box,
  type DrawnPicture,
  Fitted,
  finish,
  fitScale,
  Ground,
  heightOf,
  logoWidth,
  type PictureLook,
  Stack,
  Watermark,
  widthOf,
} from './compose-picture.tsx';
import { firstLines, lineHeight, measureText, type TextLook, textPart, toLines } from './text-part.tsx';

/** Sizes of the heading's letters, its height, and the widths in which the drawing is laid out: usual, narrower for low ones, widest for high ones. */
interface AboveSizes {
  letters: readonly number[];
  height: number;
  usual: number;
  narrow: number;
  widest: number;
}

const wide: AboveSizes = { letters: [40, 36, 32, 30], height: 100, usual: 760, narrow: 760, widest: 960 };
const tall: AboveSizes = { letters: [54, 48, 42, 36], height: 190, usual: 620, narrow: 460, widest: 800 };

/** Images of one shape: their size in pixels at 1×, the width in which texts and margins are measured, and where texts may be: above the drawing, or beside it in a column. */
const shapes: Readonly<
  Record<ImageShape, { shown: readonly [number, number]; width: number; above?: AboveSizes; beside?: number }>
> = {
  card: { shown: [1200, 630], width: 1200, beside: 440 },
  '16x9': { shown: imageRatios['16x9'], width: 1200, above: wide, beside: 340 },
  '1x1': { shown: imageRatios['1x1'], width: 1080, above: tall },
  '4x5': { shown: imageRatios['4x5'], width: 1080, above: tall },
};

export type ImageShape = 'card' | ImageRatio;

const MARGIN = 56;
const GAP = 40;
const FOOT = 84;
const NAME_AT = 48;

/** Drawings are laid out small and enlarged with their letters, so that they can be read on phones. */
export const BESIDE_ROOM = { width: 400, height: 300 } as const;
const LARGEST = 2.6;

/** A room for a drawing: it is as wide as that at most, and of what can fill a height as high. */
export interface Room {
  width: number;
  height?: number | undefined;
}

export interface ShapeTexts {
  language: string;
  label: string;
  heading: string;
  /** The number that the heading begins with, which is drawn large. */
  number: string | null;
  /** A sentence below the heading of an image without a drawing. */
  text: string | null;
  note: string | null;
  source: string;
  site: string;
  address: string;
}

interface Frame {
  width: number;
  height: number;
}

const labelLook: TextLook = { family: 'sans', size: 21, weight: 600, fill: 'var(--ink-2)', spacing: 0.07 };
const headingLook = (size: number): TextLook => ({ family: 'serif', size, weight: 600, fill: 'var(--ink)' });
const numberLook: TextLook = { family: 'serif', size: 150, weight: 600, fill: 'var(--accent)' };
const siteLook: TextLook = { family: 'serif', size: 25, weight: 600, fill: 'var(--ink)' };
const noteLook: TextLook = { family: 'sans', size: 16, fill: 'var(--ink-2)' };
const addressLook: TextLook = { family: 'sans', size: 15, fill: 'var(--ink-2)' };
const sourceLook = (size: number): TextLook => ({ family: 'sans', size, fill: 'var(--ink-2)' });

/** The heading in the largest letters in which it fits, else cut in the smallest. */
function headingPart(
  text: string,
  sizes: readonly number[],
  room: { width: number; height: number; number?: string | null },
): PicturePart {
  const { width, height } = room;
  const fits = (size: number): boolean =>
    toLines(text, headingLook(size), width).length * lineHeight(headingLook(size)) <= height;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0;
  const look = headingLook(size);
  const most = Math.max(1, Math.floor(height / lineHeight(look)));
  return textPart(text, look, { width, most, accented: room.number ?? undefined });
}

function textsBeside(texts: ShapeTexts, { width, height }: Frame, isAlone: boolean): readonly PicturePart[] {
  const label = labelParts(texts, width);
  const number = texts.number === null ? [] : [textPart(texts.number, numberLook, { width, after: -12 })];
  const rest = texts.heading.slice(texts.number?.length ?? 0).trim();
  const left = height - heightOf([...label, ...number]);
  const sizes = isAlone ? [64, 56, 48, 40] : texts.number === null ? [46, 41, 37, 33, 30] : [44, 40, 36, 31];
  const heading = headingPart(rest, sizes, { width, height: isAlone ? left * 0.6 : left });
  if (texts.text === null) return [...label, ...number, heading];
  const look = sourceLook(isAlone ? 32 : 26);
  const most = Math.max(1, Math.floor((left - heading.height - 18) / lineHeight(look)));
  return [
    ...label,
    ...number,
    { ...heading, height: heading.height + 18 },
    textPart(texts.text, look, { width, most }),
  ];
}

const labelParts = ({ label, language }: ShapeTexts, width: number): readonly PicturePart[] =>
  label === '' ? [] : [textPart(label.toLocaleUpperCase(language), labelLook, { width, after: 12, most: 3 })];

export function composeShape(
  draw: (room: Room) => readonly PicturePart[],
  texts: ShapeTexts,
  { shape, look, crop }: { shape: ImageShape; look: PictureLook; crop: string | null },
): DrawnPicture {
  const { shown, width } = shapes[shape];
  const [shownWidth, shownHeight] = shown;
  const frame = { width, height: Math.round((width * shownHeight) / shownWidth) };
  const foot = texts.note === null ? [] : [textPart(texts.note, noteLook, { width: width - 2 * MARGIN })];
  const room = frame.height - FOOT - MARGIN - 24 - heightOf(foot);
  const layout = layOut({ draw, texts, frame, room }, shapes[shape]);
  const hasLogo = shape !== 'card' && look.logo !== null;
  return finish(
    <Ground
      texts={{ language: texts.language, title: texts.heading, finding: texts.label }}
      width={shownWidth}
      height={shownHeight}
      frame={frame}
    >
      {hasLogo && <Watermark look={look} x={nameEnd(texts)} {...frame} band={FOOT} />}
      <Stack parts={layout.texts} x={MARGIN} y={MARGIN + (layout.textsFrom ?? 0)} />
      {layout.parts.length > 0 && <Fitted parts={layout.parts} box={layout.box} largest={LARGEST} />}
      <Stack parts={foot} x={MARGIN} y={frame.height - FOOT - 12 - heightOf(foot)} />
      <Foot
        {...{ texts, frame, crop }}
        sourceFrom={hasLogo ? nameEnd(texts) + logoWidth(width) + 16 : nameEnd(texts)}
      />
    </Ground>,
    { width: shownWidth, height: shownHeight, look },
  );
}

interface Layout {
  texts: readonly PicturePart[];
  textsFrom?: number;
  parts: readonly PicturePart[];
  box: Box;
}

interface Space {
  draw: (room: Room) => readonly PicturePart[];
  texts: ShapeTexts;
  frame: Frame;
  room: number;
}

function layBeside({ draw, texts, frame, room }: Space, column: number): Layout {
  const parts = draw(BESIDE_ROOM).filter(({ height }) => height > 0);
  const x = MARGIN + column + GAP;
  const box = { x, y: MARGIN - 16, width: frame.width - x - MARGIN + 8, height: room + 16 };
  if (parts.length > 0)
    return { texts: textsBeside(texts, { width: column, height: room }, false), parts, box };
  const alone = textsBeside(texts, { width: frame.width - 2 * MARGIN, height: room }, true);
  return { texts: alone, textsFrom: (room - heightOf(alone)) / 3, parts, box };
}

interface Drawn {
  scale: number;
  parts: readonly PicturePart[];
}

/** The part of a box's height below which a drawing leaves it empty. */
const mostlyFull = 0.8;

/** The narrow drawing where it fits and fills visibly more of the box: that of a map is as flat, with fewer names. */
function higherOf(usual: Drawn, narrow: Drawn, box: Box): Drawn {
  const [one, other] = [usual, narrow].map(({ scale, parts }) => scale * heightOf(parts)) as [number, number];
  return other <= box.height && other > 1.1 * one ? narrow : usual;
}

function layAbove({ draw, texts, frame, room }: Space, sizes: AboveSizes): Layout {
  const width = frame.width - 2 * MARGIN;
  const heading = headingPart(texts.heading, sizes.letters, {
    ...{ width, number: texts.number },
    height: sizes.height,
  });
  const head = [...labelParts(texts, width), heading];
  const top = MARGIN + heightOf(head) + 24;
  const box = { x: MARGIN, y: top, width, height: room + MARGIN - top };
  const drawIn = (drawn: number): Drawn => {
    const scale = width / drawn;
    return { scale, parts: draw({ width: drawn, height: box.height / scale }) };
  };
  const usual = drawIn(sizes.usual);
  const isFlat = usual.scale * heightOf(usual.parts) < mostlyFull * box.height;
  const { parts: small, scale: enlarged } = isFlat ? higherOf(usual, drawIn(sizes.narrow), box) : usual;
  const scale = Math.min(enlarged, box.height / heightOf(small));
  // What is too high for the box is drawn wider, so that it fills the width.
  const parts =
    scale === enlarged
      ? small
      : draw({ width: Math.min(sizes.widest, width / scale), height: box.height / scale });
  return { texts: head, parts, box };
}

function layOut(space: Space, { above, beside }: { above?: AboveSizes; beside?: number }): Layout {
  const layouts = [
    ...(above === undefined ? [] : [layAbove(space, above)]),
    ...(beside === undefined ? [] : [layBeside(space, beside)]),
  ];
  const areaOf = ({ parts, box }: Layout): number =>
    parts.length === 0 ? 0 : widthOf(parts) * heightOf(parts) * fitScale(parts, box, LARGEST) ** 2;
  return layouts.reduce((best, layout) => (areaOf(layout) > areaOf(best) ? layout : best));
}

const nameEnd = ({ site }: ShapeTexts): number => MARGIN + NAME_AT + measureText(site, siteLook) + 24;

/** The observatory with its icon on the left; the source on the right, which begins at `sourceFrom` or after it. */
function Foot(props: {
  texts: ShapeTexts;
  frame: Frame;
  crop: string | null;
  sourceFrom: number;
}): ReactNode {
  const { texts, frame, crop } = props;
  const icon = crop !== null && Object.hasOwn(cropIconPaths, crop) ? crop : 'beans';
  const { width, height } = frame;
  const address = fitAddress(texts.address, measureText(texts.site, siteLook));
  // Two lines have the middle that one has.
  const shift = 9 * (address.length - 1);
  return (
    <>
      <path d={`M0,${height - FOOT}H${width}`} stroke="var(--rule)" />
      <g
        transform={`translate(${MARGIN - 4} ${height - 62}) scale(1.7)`}
        fill={icon === 'beans' ? 'var(--accent)' : 'none'}
        stroke="var(--accent)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={cropIconPaths[icon as keyof typeof cropIconPaths]} />
      </g>
      <text
        x={MARGIN + NAME_AT}
        y={height - 44 - shift}
        fontFamily="var(--font-serif)"
        fontSize={siteLook.size}
        fontWeight="600"
        fill="var(--ink)"
      >
        {texts.site}
      </text>
      <TextLines
        lines={address}
        x={MARGIN + NAME_AT}
        y={height - 21 - 17 * (address.length - 1) + shift}
        step={17}
        fontFamily="var(--font-sans)"
        fontSize={addressLook.size}
        fill={addressLook.fill}
      />
      <Source text={texts.source} frame={frame} room={frame.width - MARGIN - props.sourceFrom} />
    </>
  );
}

/** As much of an address as is no wider: with its query, on a line of its own where it must be, its path or the host alone; without the release, which is a name of the moment. */
function fitAddress(address: string, width: number): readonly string[] {
  const { host, pathname, searchParams } = new URL(address);
  searchParams.delete('v');
  const path = pathname === '/' ? '' : pathname;
  const query = searchParams.size === 0 ? '' : `?${searchParams}`;
  const texts = [[`${host}${path}${query}`], [`${host}${path}`, query], [`${host}${path}`]];
  const fits = (line: string): boolean => measureText(line, addressLook) <= width;
  return texts.find((lines) => lines.every(fits)) ?? [host];
}

const sourceSizes = [
  [20, 1],
  [18, 2],
  [15, 3],
  [13, 4],
] as const;

function Source({ text, room, frame }: { text: string; room: number; frame: Frame }): ReactNode {
  const linesOf = (size: number): readonly string[] => toLines(text, sourceLook(size), room);
  const [size, most] =
    sourceSizes.find(([letters, lines]) => linesOf(letters).length <= lines) ?? sourceSizes[3];
  const visibleLines = firstLines(linesOf(size), most);
  const step = size * 1.3;
  const middle = frame.height - FOOT / 2;
  return (
    <TextLines
      lines={visibleLines}
      x={frame.width - MARGIN}
      y={middle + size * 0.35 - ((visibleLines.length - 1) / 2) * step}
      step={step}
      textAnchor="end"
      fontFamily="var(--font-sans)"
      fontSize={size}
      fill="var(--ink-2)"
    />
  );
}

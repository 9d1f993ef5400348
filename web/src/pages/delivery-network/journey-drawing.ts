import type { CSSProperties } from 'react';
import type { Speech } from '../../i18n/speech.ts';
import type { Frame, MapView } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import type { Journey } from './journey.ts';

/** The drawn parts of a journey, with positions. */
export interface Drawn {
  journey: Journey;
  world: WorldShapes;
  frame: Frame;
  view: MapView;
  /** Box units of a pixel, were the frame as wide as `journeyFrame`. */
  unit: number;
  speech: Speech;
  isImage?: boolean;
}

/** Delay of an animation, as a share of its step's duration. */
export const after = (part: number): CSSProperties => ({ '--after': part }) as CSSProperties;

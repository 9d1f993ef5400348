import type { CSSProperties } from 'react';
import type { Speech } from '../../i18n/speech.ts';
import type { Frame, MapView } from '../../map/view.ts';
import type { WorldShapes } from '../../map/world-shapes.ts';
import type { Journey } from './journey.ts';

/** What is drawn of a journey, and where. */
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

/** What plays begins so many parts of its step's time after the step. */
export const after = (part: number): CSSProperties => ({ '--after': part }) as CSSProperties;

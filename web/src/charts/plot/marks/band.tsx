import type { ReactNode } from 'react';
import { Area, type AreaProps } from './area.tsx';

export const BAND_OPACITY = 0.16;

/** The pale shape around a line, between the lowest and the highest of what it is the middle of. */
export const Band = (
  props: Pick<AreaProps, 'x' | 'y1' | 'y2' | 'scales' | 'colour' | 'breaks'>,
): ReactNode => <Area {...props} opacity={BAND_OPACITY} />;

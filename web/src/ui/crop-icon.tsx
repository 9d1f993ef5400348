import type { ReactNode } from 'react';
import { LineDrawing } from './icon.tsx';

/** A crop or food as a line drawing in the text's colour; its name is beside it. A crop without a drawing is a leaf. */
export function CropIcon(props: { name: string; size?: number; className?: string }): ReactNode {
  return <LineDrawing id={`crop-${props.name}`} size={props.size ?? 24} className={props.className} />;
}

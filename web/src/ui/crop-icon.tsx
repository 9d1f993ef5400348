import type { ReactNode } from 'react';
import { type CropIconName, cropIconPaths } from './crop-icon-paths.ts';
import { LineDrawing } from './icon.tsx';

/** A crop or food as a line drawing in the text's colour; its name stands beside it. */
export function CropIcon(props: { name: CropIconName; size?: number; className?: string }): ReactNode {
  return <LineDrawing path={cropIconPaths[props.name]} size={props.size ?? 24} className={props.className} />;
}

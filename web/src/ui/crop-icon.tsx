import type { ReactNode } from 'react';
import { cropIconPaths } from './crop-icon-paths.ts';
import { LineDrawing } from './icon.tsx';

const paths: Readonly<Record<string, string>> = cropIconPaths;

/** A crop or food as a line drawing in the text's colour; its name stands beside it. What has no drawing is a leaf. */
export function CropIcon({ name, ...props }: { name: string; size?: number; className?: string }): ReactNode {
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined;
  return (
    <LineDrawing path={path ?? cropIconPaths.leaf} size={props.size ?? 24} className={props.className} />
  );
}

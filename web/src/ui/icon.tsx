import type { ReactNode } from 'react';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A line icon in the text's colour. It is decoration: the control that holds it carries the name. */
export function Icon(props: { name: IconName; size?: number; className?: string }): ReactNode {
  return <LineDrawing path={iconPaths[props.name]} size={props.size ?? 20} className={props.className} />;
}

/** One stroked path on the 24 grid: what every icon is made of. */
export function LineDrawing(props: {
  path: string;
  size: number;
  className?: string | undefined;
}): ReactNode {
  return (
    <svg
      className={props.className}
      width={props.size}
      height={props.size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={props.path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

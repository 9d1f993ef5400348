import type { ReactNode } from 'react';
import type { IconName } from './icon-paths.ts';

/** A line icon in the text's colour. It is decoration: the control that holds it carries the name. */
export function Icon(props: { name: IconName; size?: number; className?: string }): ReactNode {
  return <LineDrawing id={`icon-${props.name}`} size={props.size ?? 20} className={props.className} />;
}

/** A drawing of the document's sheet of icons (`icon-sheet.tsx`), which has each path once. */
export function LineDrawing(props: { id: string; size: number; className?: string | undefined }): ReactNode {
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
      <use href={`#${props.id}`} />
    </svg>
  );
}

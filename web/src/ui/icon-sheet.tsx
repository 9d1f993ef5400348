import type { ReactNode } from 'react';
import { cropIconPaths } from './crop-icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

/** Part of the document, so that no script carries paths. A crop without a drawing of its own gets the leaf. */
export function IconSheet({ crops }: { crops: readonly string[] }): ReactNode {
  const drawings = [
    ...Object.entries(iconPaths).map(([name, path]) => [`icon-${name}`, path] as const),
    ...Object.entries(cropIconPaths).map(([name, path]) => [`crop-${name}`, path] as const),
    ...crops.flatMap((crop) =>
      Object.hasOwn(cropIconPaths, crop) ? [] : [[`crop-${crop}`, cropIconPaths.leaf] as const],
    ),
  ];
  return (
    <div hidden>
      <svg aria-hidden="true">
        {drawings.map(([id, path]) => (
          <path key={id} id={id} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    </div>
  );
}

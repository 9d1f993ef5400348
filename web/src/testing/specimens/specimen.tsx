import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import type { Words } from '../../i18n/words.tsx';

/** One component in one state, under a line that says both. */
export function Specimen(props: { name: string; state?: string; children: ReactNode }): ReactNode {
  return (
    <div data-specimen="">
      <h3>
        {props.name}
        {props.state === undefined ? null : <span>{props.state}</span>}
      </h3>
      {props.children}
    </div>
  );
}

/** Title of a sample figure: the kind of block and the crop. */
export function sampleTitle(block: string, words: Words, crop: Crop): string {
  return `${block}: ${words(`crops.${crop.id}.name`)}, sample`;
}

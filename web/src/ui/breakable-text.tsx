import { Fragment, type ReactNode } from 'react';

/** "Imports/Exports" may break behind its stroke, which browsers do not do by themselves. */
export function BreakableText({ text }: { text: string }): ReactNode {
  // As most texts are.
  if (!text.includes('/')) return text;
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

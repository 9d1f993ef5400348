import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './frame-timing.ts';

/**
 * The value as it was until the frame after a change is painted, then the live one. A part of a page that may follow is rendered with it
 * in a component of its own, so that the answer to a choice is painted first. `useDeferredValue` of React begins with the rest as soon as
 * the first part is in the document, which is before it is painted.
 */
export function useAfterFrame<Value>(live: Value): Value {
  const [painted, setPainted] = useState(live);
  useEffect(() => {
    if (painted === live) return;
    let isOver = false;
    afterFrame(() => {
      if (!isOver) startTransition(() => setPainted(() => live));
    });
    return () => {
      isOver = true;
    };
  }, [painted, live]);
  return painted;
}

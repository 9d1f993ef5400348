import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './frame-timing.ts';

/**
 * The value as it was until the frame after a change is painted, then the live one. A part of a page that may follow is drawn with it in a
 * component of its own, so that neither its drawing nor a second one of the page stands between a choice and what answers it. React's
 * `useDeferredValue` begins with the rest as soon as the first part is in the document, which is before it is seen.
 */
export function useAfterFrame<Value>(live: Value): Value {
  const [shown, setShown] = useState(live);
  useEffect(() => {
    if (shown === live) return;
    let isOver = false;
    afterFrame(() => {
      if (!isOver) startTransition(() => setShown(() => live));
    });
    return () => {
      isOver = true;
    };
  }, [shown, live]);
  return shown;
}

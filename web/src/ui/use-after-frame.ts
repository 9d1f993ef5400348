import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './frame-timing.ts';

/** The value as it was until the frame after a change is painted: `useDeferredValue` would begin before it is painted. */
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

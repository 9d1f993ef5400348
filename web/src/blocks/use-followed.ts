import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How long nothing more has to be chosen before a part out of the window follows: who steps on does so within half a second. */
const restMilliseconds = 600;

const cannotWatch = (): boolean => !import.meta.env.SSR && !('IntersectionObserver' in window);

/**
 * The value that a part of a page is drawn with. In the window that is the live one; out of it a part whose change may wait follows when
 * the visitor rests, or comes to it, so that a step through the years draws what is seen and not three screens of charts below it.
 */
export function useFollowed<Value>(
  live: Value,
  box: RefObject<HTMLElement | null>,
  mayWait: (before: Value, after: Value) => boolean,
): Value {
  const [isSeen, setSeen] = useState(cannotWatch);
  const [followed, setFollowed] = useState(live);
  const waits = !isSeen && followed !== live && mayWait(followed, live);
  if (followed !== live && !waits) setFollowed(() => live);

  useEffect(() => {
    if (box.current === null || cannotWatch()) return;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => startTransition(() => setFollowed(() => live)), restMilliseconds);
    return () => clearTimeout(timer);
  }, [waits, live]);
  return waits ? followed : live;
}

import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from './notice.tsx';

/** How long nothing has changed before it is said, in milliseconds: longer than a year stays while years play. */
const patience = 800;

/**
 * Says a text to screen readers when it has settled: one sentence after the last of several changes, and none while years play. Without
 * any change nothing is said.
 */
export function SettledRegion({ text }: { text: string }): ReactNode {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const look = (): void => {
      if (document.querySelector('[data-playing]') === null) setSettled(text);
      else timer = setTimeout(look, patience);
    };
    let timer = setTimeout(look, patience);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return <LiveRegion text={settled} />;
}

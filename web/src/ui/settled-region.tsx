import { type ReactNode, useEffect, useState } from 'react';
import { LiveRegion } from './notice.tsx';

/** Milliseconds without a change before the text is announced: longer than a year stays while years play. */
const patience = 800;

/** Once after the last of several changes, and never while years play or without a change. */
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

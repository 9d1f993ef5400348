import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** How long the outcome stands, in milliseconds. */
const shown = 4000;

/** Copies text, or what else is put there, to the clipboard and says for a while how that went. */
export function useCopy(): {
  state: CopyState;
  copy: (what: string | (() => Promise<void>)) => Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shown);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (what: string | (() => Promise<void>)): Promise<void> => {
    try {
      await (typeof what === 'string' ? navigator.clipboard.writeText(what) : what());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds that the outcome is shown. */
const outcomeMs = 4000;

/** Copies text, or runs a function that writes to the clipboard; `state` has the outcome for a while. */
export function useCopy(): {
  state: CopyState;
  copy: (what: string | (() => Promise<void>)) => Promise<void>;
} {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), outcomeMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (content: string | (() => Promise<void>)): Promise<void> => {
    try {
      await (typeof content === 'string' ? navigator.clipboard.writeText(content) : content());
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

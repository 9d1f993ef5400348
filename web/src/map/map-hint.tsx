import { type ReactElement, useEffect } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './choropleth.module.css';
import type { Hint } from './use-gestures.ts';

interface MapHintProps {
  hint: Hint | null;
  onEnd: () => void;
}

const SHOWN = 1400;

export function MapHint({ hint, onEnd }: MapHintProps): ReactElement | null {
  const words = useWords();
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(onEnd, SHOWN);
    return () => clearTimeout(timer);
  }, [hint, onEnd]);
  return hint === null ? null : (
    <p className={styles.hint} aria-hidden="true">
      {words(`map.zoomHint.${hint}`)}
    </p>
  );
}

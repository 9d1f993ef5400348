import type { ReactElement } from 'react';
import { useWords } from '../i18n/words.tsx';
import styles from './choropleth.module.css';

interface ZoomButtonsProps {
  onZoom: (factor: number) => void;
  onReset: () => void;
}

const STEP = 1.6;

/** Closer, further and back; in a row at the corner where the world has only sea. */
export function ZoomButtons({ onZoom, onReset }: ZoomButtonsProps): ReactElement {
  const words = useWords();
  return (
    <div className={styles.zoom} data-print="no">
      <ZoomButton label={words('map.zoomIn')} d="M8 3v10M3 8h10" onPress={() => onZoom(STEP)} />
      <ZoomButton label={words('map.zoomOut')} d="M3 8h10" onPress={() => onZoom(1 / STEP)} />
      <ZoomButton
        label={words('map.zoomReset')}
        d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10"
        onPress={onReset}
      />
    </div>
  );
}

function ZoomButton({ label, d, onPress }: { label: string; d: string; onPress: () => void }): ReactElement {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={d} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}

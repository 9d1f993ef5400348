import {
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './year-slider.module.css';

/** What the slider may do to the year on display between two renderings. */
export interface YearDisplayHandle {
  show: (year: number) => void;
}

interface YearDisplayProps {
  /** Years to stop at, ascending. */
  years: readonly number[];
  year: number;
  formatYear: (year: number) => string;
  ref: Ref<YearDisplayHandle>;
}

/**
 * The year in large figures. All years lie on one another and one of them is visible: a text that changes would be
 * laid out again. Read out by the slider itself.
 */
export function YearDisplay({ years, year, formatYear, ref }: YearDisplayProps): ReactElement {
  const stops = useMemo(
    () => (years.includes(year) ? years : [...years, year].sort((a, b) => a - b)),
    [years, year],
  );
  const box = useRef<HTMLSpanElement>(null);
  const displayed = useRef(year);
  const show = useMemo(() => {
    let visible: HTMLElement | null = null;
    return (next: number): void => {
      displayed.current = next;
      const all = [...(box.current?.children ?? [])] as HTMLElement[];
      const stop = all[stops.indexOf(next)] ?? null;
      if (stop === visible) return;
      // Of a new list it is not known which one is visible.
      for (const other of visible === null ? all : [visible]) other.style.removeProperty('visibility');
      stop?.style.setProperty('visibility', 'visible');
      visible = stop;
    };
  }, [stops]);
  useImperativeHandle(ref, () => ({ show }), [show]);
  useLayoutEffect(() => show(displayed.current), [show]);
  // Later years are shown outside React, which must not bring back one of its own.
  const [first] = useState(year);
  return (
    <span className={styles.year} aria-hidden="true">
      <span ref={box} className={styles.years}>
        {stops.map((stop) => (
          <span key={stop} style={stop === first ? { visibility: 'visible' } : undefined}>
            {formatYear(stop)}
          </span>
        ))}
      </span>
    </span>
  );
}

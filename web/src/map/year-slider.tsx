import {
  type ChangeEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nearestYear } from '#domain/nearest-year.ts';
import { afterFrame } from '../ui/frame-timing.ts';
import styles from './year-slider.module.css';

interface YearSliderTexts {
  label: string;
  play: string;
  pause: string;
  speed: string;
  formatSpeed: (speed: Speed) => string;
  formatYear: (year: number) => string;
  valueText: (year: number) => string;
}

interface YearSliderProps {
  /** Years with data, ascending; the slider stops nowhere else. */
  years: readonly number[];
  year: number;
  /** Called at once: paint here, and defer whatever else the year changes. The slider follows one frame later. */
  onYear: (year: number) => void;
  texts: YearSliderTexts;
  /** Whether the letter p is the shortcut of the button that plays; off where a page has several sliders. */
  shortcuts?: boolean;
  /** Renders the end of the line, with the choice of speeds. */
  end?: (speeds: ReactElement) => ReactElement;
}

/** The year of the map: a slider that stops at years with data only, and plays through them. */
export function YearSlider(props: YearSliderProps): ReactElement {
  const { years, year, onYear, texts, shortcuts = true } = props;
  const input = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLSpanElement>(null);
  // The year on display runs ahead of the property while the page is still rendering it.
  const displayed = useRef(year);
  const awaited = useRef<number | null>(null);
  // Later years are written outside React, which must not bring back one of its own.
  const [firstYear] = useState(() => texts.formatYear(year));

  const follow = useCallback((): void => {
    if (input.current === null || number.current === null) return;
    input.current.value = String(displayed.current);
    input.current.setAttribute('aria-valuetext', texts.valueText(displayed.current));
    const text = texts.formatYear(displayed.current);
    if (number.current.textContent !== text) number.current.textContent = text;
  }, [texts]);

  useLayoutEffect(() => {
    if (awaited.current !== null && awaited.current !== year) return;
    awaited.current = null;
    displayed.current = year;
    follow();
  }, [year, follow]);

  const show = (next: number): void => {
    if (next === displayed.current) return;
    awaited.current = next;
    displayed.current = next;
    onYear(next);
    // Thumb and number cost a layout: they follow in the frame after the one that shows the map of that year.
    afterFrame(follow);
  };

  const { playing, speed, setSpeed, toggle, pause } = usePlayer({
    years,
    current: () => displayed.current,
    show,
  });

  const step = (event: globalThis.KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = yearForKey(years, displayed.current, event.key);
    if (next === null) return;
    // The browser's own step would cause a layout of the whole page, and so would handlers up the tree.
    event.preventDefault();
    event.stopPropagation();
    pause();
    show(next);
  };
  const latestStep = useRef(step);
  useLayoutEffect(() => {
    latestStep.current = step;
  });
  useLayoutEffect(() => {
    const slider = input.current;
    const onStep = (event: globalThis.KeyboardEvent): void => latestStep.current(event);
    // The release of a key changes nothing, and would make React read the selection before the frame is drawn.
    const onRelease = (event: Event): void => event.stopPropagation();
    slider?.addEventListener('keydown', onStep);
    slider?.addEventListener('keyup', onRelease);
    return () => {
      slider?.removeEventListener('keydown', onStep);
      slider?.removeEventListener('keyup', onRelease);
    };
  }, []);

  const first = years[0] ?? year;
  const last = years.at(-1) ?? year;
  const span = Math.max(1, last - first);
  const speeds = (
    // biome-ignore lint/a11y/useSemanticElements: three small toggles need no form.
    <div className={styles.speeds} role="group" aria-label={texts.speed}>
      {SPEEDS.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === speed} onClick={() => setSpeed(choice)}>
          {texts.formatSpeed(choice)}
        </button>
      ))}
    </div>
  );
  return (
    <div className={styles.slider} data-print="no" data-playing={playing || undefined}>
      <button
        type="button"
        className={styles.play}
        data-key={shortcuts ? 'p' : undefined}
        aria-label={playing ? texts.pause : texts.play}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d={playing ? 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z' : 'M4 2.2v11.6L13.5 8z'}
            fill="currentColor"
          />
        </svg>
      </button>
      <span className={styles.first} aria-hidden="true">
        {texts.formatYear(first)}
      </span>
      <div className={styles.line}>
        <svg className={styles.gaps} viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
          {gapYears(years).map((gap) => (
            <rect key={gap} x={gap - first - 0.5} width="1" height="1" />
          ))}
        </svg>
        <input
          ref={input}
          type="range"
          min={first}
          max={last}
          step={1}
          defaultValue={year}
          aria-label={texts.label}
          aria-valuetext={texts.valueText(year)}
          onPointerDown={pause}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            pause();
            const next = nearestYear(years, Number(event.currentTarget.value)) ?? year;
            event.currentTarget.value = String(next);
            show(next);
          }}
        />
      </div>
      <span className={styles.last} aria-hidden="true">
        {texts.formatYear(last)}
      </span>
      <span className={styles.year} aria-hidden="true">
        <span ref={number} className={styles.number}>
          {firstYear}
        </span>
      </span>
      {props.end?.(speeds) ?? speeds}
    </div>
  );
}

interface PlayerOptions {
  years: readonly number[];
  current: () => number;
  show: (year: number) => void;
}

interface Player {
  playing: boolean;
  speed: Speed;
  setSpeed: (speed: Speed) => void;
  /** Starts, from the first year if the last one is shown; or pauses. */
  toggle: () => void;
  pause: () => void;
}

/** Steps through the years until the last one. It never tweens, so reduced motion needs nothing else. */
export function usePlayer(options: PlayerOptions): Player {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { years, current, show } = latest.current;
      const next = yearAfter(years, current());
      if (next !== null) show(next);
      if (next === null || yearAfter(years, next) === null) setPlaying(false);
    }, stepInterval(speed));
    return () => clearInterval(timer);
  }, [playing, speed]);
  return {
    playing,
    speed,
    setSpeed,
    pause: () => setPlaying(false),
    toggle: () => {
      const { years, current, show } = options;
      const first = playFrom(years, current());
      if (!playing && first !== current()) show(first);
      setPlaying(!playing);
    },
  };
}

const SPEEDS = [0.5, 1, 2] as const;
type Speed = (typeof SPEEDS)[number];

const INTERVAL = 700;

export function stepInterval(speed: Speed): number {
  return INTERVAL / speed;
}

/** The year from which playing starts: the first one when the slider is already at the end. */
export function playFrom(years: readonly number[], year: number): number {
  return year === years.at(-1) ? (years[0] ?? year) : year;
}

export function yearAfter(years: readonly number[], year: number): number | null {
  return years.find((candidate) => candidate > year) ?? null;
}

export function yearForKey(years: readonly number[], year: number, key: string): number | null {
  const index = years.indexOf(nearestYear(years, year) ?? year);
  const last = years.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - 5,
    PageUp: index + 5,
    Home: 0,
    End: last,
  };
  const target = steps[key];
  return target === undefined ? null : (years[Math.min(last, Math.max(0, target))] ?? null);
}

export function gapYears(years: readonly number[]): readonly number[] {
  const first = years[0];
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const available = new Set(years);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => !available.has(year),
  );
}

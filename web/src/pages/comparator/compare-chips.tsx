import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { isCountry } from '../../api/data-view.tsx';
import { useFollow } from '../../blocks/follow.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { lineKey } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import { hrefOfView } from './compare-href.ts';
import styles from './compare-sentence.module.css';
import { lineName, nameLines } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { LoadedLine } from './load-lines.ts';

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const order = [...list];
  order.splice(Math.min(Math.max(to, 0), list.length - 1), 0, ...order.splice(from, 1));
  return order;
}

/** Whether a line has figures, or may have some that failed to load. */
const hasFigures = ({ figures }: LoadedLine): boolean =>
  figures.state === 'failed' || figures.value.values.some((value) => value !== null);

/** The page that shows a line on its own, without language: that of its section, else that of its area. */
function ownPage({ area, page, hasPage }: LoadedLine, release: ComparatorData['release']): string {
  const place = area === worldCode || !hasPage ? {} : { [isCountry(area) ? 'country' : 'region']: area };
  const query = new URLSearchParams({ ...place, ...(release.pinned ? { v: release.id } : {}) }).toString();
  return `${hasPage ? page : areaPagePath(area, !isCountry(area))}${query === '' ? '' : `?${query}`}`;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The lines as chips in their colours and their order. Its dot puts a line first, dragging or Alt with an arrow key moves it, the cross
 * removes it; dot and cross are links.
 */
export function CompareChips({ data }: { data: ComparatorData }): ReactNode {
  const { view, release, lines } = data;
  const { words, language } = useSpeech();
  const follow = useFollow();
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef(-1);
  // The element to focus once the lines are in another order.
  const focused = useRef<string | null>(null);
  const [moves, setMoves] = useState('');
  const { own } = nameLines(words, lines);
  const order = view.lines.map(lineKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: The chips are there once the order is another.
  useEffect(() => {
    if (focused.current === null) return;
    const chip = `[data-line="${focused.current}"] .${styles.name}`;
    list.current?.querySelector<HTMLElement>(chip)?.focus({ preventScroll: true });
    focused.current = null;
  }, [order]);
  const move = (from: number, to: number): void => {
    const line = view.lines[from];
    if (line === undefined || from === to || view.lines[to] === undefined) return;
    focused.current = lineKey(line);
    setMoves(words('compare.moved', { name: own[from] ?? '', place: to + 1, count: lines.length }));
    follow?.(hrefOfView({ ...view, lines: moved(view.lines, from, to) }, release), 'push');
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(at, at + step);
  };
  return (
    <>
      <ol ref={list} className={styles.chips} aria-label={words('compare.lines')}>
        {lines.map((line, at) => {
          const name = lineName(words, line);
          const without = view.lines.filter((_, index) => index !== at);
          const first = moved(view.lines, at, 0);
          return (
            <li
              key={lineKey(line)}
              data-line={lineKey(line)}
              className={styles.chip}
              // Colours are those of lines that are drawn.
              style={{ '--line': hasFigures(line) ? lineLook(at).colour : 'var(--ink-2)' } as CSSProperties}
              draggable={lines.length > 1}
              onDragStart={() => {
                dragged.current = at;
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                move(dragged.current, at);
              }}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              {at === 0 ? (
                <span className={styles.dot} />
              ) : (
                <a
                  className={styles.dot}
                  href={hrefOfView({ ...view, lines: first }, release)}
                  draggable={false}
                  title={words('compare.first.hint')}
                  onClick={() => {
                    focused.current = lineKey(line);
                  }}
                >
                  <span className="visually-hidden">{words('compare.first', { name })}</span>
                </a>
              )}
              <a
                className={styles.name}
                href={`/${language}${ownPage(line, release)}`}
                draggable={false}
                aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              >
                {own[at]}
              </a>
              {lines.length > 1 && (
                <a
                  className={styles.remove}
                  href={hrefOfView({ ...view, lines: without }, release)}
                  draggable={false}
                  aria-label={words('compare.remove.label', { name })}
                  onClick={() => {
                    focused.current = lineKey(without[Math.min(at, without.length - 1)] ?? line);
                  }}
                >
                  <Icon name="close" size={16} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <LiveRegion text={moves} />
    </>
  );
}

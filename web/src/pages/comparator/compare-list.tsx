import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { type ComparedLine, type CompareView, serialiseCompare } from '../../url/compare-url.ts';
import styles from './comparator-page.module.css';
import { lineName } from './compare-texts.ts';
import type { LoadedLine } from './load-comparator.ts';

/** The lines with what can be done with each, by links alone: show it on its own, move it up, leave it out. */
export function CompareList(props: {
  view: CompareView;
  version: string | null;
  lines: readonly LoadedLine[];
}): ReactNode {
  const { view, version, lines } = props;
  const words = useWords();
  const language = useLanguage();
  const hrefOf = (order: readonly ComparedLine[]): string =>
    serialiseCompare({ ...view, lines: order }, version) || '?';
  const before = (at: number): readonly ComparedLine[] => {
    const order = [...view.lines];
    const [moved] = order.splice(at, 1);
    return moved === undefined ? order : [...order.slice(0, at - 1), moved, ...order.slice(at - 1)];
  };
  return (
    <ol className={styles.lines} aria-label={words('compare.lines')}>
      {lines.map((line, at) => {
        const name = lineName(words, line);
        const isWorld = line.area === 'WLRD';
        const query = new URLSearchParams({
          ...(isWorld ? {} : { [/^[A-Z]{3}$/.test(line.area) ? 'country' : 'region']: line.area }),
          ...(version === null ? {} : { v: version }),
        }).toString();
        return (
          <li key={`${line.area}.${line.crop}.${line.element}`} className={styles.line}>
            <a href={`/${language}${line.page}${query === '' ? '' : `?${query}`}`}>{name}</a>
            <span className={styles.ways}>
              {at > 0 && (
                <a href={hrefOf(before(at))} aria-label={words('compare.up.label', { name })}>
                  {words('compare.up')}
                </a>
              )}
              <a
                href={hrefOf(view.lines.filter((_, index) => index !== at))}
                aria-label={words('compare.remove.label', { name })}
              >
                {words('compare.remove')}
              </a>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import { isCountry } from '../../api/data-view.tsx';
import { Swatch } from '../../charts/plot/swatch.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { type ComparedLine, type CompareView, lineKey } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { hrefOfView } from './compare-href.ts';
import { lineName } from './compare-texts.ts';
import { lineLook } from './line-looks.ts';
import type { LoadedLine } from './load-lines.ts';

/** The lines in another order: the one at a place moved by one, up or down. */
function moved(lines: readonly ComparedLine[], at: number, by: 1 | -1): readonly ComparedLine[] {
  const order = [...lines];
  const [line] = order.splice(at, 1);
  if (line !== undefined) order.splice(at + by, 0, line);
  return order;
}

/** The page that shows a line on its own, without language: that of its section, else that of its area. */
function ownPage({ area, page, hasPage }: LoadedLine, release: ComparatorData['release']): string {
  const place = area === worldCode || !hasPage ? {} : { [isCountry(area) ? 'country' : 'region']: area };
  const query = new URLSearchParams({ ...place, ...(release.pinned ? { v: release.id } : {}) }).toString();
  return `${hasPage ? page : areaPagePath(area, !isCountry(area))}${query === '' ? '' : `?${query}`}`;
}

/** What the page goes on from once its lines are others: the line that was moved, else the list. */
const listId = 'compared-lines';

/** The lines with what can be done with each, by links alone: show it on its own, move it up or down, leave it out. */
export function CompareList(props: {
  view: CompareView;
  release: ComparatorData['release'];
  lines: readonly LoadedLine[];
}): ReactNode {
  const { view, release, lines } = props;
  const words = useWords();
  const language = useLanguage();
  const way = (
    key: 'up' | 'down' | 'remove',
    { name, to }: { name: string; to: string },
    order: readonly ComparedLine[],
  ): ReactNode => (
    <a
      href={`${hrefOfView({ ...view, lines: order }, release)}#${to}`}
      aria-label={words(`compare.${key}.label`, { name })}
    >
      {words(`compare.${key}`)}
    </a>
  );
  return (
    <ol className={styles.lines} id={listId} tabIndex={-1} aria-label={words('compare.lines')}>
      {lines.map((line, at) => {
        const name = lineName(words, line);
        const id = lineKey(line);
        const own = { name, to: id };
        return (
          <li key={id} id={id} tabIndex={-1} className={styles.line}>
            <span className={styles.name}>
              <Swatch mark="line" isByColour {...lineLook(at)} />
              <a href={`/${language}${ownPage(line, release)}`}>{name}</a>
            </span>
            <span className={styles.ways}>
              {at > 0 && way('up', own, moved(view.lines, at, -1))}
              {at < lines.length - 1 && way('down', own, moved(view.lines, at, 1))}
              {way(
                'remove',
                { name, to: listId },
                view.lines.filter((_, index) => index !== at),
              )}
            </span>
          </li>
        );
      })}
      {lines.length > 1 && (
        <li className={styles.line}>
          <span className={styles.ways}>
            <a href={hrefOfView({ ...view, lines: [] }, release)}>{words('compare.clear.all')}</a>
          </span>
        </li>
      )}
    </ol>
  );
}

import type { ReactNode } from 'react';
import { isCountry } from '../../api/data-view.tsx';
import { useWords } from '../../i18n/words.tsx';
import styles from './data-page.module.css';
import type { PageParts } from './lower-rows.ts';
import type { PageShown } from './shown-data.ts';

/** Id of the figure that leads a block. */
const anchorOf = (block: NonNullable<PageParts['trend']>): string | null =>
  block.kind === 'continents'
    ? block.id
    : block.charts[0] === undefined
      ? null
      : `chart-${block.charts[0].id}`;

/** Ways to the parts of a page, which stay in sight on phones. */
export function PartLinks(props: { value: PageShown; parts: PageParts; bare: boolean }): ReactNode {
  const { value, parts, bare } = props;
  const { view, area, hrefOf } = value;
  const words = useWords();
  const kinds = parts.rows.flat().map(({ block }) => block.kind);
  const trend = bare || parts.trend === undefined ? null : anchorOf(parts.trend);
  const table = trend !== null && isCountry(area) ? trend : 'map';
  const ranking = kinds.includes('countries') ? 'countries' : kinds.includes('traders') ? 'traders-1' : null;
  // A table replaces its picture: the address that opens it is another view.
  const tableHref = view.tables.includes(table) ? '' : hrefOf({ do: 'table', block: table });
  const links: readonly (readonly [id: string, href: string | null])[] = [
    ['map', view.layout === 'graphs' ? null : '#map'],
    ['trend', trend === null || view.layout === 'map' ? null : `#${trend}`],
    ['ranking', ranking === null || view.layout === 'map' ? null : `#${ranking}`],
    ['table', `${tableHref}#${table}`],
  ];
  const order = isCountry(area) ? ['trend', 'map', 'ranking', 'table'] : ['map', 'trend', 'ranking', 'table'];
  return (
    <nav className={styles.partLinks} aria-label={words('dataPage.parts.label')} data-print="no">
      {order.flatMap((id) => {
        const href = links.find(([name]) => name === id)?.[1] ?? null;
        return href === null
          ? []
          : [
              <a key={id} href={href}>
                {words(`dataPage.parts.${id}`)}
              </a>,
            ];
      })}
    </nav>
  );
}

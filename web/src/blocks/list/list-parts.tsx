import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import { SettledRegion } from '../../ui/settled-region.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import styles from './list-parts.module.css';

/** A filter in use: what it says, and the address without it. */
export interface ChosenFilter {
  text: string;
  href: string;
  /** Rows that are left without it, where that is known. */
  count?: number;
}

export function CountedRows({ total }: { total: number }): ReactNode {
  const words = useWords();
  return <SettledRegion text={words('list.count', { total })} />;
}

export function ListPages(props: {
  page: number;
  total: number;
  onPage: number;
  hrefOf: (page: number) => string;
}): ReactNode {
  const { page, total, onPage, hrefOf } = props;
  const words = useWords();
  const last = Math.max(1, Math.ceil(total / onPage));
  if (last <= 1) return null;
  return (
    <nav
      className={classNames(rowStyles.pages, styles.pages)}
      aria-label={words('list.pages')}
      data-print="no"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {words('list.previous')}
        </a>
      )}
      <span>{words('list.page', { page, last })}</span>
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next">
          {words('list.next')}
        </a>
      )}
    </nav>
  );
}

/** Why a list shows no rows: no row fits, with the filters to remove, or it has no such page. */
export function NoRows(props: {
  total: number;
  page: number;
  onPage: number;
  chosen: readonly ChosenFilter[];
  plain: string;
  first: string;
  /** Why no row fits, where there is more to say of it. */
  why?: string | undefined;
}): ReactNode {
  const { total, page, onPage, chosen, plain, first, why } = props;
  const { words, formats } = useSpeech();
  const ways = chosen.length > 1 ? chosen.filter(({ count }) => count !== 0) : [];
  if (total > 0)
    return (
      <EmptyState
        text={words('list.noPage', { page: formats.number(page, 0), last: Math.ceil(total / onPage) })}
        action={{ label: words('list.firstPage'), href: first }}
      />
    );
  return (
    <>
      <EmptyState
        text={
          why ??
          (chosen.length === 0
            ? words('list.empty')
            : words('list.nothing', { filters: formats.list(chosen.map(({ text }) => text)) }))
        }
        action={chosen.length === 0 ? undefined : { label: words('list.clear'), href: plain }}
      />
      {ways.length > 0 && (
        <p className={rowStyles.links}>
          {words('list.nothing.hint')}
          {ways.map(({ text, href, count }) => {
            const choiceText = count === undefined ? text : `${text} (${formats.number(count, 0)})`;
            return (
              <a key={text} href={href} aria-label={words('list.without', { filter: choiceText })}>
                {choiceText} ×
              </a>
            );
          })}
        </p>
      )}
    </>
  );
}

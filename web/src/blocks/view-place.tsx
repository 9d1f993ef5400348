import { type ReactNode, useMemo } from 'react';
import { FigurePlaceContext } from '../figure/figure-place.ts';
import { toggled } from '../url/toggled.ts';

/** The control of a page whose view has the tables that are open, and an explanation. */
interface PlaceControl<Explained> {
  view: { tables: readonly string[] };
  release: { id: string; created: string };
  show(change: { tables: readonly string[] }): void;
  hrefOf(change: { tab: 'metadata' } | { explain: null } | { tables: readonly string[] } | Explained): string;
}

/** Provides the page to its figures. */
export function ViewPlace<Explained>(props: {
  control: PlaceControl<Explained>;
  page: string;
  /** The change of the view that explains a figure. Keep its identity. */
  explained: (key: string) => Explained;
  /** Explanations are a part of the page, and figures of every row are links to them. */
  isInPage?: true;
  noValue?: string;
  children: ReactNode;
}): ReactNode {
  const { control, page, explained, isInPage, noValue } = props;
  const place = useMemo(() => {
    const { view, release, show, hrefOf } = control;
    const { tables } = view;
    return {
      page,
      search: hrefOf({ explain: null }),
      release,
      cite: `${hrefOf({ tab: 'metadata' })}#cite`,
      tables: {
        shown: tables,
        toggle: (id: string) => show({ tables: toggled(tables, id) }),
        hrefOf: (id: string) => hrefOf({ tables: toggled(tables, id) }),
      },
      explainHref: (key: string) => `${hrefOf(explained(key))}${isInPage ? '#explained' : ''}`,
      linkedRows: isInPage && ('all' as const),
      noValue,
    };
  }, [control, page, explained, isInPage, noValue]);
  return <FigurePlaceContext.Provider value={place}>{props.children}</FigurePlaceContext.Provider>;
}

import { requiredContext } from '../ui/required-context.ts';

export interface FigurePlace {
  page: string;
  /** Query string of the view; empty or `?` where it has none. */
  search: string;
  release: { id: string; created: string };
  /** Where the page has its citations: for browsers without scripts. */
  cite: string;
  /** Figures that show their table instead of their picture, where the address decides it; otherwise each figure decides. */
  tables?:
    | {
        shown: readonly string[];
        toggle: (figure: string) => void;
        /** The address that shows a figure's table, for browsers without scripts. */
        hrefOf: (figure: string) => string;
      }
    | undefined;
  /** Address of a figure's explanation, by its key; absent where the page explains none. */
  explainHref?: ((key: string) => string) | undefined;
  /** Explanations are on other pages: figures of tables are links to them. */
  explainsElsewhere?: true | undefined;
  /** Rows whose figures are links where no scripts run; the selected ones unless given. */
  linkedRows?: 'all' | undefined;
  /** Text of table cells without a figure. */
  noValue?: string | undefined;
  /** Orders texts by the reader's alphabet: tables can be sorted then. Keep its identity between renders. */
  compareText?: ((a: string, b: string) => number) | undefined;
}

/** The page of the figure that is drawn. */
export const [FigurePlaceContext, useFigurePlace] = requiredContext<FigurePlace>('page of figures');

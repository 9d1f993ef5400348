import type { ReactNode } from 'react';

export type GlanceItem = {
  id?: string | undefined;
  /** The number with its unit; with `isMissing` the text in its place, in small type. */
  number: ReactNode;
  isMissing?: boolean | undefined;
  link?: ((number: ReactNode) => ReactNode) | undefined;
  meaning: string;
  /** Lines below: the change, another figure of the same matter. */
  notes?: readonly ReactNode[] | undefined;
};

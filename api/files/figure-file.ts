import type { PageFigure, PageFigures } from '#contract/page-figures.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';
import type { TableEnding } from './endings.ts';
import type { TableAsk } from './file-address.ts';
import type { Gazetteer } from './observations.ts';

/** Context of a file: the words of its heads, and the release of its figures. */
export interface FileContext {
  release: ServedRelease;
  words: ApiWords;
  /** Day of the next release, where it has been announced. */
  nextUpdate?: string | undefined;
}

export interface FigureFile {
  page: PageFigures;
  /** In the requested shape. */
  figure: PageFigure;
  file: TableAsk;
  context: FileContext;
  gazetteer: Gazetteer;
  /** Address of the figure on its page. */
  address: string;
  /** Address of another file of the figure. */
  beside: (ending: TableEnding, own?: Partial<TableAsk>) => string;
}

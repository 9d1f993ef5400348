import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Search } from '#domain/search/search.ts';
import type { Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Language } from '../../url/paths.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-dialog.module.css';
import type { AskFigure } from './use-answered-figure.ts';

/** What the search is opened with. */
export interface SearchSurroundings {
  where: { language: Language; version: string | null };
  /** Words of the search. */
  own: Words;
  askFigure: AskFigure;
}

/** The search of the site over the page. One can write before the index is there. */
export function SearchDialog(
  props: SearchSurroundings & { load: () => Promise<Search>; onClose: () => void },
): ReactNode {
  const { load, onClose, ...surroundings } = props;
  const { own, where } = surroundings;
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchIndex = useCallback((): void => {
    setFailed(false);
    load().then(
      (loaded) => setSearch(() => loaded),
      (cause: unknown) => {
        console.error('Error loading the search:', cause);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(fetchIndex, [fetchIndex]);
  return (
    <Dialog open onClose={onClose} title={own('search.title')} closeLabel={own('search.close')} size="wide">
      <SearchBox {...surroundings} search={search} />
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>{own('search.failed')}</p>
          <Button onClick={fetchIndex}>{own('search.again')}</Button>
          <a href={`/${where.language}/search`}>{own('search.page')}</a>
        </div>
      )}
    </Dialog>
  );
}

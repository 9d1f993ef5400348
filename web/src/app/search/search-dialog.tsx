import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Search } from '#domain/search/search.ts';
import { SearchBox, type SearchSurroundings } from '../../blocks/search/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

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
        <Notice tone="warning" role="alert">
          <p>{own('search.failed')}</p>
          <p>
            <a href={`/${where.language}/search`}>{own('search.page')}</a>
          </p>
          <Button onClick={fetchIndex}>{own('search.again')}</Button>
        </Notice>
      )}
    </Dialog>
  );
}

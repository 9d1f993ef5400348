import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Search } from '#domain/search/search.ts';
import { loadSearch, loadSurroundings } from '../../blocks/search/load-search.ts';
import { SearchBox, type SearchSurroundings } from '../../blocks/search/search-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';

/** @throws where the words could not be fetched. */
export async function openSearch(language: Language): Promise<void> {
  const surroundings = await loadSurroundings(language);
  if (document.querySelector('dialog[open]') !== null) return;
  showApart((close) => <SearchDialog {...surroundings} onClose={close} />);
}

function SearchDialog(props: SearchSurroundings & { onClose: () => void }): ReactNode {
  const { onClose, ...surroundings } = props;
  const { own, where } = surroundings;
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const fetchIndex = useCallback((): void => {
    setFailed(false);
    loadSearch(where.language).then(
      (loaded) => setSearch(() => loaded),
      (cause: unknown) => {
        console.error('Error loading the search:', cause);
        setFailed(true);
      },
    );
  }, [where.language]);
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

import { useCallback, useEffect, useRef } from 'react';
import { useDataView } from '../../api/data-view.tsx';

/** Address of an explanation in the shown view. Cards make their links while they are open: it stays the same in every view. */
export function useExplainLink(): (figure: string) => string {
  const { hrefOf } = useDataView();
  const latest = useRef(hrefOf);
  useEffect(() => {
    latest.current = hrefOf;
  }, [hrefOf]);
  return useCallback((figure) => latest.current({ do: 'explain', figure }), []);
}

import { useQuery } from '@tanstack/react-query';
import { hasFailed } from './failed-parts.ts';
import type { Loaded } from './loaded.ts';

export interface Answer<T> {
  address: string;
  answer: Loaded<T>;
}

/** The answer at an address: the document's, or requested; none without an address. */
export function useAnswer<T>(
  brought: Answer<T> | null,
  address: string | null,
  read: (address: string) => Promise<T>,
): { value: T | undefined; failed: boolean } {
  const own = brought?.address === address ? brought.answer : null;
  const query = useQuery({
    queryKey: ['answer', address],
    queryFn: () => read(address ?? ''),
    enabled: address !== null,
    initialData: own?.state === 'loaded' ? own.value : undefined,
  });
  return {
    value: address === null ? undefined : query.data,
    failed: address !== null && query.data === undefined && (hasFailed(query) || own?.state === 'failed'),
  };
}

import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '../../api/failed-parts.ts';
import type { Answer } from './prices-data.ts';

const known = <T>(of: Answer<T> | null, address: string | null): T | undefined =>
  of !== null && of.address === address && of.answer.state === 'loaded' ? of.answer.value : undefined;

/** The answer at an address: the document's, or requested; none without an address. */
export function useAnswer<T>(
  of: Answer<T> | null,
  address: string | null,
  read: (address: string) => Promise<T>,
): { value: T | undefined; failed: boolean } {
  const query = useQuery({
    queryKey: ['prices', address],
    queryFn: () => read(address ?? ''),
    enabled: address !== null,
    initialData: known(of, address),
  });
  const failedHere = of !== null && of.address === address && of.answer.state === 'failed';
  return {
    value: address === null ? undefined : query.data,
    failed: address !== null && query.data === undefined && (hasFailed(query) || failedHere),
  };
}

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../i18n/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Language } from '../url/paths.ts';
import { FailedCode } from './failed-part.tsx';

/**
 * A part of a page whose code, with its words, is fetched when it is `wanted`, or earlier by `load`. Until it is there `part`
 * is `null`, and `instead` stands in its place: that it is on its way, or that it failed, with a way to ask again.
 */
export function useLazyPart<T>(
  name: string,
  fetchPart: (language: Language) => Promise<T>,
  wanted: boolean,
): { part: T | null; instead: ReactNode; load: () => Promise<void> } {
  const words = useWords();
  const language = useLanguage();
  const [part, setPart] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const fetched = await fetchPart(language);
    setPart(() => fetched);
  }, [fetchPart, language]);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    // Who comes before it is wanted is not told of a failure: nobody has asked for it yet.
    load().catch((cause: unknown) => {
      console.error(`Error loading the ${name}:`, cause);
      setFailed(true);
    });
    return () => setFailed(false);
  }, [missing, name, load]);
  const instead = failed ? (
    <FailedCode name={name} load={load} />
  ) : (
    <Skeleton height="320px" label={words('dataPage.state.loading')} />
  );
  return { part, instead, load };
}

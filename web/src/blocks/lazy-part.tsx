import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSpeech } from '../i18n/speech.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Language } from '../url/paths.ts';
import { FailedCode } from './failed-part.tsx';

/** A part whose code, with its words, is fetched when it is `wanted`, or earlier by `load`; until then `instead` is shown. */
export function useLazyPart<T>(
  name: string,
  fetchPart: (language: Language) => Promise<T>,
  wanted: boolean,
): { part: T | null; instead: ReactNode; load: () => Promise<void> } {
  const { words, language } = useSpeech();
  const [part, setPart] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    const fetched = await fetchPart(language);
    setPart(() => fetched);
  }, [fetchPart, language]);
  const missing = wanted && part === null;
  useEffect(() => {
    if (!missing) return;
    // Only this sets `failed`: the failure of an earlier call of `load` is not shown.
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

import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/speech.ts';
import { FreshnessChip } from '../ui/freshness-chip.tsx';
import { isOld } from './is-old.ts';

/** The newest year of a list's rows, set apart where it is old; nothing without one. */
export function LatestChip(props: { year: number | null; release: { created: string } }): ReactNode {
  const { year, release } = props;
  const { words, formats } = useSpeech();
  if (year === null) return null;
  return (
    <FreshnessChip text={words('dataPage.latest', { year: formats.year(year) })} old={isOld(year, release)} />
  );
}

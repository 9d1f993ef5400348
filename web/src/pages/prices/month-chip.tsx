import type { ReactNode } from 'react';
import { isOldMonth } from '../../blocks/is-old.ts';
import { getMonthNames } from '../../i18n/months.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { FreshnessChip } from '../../ui/freshness-chip.tsx';

export function MonthChip(props: {
  month: number;
  release: { created: string };
  isLast: boolean;
  /** Newer prices may have no exchange rate yet. */
  isInDollars?: boolean;
}): ReactNode {
  const { month, release } = props;
  const { words, language } = useSpeech();
  const old = isOldMonth(month, release);
  return (
    <FreshnessChip
      text={words(old && props.isLast ? 'dataPage.latest.newer' : 'dataPage.latest', {
        year: `${getMonthNames(language).long(month)}${props.isInDollars === true ? ' (US$)' : ''}`,
        countries: 0,
      })}
      old={old}
    />
  );
}

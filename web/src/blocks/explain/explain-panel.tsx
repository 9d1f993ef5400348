import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Explanation } from '#contract/explain.ts';
import { explainQuery } from '../../api/queries.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { ExplanationView } from './explanation-view.tsx';

/** What the dialog holds: this module is a chunk of its own. */
export function ExplainPanel(props: {
  address: string;
  /** The answer, where the document brought it along. */
  brought: Explanation | null;
  own: Words;
  hrefOf: (figure: string) => string;
}): ReactNode {
  const { address, brought, own, hrefOf } = props;
  const words = useWords();
  const { data, error, refetch } = useQuery({
    ...explainQuery(address),
    ...(brought === null ? {} : { initialData: brought }),
    // A number that is not known stays so; anything else may come with a second try.
    retry: (count, cause) => count < 2 && !isUnknown(cause),
  });
  if (data !== undefined)
    return <ExplanationView explanation={data} own={own} json={address} hrefOf={hrefOf} takesFocus />;
  if (error === null) return <Skeleton height="320px" label={words('dataPage.state.loading')} />;
  if (isUnknown(error)) return <EmptyState text={own('explain.unknown')} />;
  return (
    <ErrorState
      text={own('explain.failed')}
      retry={{ label: words('dataPage.state.retry'), onPress: () => void refetch() }}
    />
  );
}

/** The API's answer was a problem of the address: a status of 400 or 404. */
function isUnknown(cause: Error): boolean {
  return /^40[04] /.test(cause.message);
}

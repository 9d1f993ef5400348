import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Explanation } from '#contract/explain.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { isUnknown } from '../../api/loaded.ts';
import { explainQuery } from '../../api/queries.ts';
import type { Words } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { NotLoaded } from '../failed-part.tsx';
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
  const query = useQuery({
    ...explainQuery(address),
    ...(brought === null ? {} : { initialData: brought }),
  });
  if (query.data !== undefined)
    return <ExplanationView explanation={query.data} own={own} json={address} hrefOf={hrefOf} takesFocus />;
  if (isUnknown(query.error)) return <EmptyState text={own('explain.unknown')} />;
  return <NotLoaded failed={hasFailed(query)} height="320px" text={own('explain.failed')} />;
}

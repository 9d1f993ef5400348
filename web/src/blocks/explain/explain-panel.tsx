import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Explanation } from '#contract/explain.ts';
import { hasFailed } from '../../api/failed-parts.ts';
import { isUnknown } from '../../api/loaded.ts';
import { explainQuery } from '../../api/queries.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { ExplanationView, type ExplanationViewProps } from './explanation-view.tsx';

/** What the dialog holds: this module is a chunk of its own. `brought` is the answer, where the document brought it along. */
export function ExplainPanel(
  props: Pick<ExplanationViewProps, 'own' | 'json' | 'hrefOf'> & { brought: Explanation | null },
): ReactNode {
  const { brought, ...view } = props;
  const initial = brought === null ? {} : { initialData: brought };
  const query = useQuery({ ...explainQuery(view.json), ...initial });
  if (query.data !== undefined) return <ExplanationView explanation={query.data} {...view} takesFocus />;
  if (isUnknown(query.error)) return <EmptyState text={view.own('explain.unknown')} />;
  return <NotLoaded failed={hasFailed(query)} height="320px" text={view.own('explain.failed')} />;
}

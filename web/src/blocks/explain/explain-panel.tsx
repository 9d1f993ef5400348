import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasFailed } from '../../api/failed-parts.ts';
import type { BroughtExplanation } from '../../api/load-explanation.ts';
import { isUnknown, valueOr } from '../../api/loaded.ts';
import { explainQuery } from '../../api/queries.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { ExplanationView, type ExplanationViewProps } from './explanation-view.tsx';

/** What the dialog holds: this module is a chunk of its own. `brought` is what the document brought along. */
export function ExplainPanel(
  props: Omit<ExplanationViewProps, 'explanation'> & { brought: BroughtExplanation | null },
): ReactNode {
  const { brought, ...view } = props;
  const answer = brought?.json === view.json ? valueOr(brought.answer, null) : null;
  const query = useQuery({ ...explainQuery(view.json), ...(answer !== null && { initialData: answer }) });
  if (query.data !== undefined) return <ExplanationView explanation={query.data} {...view} takesFocus />;
  if (isUnknown(query.error)) return <EmptyState text={view.own('explain.unknown')} />;
  return <NotLoaded failed={hasFailed(query)} height="320px" text={view.own('explain.failed')} />;
}

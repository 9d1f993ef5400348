import { type ReactNode, useEffect, useState } from 'react';
import type { Analytics } from '#contract/site-settings.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { choose, readChoice, type TrafficChoice, thisVisitor } from './traffic-choice.ts';

/** What the visitor chose of the service that analyses traffic, and what changes it. A page is kept for all: only the browser knows. */
export function TrafficChoices({ analytics }: { analytics: Analytics }): ReactNode {
  const words = useWords();
  const [choice, setChoice] = useState<TrafficChoice | null>(null);
  useEffect(() => setChoice(readChoice(analytics, thisVisitor())), [analytics]);
  const { service, notice } = analytics;
  const answer = (chosen: 'accepted' | 'refused') => (): void => {
    choose(analytics, chosen);
    setChoice(chosen);
  };
  return (
    <>
      <p>
        <a href={notice}>{words('analytics.notice', { service })}</a>
      </p>
      <p role="status">{choice !== null && words(`analytics.state.${choice}`, { service })}</p>
      {choice !== 'signalled' && (
        <p>
          <Button aria-pressed={choice === 'refused'} onClick={answer('refused')}>
            {words('analytics.refuse')}
          </Button>{' '}
          <Button aria-pressed={choice === 'accepted'} onClick={answer('accepted')}>
            {words('analytics.accept')}
          </Button>
        </p>
      )}
    </>
  );
}

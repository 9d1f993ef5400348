import { type ReactNode, useEffect, useRef, useState } from 'react';
import { canBeAsked } from '#contract/export-addresses.ts';
import type { SumQuestion } from '#contract/export-form.ts';
import { valueOr } from '../../api/loaded.ts';
import { useSite } from '../../api/site.ts';
import { ExportForm } from '../../blocks/export/export-form.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { ExportPageData } from './load-export-page.ts';

export function ExportPage({
  data,
  unsent = null,
}: {
  data: ExportPageData;
  /** The sum of a page without scripts, on the server. */
  unsent?: SumQuestion | null;
}): ReactNode {
  const { page, offered, countries, settings, again } = data;
  const words = useWords();
  const keepsPeople = canBeAsked(useSite());
  const [isDone, setIsDone] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form begins anew, and with it goes the button that had the focus.
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  const choices = valueOr(offered, null)?.choices ?? [];
  if (page === null || (offered.state === 'loaded' && choices.length === 0))
    return (
      <PageLayout>
        <PageTitle title={words('export.title')} />
        {page === null && again !== null ? (
          <EmptyState text={again.title} hint={words('export.refused')} />
        ) : (
          <EmptyState text={words('export.none.title')} hint={words('export.none')} />
        )}
      </PageLayout>
    );
  return (
    <PageLayout>
      <PageTitle
        title={words('export.title')}
        finding={[words('export.lead'), keepsPeople && words('export.lead.who')].filter(Boolean).join(' ')}
      />
      <p>
        <a href={page}>{words('export.back')}</a>
      </p>
      <div ref={outcome} role="status" tabIndex={-1}>
        {isDone && <Notice>{words('export.done')}</Notice>}
      </div>
      {countries.state === 'failed' || offered.state === 'failed' || offered.value === null ? (
        <FailedPart />
      ) : (
        <ExportForm
          key={isDone ? 'done' : 'open'}
          own={words}
          offered={offered.value}
          countries={countries.value}
          months={settings?.months ?? null}
          needsScripts={settings?.needsScripts ?? false}
          question={unsent}
          again={isDone ? null : again}
          onDone={() => setIsDone(true)}
        />
      )}
    </PageLayout>
  );
}

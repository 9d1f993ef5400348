import { type ReactNode, useState } from 'react';
import { valueOr } from '../../api/loaded.ts';
import { ExportForm } from '../../blocks/export/export-form.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useWords } from '../../i18n/words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { ExportPageData } from './load-export-page.ts';

/** The export form on a page of its own. */
export function ExportPage({ data }: { data: ExportPageData }): ReactNode {
  const { file, page, whole, countries, captcha, again } = data;
  const words = useWords();
  const [isDone, setIsDone] = useState(false);
  if (file === null || page === null)
    return (
      <PageLayout>
        <PageTitle title={words('export.title')} />
        <EmptyState text={words('export.none.title')} hint={words('export.none')} />
      </PageLayout>
    );
  const choices = [
    ...(file === whole ? [] : [{ label: words('export.choice.one'), file }]),
    ...(whole === null ? [] : [{ label: words('export.choice.section'), file: whole }]),
  ];
  const known = valueOr(captcha, null);
  return (
    <PageLayout>
      <PageTitle title={words('export.title')} finding={words('export.lead')} />
      <p>
        <a href={page}>{words('export.back')}</a>
      </p>
      <div role="status">{isDone && <Notice>{words('export.done')}</Notice>}</div>
      {countries.state === 'failed' ? (
        <FailedPart />
      ) : (
        <ExportForm
          key={isDone ? 'done' : 'open'}
          own={words}
          choices={choices}
          countries={countries.value}
          months={known?.months ?? null}
          question={again === null ? (known?.question ?? null) : again.question}
          again={isDone ? null : again}
          onDone={() => setIsDone(true)}
        />
      )}
    </PageLayout>
  );
}

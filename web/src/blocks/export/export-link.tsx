import { type ReactNode, useState } from 'react';
import { exportPage } from '#contract/export-addresses.ts';
import { usePagePath } from '../../api/page-path.ts';
import { exportWords } from '../../i18n/export-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { Language } from '../../url/paths.ts';
import { useLazyPart } from '../lazy-part.tsx';
import type { ExportChoice } from './export-form.tsx';

/** Code and words of the dialog. */
async function fetchDialog(language: Language) {
  const [{ ExportDialog }, own] = await Promise.all([
    import('./export-dialog.tsx'),
    exportWords.load(language),
  ]);
  return { ExportDialog, own };
}

/** Opens the export form of a figure's workbook; its code, its words and its captcha are fetched then. */
export function WorkbookLink(props: {
  /** Query string of the view; `?` alone where it has none. */
  search: string;
  figure: string;
  title: string;
  /** All figures of the page's section can be had as one file. */
  isSection?: true;
}): ReactNode {
  const { search, figure, title } = props;
  const words = useWords();
  const language = useLanguage();
  const path = usePagePath();
  const [open, setOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const { part, load } = useLazyPart('export form', fetchDialog, false);
  const workbook = `/${language}${path === '/' ? '' : path}.xlsx`;
  const file = `${workbook}${search.length > 1 ? `${search}&` : '?'}figure=${figure}`;
  const href = `/${language}${exportPage}?${new URLSearchParams({ file })}`;
  const show = (): void => {
    setIsDone(false);
    load().then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  };
  const choices = (own: Words): readonly ExportChoice[] => [
    { label: own('export.choice.figure', { title }), file },
    ...(props.isSection === true
      ? [{ label: own('export.choice.section'), file: `${workbook}?rows=all` }]
      : []),
  ];
  const done = isDone && part !== null ? part.own('export.done') : '';
  return (
    <>
      <ButtonLink look="quiet" icon="download" href={href} onChoose={show}>
        {words('figure.files.workbook')}
      </ButtonLink>
      {/* It is there before it has something to say; then it says it aloud, and stands in the menu to be read. */}
      {part !== null && <span role="status">{done}</span>}
      {/* It stays: a dialog that goes with its page's part gives the focus back to nobody. */}
      {part !== null && (
        <part.ExportDialog
          open={open}
          own={part.own}
          choices={choices(part.own)}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setIsDone(true);
          }}
        />
      )}
    </>
  );
}

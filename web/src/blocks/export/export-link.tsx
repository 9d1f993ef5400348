import { type ReactNode, useState } from 'react';
import { exportPage } from '#contract/export-addresses.ts';
import { usePagePath } from '../../api/page-path.ts';
import { createLazyMessages } from '../../i18n/lazy-messages.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Language } from '../../url/paths.ts';
import { useLazyPart } from '../lazy-part.tsx';

async function fetchDialog(language: Language) {
  const [{ ExportDialog }, own] = await Promise.all([
    import('./export-dialog.tsx'),
    exportWords.load(language),
  ]);
  return { ExportDialog, own };
}

export function WorkbookLink(props: {
  /** Query string of the view; `?` alone where it has none. */
  search: string;
  figure: string;
}): ReactNode {
  const { search, figure } = props;
  const { words, language } = useSpeech();
  const path = usePagePath();
  const [open, setOpen] = useState(false);
  const { part, load } = useLazyPart('export form', fetchDialog, false);
  const file = `/${language}${path === '/' ? '' : path}.xlsx${search.length > 1 ? `${search}&` : '?'}figure=${figure}`;
  const href = `/${language}${exportPage}?${new URLSearchParams({ file })}`;
  const show = (): void => {
    load().then(
      () => setOpen(true),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <ButtonLink href={href} onChoose={show}>
        {words('figure.files.workbook')}
      </ButtonLink>
      {/* It stays mounted: a dialog that is removed with its part cannot return the focus. */}
      {part !== null && (
        <part.ExportDialog open={open} own={part.own} file={file} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const exportWords = createLazyMessages(['export'], 'export.title');

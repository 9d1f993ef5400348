import type { ReactNode } from 'react';
import { exportPage } from '#contract/export-addresses.ts';
import { usePagePath } from '../../api/page-path.ts';
import { createLazyMessages } from '../../i18n/lazy-messages.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Language } from '../../url/paths.ts';
import { DialogLink } from '../cite-link.tsx';

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
}): ReactNode {
  const { search, figure } = props;
  const { words, language } = useSpeech();
  const path = usePagePath();
  const file = `/${language}${path === '/' ? '' : path}.xlsx${search.length > 1 ? `${search}&` : '?'}figure=${figure}`;
  const href = `/${language}${exportPage}?${new URLSearchParams({ file })}`;
  return (
    <DialogLink
      label={words('figure.files.workbook')}
      name="export form"
      href={href}
      look="button"
      fetchDialog={fetchDialog}
    >
      {/* It stays mounted: a dialog that is removed with its part cannot return the focus. */}
      {({ ExportDialog, own }, open, close) => (
        <ExportDialog open={open} own={own} file={file} onClose={close} />
      )}
    </DialogLink>
  );
}

const exportWords = createLazyMessages(['export'], 'export.title');

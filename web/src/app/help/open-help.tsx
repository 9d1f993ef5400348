import { createWords, type Messages } from '../../i18n/words.tsx';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import { HelpDialog } from './help-dialog.tsx';

const wordLoaders = import.meta.glob<Messages>('/locales/*/help.json', {
  query: '?compiled',
  import: 'default',
});

/** @throws where the words could not be fetched. */
export async function openHelp(language: Language): Promise<void> {
  const messages = await wordLoaders[`/locales/${language}/help.json`]?.();
  if (messages === undefined || document.querySelector('dialog[open]') !== null) return;
  const words = createWords(language, messages);
  showApart((close) => <HelpDialog language={language} words={words} onClose={close} />);
}

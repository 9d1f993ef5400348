import type { Analytics } from '#contract/site-settings.ts';
import type { Words } from '../../i18n/words.tsx';
import { isCrawler } from '../../ui/crawlers.ts';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import { privacyPath } from './privacy-path.ts';
import { loadService, readChoice, thisVisitor } from './traffic-choice.ts';
import { TrafficNotice } from './traffic-notice.tsx';

/** Loads the service for a visitor who accepted it, and asks a visitor without a choice. Crawlers and framed pages get neither. */
export function offerChoice(page: {
  analytics: Analytics;
  words: Words;
  language: Language;
  path: string;
}): void {
  if (isCrawler(navigator.userAgent) || window.self !== window.top) return;
  const { path, ...notice } = page;
  const choice = readChoice(page.analytics, thisVisitor());
  if (choice === 'accepted') loadService(page.analytics);
  else if (choice === 'open' && path !== privacyPath)
    showApart((close) => <TrafficNotice {...notice} onClose={close} />);
}

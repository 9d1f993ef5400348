import { type ReactNode, useEffect, useState } from 'react';
import type { Analytics } from '#contract/site-settings.ts';
import type { Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { isCrawler } from '../../ui/crawlers.ts';
import { LiveRegion } from '../../ui/notice.tsx';
import { showApart } from '../../ui/show-apart.ts';
import type { Language } from '../../url/paths.ts';
import { privacyChapter, privacyPath } from './privacy-path.ts';
import { choose, loadService, readChoice, thisVisitor } from './traffic-choice.ts';
import styles from './traffic-notice.module.css';

/** Loads the service for a visitor who accepted it, and asks a visitor without a choice. Crawlers and framed pages get neither. */
export function offerChoice(page: {
  analytics: Analytics;
  words: Words;
  language: Language;
  /** Path without language. */
  path: string;
}): void {
  if (isCrawler(navigator.userAgent) || window.self !== window.top) return;
  const { path, ...notice } = page;
  const choice = readChoice(page.analytics, thisVisitor());
  if (choice === 'accepted') loadService(page.analytics);
  else if (choice === 'open' && path !== privacyPath)
    showApart((close) => <TrafficNotice {...notice} onClose={close} />);
}

/** Whether a third party's service may count the visit. It is no modal, and both answers look the same. */
function TrafficNotice(props: {
  analytics: Analytics;
  words: Words;
  language: Language;
  onClose: () => void;
}): ReactNode {
  const { analytics, words, language, onClose } = props;
  const { service, notice } = analytics;
  const question = words('analytics.question', { service });
  // Live regions announce changes only, and screen readers would miss a notice at the end of the document.
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setAnnouncement(question), [question]);
  const answer = (choice: 'accepted' | 'refused') => (): void => {
    choose(analytics, choice);
    onClose();
  };
  return (
    <section className={styles.notice} aria-labelledby="traffic-question" data-print="no">
      <h2 id="traffic-question" className={styles.title}>
        {question}
      </h2>
      <LiveRegion text={announcement} />
      <p>{words('analytics.reason')}</p>
      <p className={styles.answers}>
        <Button onClick={answer('refused')}>{words('analytics.refuse')}</Button>
        <Button onClick={answer('accepted')}>{words('analytics.accept')}</Button>
        <a href={`/${language}${privacyPath}#${privacyChapter}`}>{words('frame.footer.privacy')}</a>
        <a href={notice}>{words('analytics.notice', { service })}</a>
      </p>
    </section>
  );
}

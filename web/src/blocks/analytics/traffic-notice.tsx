import { type ReactNode, useEffect, useState } from 'react';
import type { Analytics } from '#contract/site-settings.ts';
import type { Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/notice.tsx';
import type { Language } from '../../url/paths.ts';
import { privacyChapter, privacyPath } from './privacy-path.ts';
import { choose } from './traffic-choice.ts';
import styles from './traffic-notice.module.css';

/**
 * Asks whether a service of others may count the visit. It stands beside the page, which works as before whatever is answered or not,
 * and both answers look the same.
 */
export function TrafficNotice(props: {
  analytics: Analytics;
  words: Words;
  language: Language;
  onClose: () => void;
}): ReactNode {
  const { analytics, words, language, onClose } = props;
  const { service, notice } = analytics;
  const question = words('analytics.question', { service });
  // Only what changes is told: the notice stands at the end of the document, where nobody hears of it by chance.
  const [told, setTold] = useState('');
  useEffect(() => setTold(question), [question]);
  const answer = (choice: 'accepted' | 'refused') => (): void => {
    choose(analytics, choice);
    onClose();
  };
  return (
    <section className={styles.notice} aria-labelledby="traffic-question" data-print="no">
      <h2 id="traffic-question" className={styles.title}>
        {question}
      </h2>
      <LiveRegion text={told} />
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

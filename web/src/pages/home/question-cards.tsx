import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './home-page.module.css';
import type { HomePageData } from './load-home-page.ts';

/** What readers ask of a crop: each question leads to the view that answers it. Nothing where none is answered. */
export function QuestionCards(props: { questions: HomePageData['questions']; crop: string }): ReactNode {
  const { questions, crop } = props;
  const words = useWords();
  const language = useLanguage();
  if (questions.length === 0) return null;
  const forms = { cropOf: words(`crops.${crop}.of`), cropAmount: words(`crops.${crop}.amount`) };
  return (
    <section aria-labelledby="questions" className={styles.part}>
      <h2 id="questions">{words('home.questions.title')}</h2>
      <ul className={styles.questions}>
        {questions.map(({ id, section, path }) => (
          <li key={id}>
            <h3>
              <a href={`/${language}${path}`}>{words(`home.question.${id}`, forms)}</a>
            </h3>
            <p className={styles.notes}>{words(`crops.${crop}.title.${section}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

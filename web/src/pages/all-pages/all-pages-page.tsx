import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './all-pages.module.css';
import type { AllPagesData } from './load-all-pages.ts';

export function AllPagesPage({ data }: { data: AllPagesData }): ReactNode {
  const { words, language } = useSpeech();
  return (
    <PageLayout>
      <PageTitle title={words('guides.pages.title')} finding={words('guides.pages.lead')} />
      <div className={styles.groups}>
        {data.groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([path, text]) => (
                <li key={path}>
                  <a href={`/${language}${path === '/' ? '' : path}`}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageLayout>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Island } from '../../blocks/island.tsx';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { FrameMenu, MenuEntry, MenuLink } from './menu-model.ts';
import { Sidebar, useRememberedSidebar } from './sidebar.tsx';

const contentId = 'content';

/** One link a crop, as the menu of data has them. */
const cropLinks = (menu: readonly MenuEntry[]): readonly MenuLink[] =>
  menu
    .flatMap((entry) => (entry.kind === 'panel' && entry.id === 'data' ? entry.groups : []))
    .flatMap(({ id, links }) => (id === 'crops' ? links : []));

export function Frame(props: {
  /** Path without language. */
  path: string;
  /** Query string with `?` or empty: with it the language links keep the state without JavaScript. */
  search?: string;
  menu: FrameMenu;
  day: string | null;
  children: ReactNode;
}): ReactNode {
  const { path, search = '' } = props;
  const language = useLanguage();
  useRememberedSidebar();
  const { top, sidebar: crops, crop } = props.menu;
  const isDataPage = /^\/[^/]+\/data\//.test(path) && crops.some((crop) => crop.current);
  return (
    <div className={styles.frame} id="top">
      <SkipLink target={contentId} />
      <Island name="header" isStill>
        {() => <Header path={path} search={search} menu={top} crops={crops} />}
      </Island>
      <div className={styles.body}>
        {isDataPage && (
          <Island name="sidebar" isStill>
            {() => (
              <Sidebar
                crops={crops}
                rail={cropLinks(top)}
                crop={crop}
                isRail={!new URLSearchParams(search).has('country')}
              />
            )}
          </Island>
        )}
        <main id={contentId} className={styles.main} tabIndex={-1}>
          {props.children}
        </main>
      </div>
      <PrintImprint path={`/${language}${path === '/' ? '' : path}${search}`} day={props.day} />
      <Island name="footer" isStill>
        {() => <Footer path={path} day={props.day} />}
      </Island>
    </div>
  );
}

function SkipLink(props: { target: string }): ReactNode {
  const words = useWords();
  return (
    <a className={styles.skip} href={`#${props.target}`} data-print="no">
      {words('frame.skip.toContent')}
    </a>
  );
}

function PrintImprint(props: { path: string; day: string | null }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const [printed, setPrinted] = useState<{ address: string; date: string } | null>(null);
  useEffect(() => {
    const note = (): void =>
      flushSync(() => setPrinted({ address: window.location.href, date: new Date().toISOString() }));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <div className={styles.imprint}>
      <p>
        {words('frame.site.title')}: {printed?.address ?? props.path}
      </p>
      {props.day !== null && <p>{words('frame.footer.date', { date: props.day })}</p>}
      <p>{words('frame.footer.copyright')}</p>
      {printed !== null && (
        <p>{words('frame.print.date', { date: getFormats(language).date(printed.date) })}</p>
      )}
    </div>
  );
}

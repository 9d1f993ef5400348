import type { ReactNode } from 'react';
import { Island } from '../../blocks/island.tsx';
import { useLanguage } from '../../i18n/words.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import type { FrameMenu, MenuEntry, MenuLink } from './menu-model.ts';
import { PrintImprint } from './print-imprint.tsx';
import { Sidebar, useRememberedSidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Id of the main landmark, where the skip link leads. */
const contentId = 'content';

const cropLinks = (menu: readonly MenuEntry[]): readonly MenuLink[] =>
  menu
    .flatMap((entry) => (entry.kind === 'panel' && entry.id === 'data' ? entry.groups : []))
    .flatMap(({ id, links }) => (id === 'crops' ? links : []));

/** The site around every page: skip link, header, sidebar on data pages, main landmark, footer. */
export function Frame(props: {
  path: string;
  /** Query string with `?` or empty: with it the language links keep the state without JavaScript. */
  search?: string;
  menu: FrameMenu;
  release: { id: string; created: string };
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
      <PrintImprint path={`/${language}${path === '/' ? '' : path}${search}`} release={props.release} />
      <Island name="footer" isStill>
        {() => <Footer path={path} release={props.release} />}
      </Island>
    </div>
  );
}

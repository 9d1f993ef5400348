import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/words.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { menuContext } from './frame-menu.ts';
import { Header } from './header.tsx';
import { buildMenu, buildSidebar } from './menu-model.ts';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

/** Id of the main landmark, where the skip link leads. */
const contentId = 'content';

/** The site around every page: skip link, header, sidebar on data pages, main landmark, footer. */
export function Frame(props: {
  /** Path without language. */
  path: string;
  /** Query string with `?` or empty: with it the language links keep the state without JavaScript. */
  search?: string;
  release: { id: string; created: string };
  /** The site's search, when it is built. */
  searchSlot?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { path, search = '' } = props;
  const context = menuContext(useLanguage(), path, search);
  const menu = buildMenu(context);
  const crops = buildSidebar(context);
  const isDataPage = /^\/[^/]+\/data\//.test(path) && crops.some((crop) => crop.current);
  return (
    <div className={styles.frame} id="top">
      <SkipLink target={contentId} />
      <Header path={path} search={search} menu={menu} crops={crops} searchSlot={props.searchSlot} />
      <div className={styles.body}>
        {isDataPage ? <Sidebar crops={crops} crop={context.crop.id} /> : null}
        <main id={contentId} className={styles.main} tabIndex={-1}>
          {props.children}
        </main>
      </div>
      <Footer menu={menu} release={props.release} />
    </div>
  );
}

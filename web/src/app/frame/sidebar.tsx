import { type ReactNode, useLayoutEffect } from 'react';
import { sidebarCookie } from '#contract/inline-script.ts';
import { useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { remember } from '../../url/remember.ts';
import { CropTree } from './crop-tree.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuLink, SidebarCrop } from './menu-model.ts';
import styles from './sidebar.module.css';

/** From 992 px on crops that unfold into sections, or a rail of their icons: without a country the rail, unless the visitor chose. */
export function Sidebar(props: {
  crops: readonly SidebarCrop[];
  rail: readonly MenuLink[];
  crop: string;
  /** Begins as the rail. */
  isRail: boolean;
}): ReactNode {
  const { crops, rail, crop, isRail } = props;
  const words = useWords();
  return (
    <nav
      className={styles.sidebar}
      aria-label={words('frame.sidebar.label', { crop: words(`crops.${crop}.name`) })}
      data-print="no"
      data-tour="menu"
    >
      <div className={styles.inside}>
        <label className={styles.toggle} title={words('frame.sidebar.collapse')}>
          <input
            type="checkbox"
            className="visually-hidden"
            aria-label={words('frame.sidebar.collapse')}
            data-sidebar-toggle=""
            defaultChecked={isRail}
            onChange={(event) => rememberSidebar(document, event.target.checked)}
          />
          <Icon name="sidebar" size={18} />
          <span aria-hidden="true">{words('frame.sidebar.fold')}</span>
        </label>
        <div className={styles.whole}>
          <CropTree crops={crops} name="sidebar-crops" />
        </div>
        <ul className={styles.rail}>
          {rail.map((link) => (
            <li key={link.id}>
              <Tooltip text={words(link.words)} side="right">
                <MenuAnchor
                  link={{ ...link, current: link.id === crop }}
                  className={styles.icon}
                  icon={<CropIcon name={link.id} size={22} />}
                />
              </Tooltip>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Applies the visitor's choice to the sidebar when the page hydrates: the sidebar itself hydrates at its first use. */
export function useRememberedSidebar(): void {
  useLayoutEffect(() => {
    const chosen = takeSidebar(document);
    const toggle = document.querySelector<HTMLInputElement>('[data-sidebar-toggle]');
    if (toggle !== null && chosen !== null) toggle.checked = chosen === 'collapsed';
  }, []);
}

type SidebarChoice = 'collapsed' | 'open';

interface Root {
  documentElement: { dataset: { sidebar?: string } };
}

/** The visitor's choice as the head's script read it; from then on the sidebar keeps the state. */
export function takeSidebar(document: Root): SidebarChoice | null {
  const { dataset } = document.documentElement;
  const chosen = dataset.sidebar;
  delete dataset.sidebar;
  return chosen === 'collapsed' || chosen === 'open' ? chosen : null;
}

export function rememberSidebar(target: { cookie: string }, collapsed: boolean): void {
  remember(target, sidebarCookie, collapsed ? 'collapsed' : 'open');
}

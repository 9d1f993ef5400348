import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { wide } from '../../ui/breakpoints.ts';
import { IconButton } from '../../ui/button.tsx';
import { holdPage } from '../../ui/hold-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { CropTree } from './crop-tree.tsx';
import styles from './drawer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuEntry, MenuLink, SidebarCrop } from './menu-model.ts';

/** The menu below 992 px: a native popover, which opens and closes without JavaScript; with it the focus stays inside. */
export function Drawer(props: {
  id: string;
  path: string;
  search: string;
  menu: readonly MenuEntry[];
  crops: readonly SidebarCrop[];
}): ReactNode {
  const words = useWords();
  const drawer = useRef<HTMLDivElement>(null);
  useDrawerFocus(drawer);
  return (
    <div
      ref={drawer}
      id={props.id}
      className={styles.drawer}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={words('frame.menu.label')}
    >
      <div className={styles.head}>
        <LanguageSwitch path={props.path} search={props.search} />
        <IconButton
          icon="close"
          label={words('frame.menu.close')}
          popoverTarget={props.id}
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={words('frame.menu.label')}>
        <ul className={styles.list}>
          {props.menu.map((entry) => (
            <li key={entry.id}>
              {entry.kind === 'link' ? (
                <MenuAnchor link={entry} className={styles.top} />
              ) : (
                <details name="drawer-menu">
                  <summary className={styles.top}>
                    {words(entry.words)}
                    <Icon name="chevron" size={18} className={styles.chevron} />
                  </summary>
                  {entry.groups
                    .filter((group) => group.id !== 'crops')
                    .map((group) => (
                      <DrawerGroup key={group.id} words={group.words} links={group.links} />
                    ))}
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words('frame.menu.crops')}>
        <p className={styles.crops}>{words('frame.menu.crops')}</p>
        <CropTree crops={props.crops} name="drawer-crops" />
      </nav>
    </div>
  );
}

function DrawerGroup(props: { words: string | null; links: readonly MenuLink[] }): ReactNode {
  const words = useWords();
  return (
    <div className={styles.group}>
      {props.words === null ? null : <p className={styles.heading}>{words(props.words)}</p>}
      <ul>
        {props.links.map((link) => (
          <li key={link.id}>
            <MenuAnchor link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const focusable = 'a[href], button:not(:disabled), summary, input, select';

/** Keeps the focus inside an open popover and the page behind it still, and closes it when the window grows wide enough for the top menu. */
function useDrawerFocus(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (element === null) return;
    const stops = (): readonly HTMLElement[] =>
      [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
    let letGo: (() => void) | null = null;
    const onToggle = (event: Event): void => {
      if (event.target !== element) return;
      letGo?.();
      letGo = element.matches(':popover-open') ? holdPage() : null;
      if (letGo !== null) stops()[0]?.focus();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const all = stops();
      const [first, last] = event.shiftKey ? [all.at(-1), all[0]] : [all[0], all.at(-1)];
      if (document.activeElement !== last) return;
      event.preventDefault();
      first?.focus();
    };
    const media = window.matchMedia(wide);
    const onWide = (): void => {
      if (media.matches && element.matches(':popover-open')) element.hidePopover();
    };
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKeyDown);
    media.addEventListener('change', onWide);
    return () => {
      letGo?.();
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
      media.removeEventListener('change', onWide);
    };
  }, [drawer]);
}

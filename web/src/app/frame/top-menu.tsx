import { type ReactNode, useRef } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useClosingDetails } from '../../ui/use-closing-details.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuEntry, MenuGroup } from './menu-model.ts';
import styles from './top-menu.module.css';

/** Entries that the bar leaves out: the wordmark links home, and the footer to the contact. */
const elsewhere: readonly string[] = ['home', 'contact'];

/** A group of more links lies in a row of its own, below the columns. */
const longestColumn = 6;

/** The menu from 992 px on. Panels are native `details`: they open by press and by keyboard, without JavaScript. */
export function TopMenu(props: { menu: readonly MenuEntry[] }): ReactNode {
  const words = useWords();
  const nav = useRef<HTMLElement>(null);
  useClosingDetails(nav);
  return (
    <nav ref={nav} className={styles.nav} aria-label={words('frame.menu.label')}>
      <ul className={styles.list}>
        {props.menu
          .filter(({ id }) => !elsewhere.includes(id))
          .map((entry) => (
            <li key={entry.id} className={styles.item}>
              {entry.kind === 'link' ? (
                <MenuAnchor link={entry} className={styles.top} />
              ) : (
                <details name="top-menu" className={styles.details}>
                  <summary className={styles.top} data-current={entry.current || undefined}>
                    {words(entry.words)}
                    <Icon name="chevron" size={16} className={styles.chevron} />
                  </summary>
                  <MenuPanel groups={entry.groups} />
                </details>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}

function MenuPanel(props: { groups: readonly MenuGroup[] }): ReactNode {
  const words = useWords();
  return (
    <div className={classNames(styles.panel, props.groups.length > 1 && styles.wide)}>
      {props.groups.map((group) => (
        <div
          key={group.id}
          className={styles.group}
          data-row={group.links.length > longestColumn || undefined}
        >
          {group.words === null ? null : <p className={styles.heading}>{words(group.words)}</p>}
          <ul>
            {group.links.map((link) => (
              <li key={link.id}>
                <MenuAnchor link={link} className={styles.link} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

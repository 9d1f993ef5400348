import type { ReactNode } from 'react';
import { beans } from '#catalog/crops/beans.ts';
import { cropTheme } from '#catalog/crops/index.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import type { MenuEntry, SidebarCrop } from './menu-model.ts';
import { TopMenu } from './top-menu.tsx';

const drawerId = 'drawer';

/** The banner: wordmark, top menu, languages and search; below 992 px the menu is in a drawer. */
export function Header(props: {
  path: string;
  search: string;
  menu: readonly MenuEntry[];
  crops: readonly SidebarCrop[];
}): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.bar}>
        <span className={styles.opener}>
          <IconButton
            icon="menu"
            label={words('frame.menu.open')}
            popoverTarget={drawerId}
            aria-haspopup="dialog"
          />
        </span>
        <a className={styles.logo} href={`/${language}/beans`} aria-label={words('frame.site.home')}>
          <span className={styles.mark} data-theme={cropTheme(beans)}>
            <CropIcon name="beans" size={26} />
          </span>
          <span className={styles.whole}>{words('frame.site.title')}</span>
          <span className={styles.brief}>{words('frame.site.short')}</span>
        </a>
        <TopMenu menu={props.menu} />
        <div className={styles.languages}>
          <LanguageSwitch path={props.path} search={props.search} />
        </div>
        <div className={styles.help} data-home={props.path === '/' || undefined}>
          <SearchButton />
          <HelpButton />
        </div>
      </div>
      <Drawer id={drawerId} path={props.path} search={props.search} menu={props.menu} crops={props.crops} />
    </header>
  );
}

function HelpButton(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <IconButton
      icon="explain"
      label={words('frame.help')}
      data-key="?"
      data-tour="help"
      aria-haspopup="dialog"
      onClick={() => {
        import('../help/help-dialog.tsx')
          .then(({ openHelp }) => openHelp(language))
          .catch((cause: unknown) => console.error('Error loading the help:', cause));
      }}
    />
  );
}

function SearchButton(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const href = `/${language}/search`;
  return (
    <ButtonLink
      icon="search"
      className={styles.search ?? ''}
      shortcut="/"
      href={href}
      onChoose={() => {
        import('../search/search-dialog.tsx')
          .then(({ openSearch }) => openSearch(language))
          .catch(() => location.assign(href));
      }}
    >
      <span>{words('frame.search')}</span>
    </ButtonLink>
  );
}

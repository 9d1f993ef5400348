import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CropTree } from './crop-tree.tsx';
import type { SidebarCrop } from './menu-model.ts';
import styles from './sidebar.module.css';
import { rememberSidebar, takeCollapsed } from './sidebar-cookie.ts';

/**
 * The side menu of data pages from 992 px on: crops that unfold into sections. It collapses to a rail, and stays as
 * the visitor left it: the head's script marks the document before it is painted, so that nothing moves after loading.
 */
export function Sidebar(props: {
  crops: readonly SidebarCrop[];
  /** Id of the current crop, for the name of the landmark. */
  crop: string;
}): ReactNode {
  const words = useWords();
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (details.current !== null && takeCollapsed(document)) details.current.open = false;
  }, []);
  return (
    <div className={styles.sidebar} data-print="no" data-tour="menu">
      <details ref={details} className={styles.details} open>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: A summary is a button in all but name. */}
        <summary
          className={styles.toggle}
          // Browsers fire `toggle` on loading too; only a press is the visitor's choice. It comes before the change.
          onClick={() => rememberSidebar(document, details.current?.open ?? false)}
        >
          <Icon name="sidebar" />
          <span className={styles.collapse}>{words('frame.sidebar.collapse')}</span>
          <span className={styles.expand}>{words('frame.sidebar.expand')}</span>
        </summary>
        <nav aria-label={words('frame.sidebar.label', { crop: words(`crops.${props.crop}.name`) })}>
          <CropTree crops={props.crops} name="sidebar-crops" />
        </nav>
      </details>
    </div>
  );
}

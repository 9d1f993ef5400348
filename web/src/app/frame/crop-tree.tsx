import type { ReactNode } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './crop-tree.module.css';
import { MenuAnchor } from './menu-anchor.tsx';
import type { SidebarCrop } from './menu-model.ts';

/** Crops that unfold into their sections; the current one is open. */
export function CropTree(props: { crops: readonly SidebarCrop[]; name: string }): ReactNode {
  const words = useWords();
  const items = props.crops.map((crop) => (
    <li key={crop.id}>
      <details name={props.name} open={crop.current}>
        <summary className={styles.crop} data-current={crop.current || undefined}>
          <CropIcon name={crop.id} size={22} />
          <span className={styles.name}>{words(crop.words)}</span>
          <Icon name="chevron" size={16} className={styles.chevron} />
        </summary>
        <ul className={styles.sections}>
          {crop.links.map((link) => (
            <li key={link.id}>
              <MenuAnchor link={link} className={styles.link} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  ));
  return <ul className={styles.tree}>{items}</ul>;
}

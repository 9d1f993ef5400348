import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';
import { ViewLink } from './view-link.tsx';

/** Something that the view has chosen, in a word; pressing it takes the choice back. */
export function Chip(props: { text: string; label: string; href: string; onRemove: () => void }): ReactNode {
  return (
    <ViewLink href={props.href} onChoose={props.onRemove} className={styles.chip} label={props.label}>
      <span>{props.text}</span>
      <Icon name="close" size={16} />
    </ViewLink>
  );
}

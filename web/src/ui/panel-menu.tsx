import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './panel-menu.module.css';
import { closeDetails, useClosingDetails, useToggle } from './use-closing-details.ts';

/** Room that a panel beside its figure takes, with the space before it, in pixels. */
const panelRoom = 388;

/** Beside the figure where there is room, else under the word or above it; on phones at the window's foot. Opens without scripts. */
export function PanelMenu(props: {
  name: string;
  label: string;
  icon: IconName;
  closeLabel: string;
  /** `button` at the head of a page, where it has an edge; in the foot of a figure, which styles it, too. */
  look?: 'foot' | 'button';
  children: ReactNode;
}): ReactNode {
  const { name, label, icon, look = 'foot' } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useClosingDetails(menu);
  useToggle(menu, (box) => {
    if (!box.open || panel.current === null) return;
    box.dataset['side'] = sideOf(box, panel.current);
    const first =
      panel.current.querySelector<HTMLElement>('[data-first]') ??
      panel.current.querySelector<HTMLElement>('a, button:not([data-close])');
    first?.focus({ preventScroll: true });
    panel.current.scrollIntoView({ block: 'nearest' });
  });
  return (
    <details
      ref={menu}
      className={classNames(styles.menu, look === 'button' && styles.button)}
      data-print="no"
      data-menu={icon}
    >
      <summary className={styles.word} aria-label={label}>
        <Icon name={icon} />
        <span>{name}</span>
      </summary>
      <div ref={panel} className={styles.panel}>
        <div className={styles.head}>
          <strong>{name}</strong>
          <button
            type="button"
            className={styles.close}
            data-close=""
            aria-label={props.closeLabel}
            onClick={() => menu.current && closeDetails(menu.current)}
          >
            <Icon name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </details>
  );
}

function sideOf(menu: HTMLElement, panel: HTMLElement): 'beside' | 'under' | 'above' {
  const figure = menu.closest('section')?.getBoundingClientRect();
  if (figure !== undefined && document.documentElement.clientWidth - figure.right >= panelRoom)
    return 'beside';
  const { top, bottom } = menu.getBoundingClientRect();
  const { height } = panel.getBoundingClientRect();
  return window.innerHeight - bottom < height && top > height ? 'above' : 'under';
}

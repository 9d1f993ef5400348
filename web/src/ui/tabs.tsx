import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { chooseHere } from './choice-link.ts';
import styles from './tabs.module.css';

export interface TabEntry<Id extends string> {
  id: Id;
  label: string;
  /** The address of this tab: a tab is a link, so that it works without JavaScript and opens in a new tab. */
  href: string;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs of a page after the ARIA pattern: arrows, Home and End move and choose, one stop of the Tab key. */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly TabEntry<Id>[];
  value: Id;
  onChoose: (id: Id) => void;
  /** Key that, anywhere on the page, leads to the first tab that is not chosen. */
  shortcut?: string;
}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = props.tabs.findIndex((tab) => tab.id === props.value);
    if (event.key === ' ') {
      event.preventDefault();
      return;
    }
    const target = steps[event.key]?.(index, props.tabs.length);
    const tab = target === undefined ? undefined : props.tabs[target];
    if (tab === undefined) return;
    event.preventDefault();
    props.onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`#page-tab-${tab.id}`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={props.label}>
      {props.tabs.map((tab) => {
        const chosen = tab.id === props.value;
        return (
          <a
            key={tab.id}
            id={`page-tab-${tab.id}`}
            className={styles.tab}
            role="tab"
            href={tab.href}
            aria-selected={chosen}
            aria-controls={chosen ? `page-panel-${tab.id}` : undefined}
            tabIndex={chosen ? 0 : -1}
            data-key={chosen ? undefined : props.shortcut}
            onKeyDown={onKeyDown}
            onClick={(event) => chooseHere(event, () => props.onChoose(tab.id))}
          >
            {tab.label}
          </a>
        );
      })}
    </div>
  );
}

/** The panel of the chosen tab. Pages render only this one, so that the others cost nothing. */
export function TabPanel(props: { id: string; children: ReactNode }): ReactNode {
  return (
    <div id={`page-panel-${props.id}`} role="tabpanel" aria-labelledby={`page-tab-${props.id}`}>
      {props.children}
    </div>
  );
}

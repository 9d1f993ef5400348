import type { ReactNode } from 'react';
import { chooseHere } from './choice-link.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './segmented-control.module.css';
import { Tooltip } from './tooltip.tsx';

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  /** Shown instead of the label, which becomes name and tooltip. */
  icon?: IconName;
  /** The address of this choice: with it the control works without JavaScript. */
  href?: string;
}

/** One choice out of a few, all visible, such as the layout buttons of a data page. */
export function SegmentedControl<Id extends string>(props: {
  label: string;
  options: readonly Segment<Id>[];
  value: Id;
  /** `tabs` are words with a line under the chosen one, where a box would outweigh what it switches. */
  look?: 'box' | 'tabs';
  /** Not of choices that are links alone. */
  onChoose?: (id: Id) => void;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out in a row in every browser.
    <div className={styles.group} data-look={props.look ?? 'box'} role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <SegmentView
          key={option.id}
          {...option}
          chosen={option.id === props.value}
          {...(props.onChoose && { onChoose: props.onChoose })}
        />
      ))}
    </div>
  );
}

function SegmentView<Id extends string>(
  props: Segment<Id> & { chosen: boolean; onChoose?: (id: Id) => void },
): ReactNode {
  const { id, label, icon, href, chosen, onChoose } = props;
  const content = icon === undefined ? label : <Icon name={icon} />;
  const name = icon === undefined ? undefined : label;
  const control =
    href === undefined ? (
      <button
        type="button"
        className={styles.segment}
        aria-label={name}
        aria-pressed={chosen}
        onClick={() => onChoose?.(id)}
      >
        {content}
      </button>
    ) : (
      <a
        className={styles.segment}
        href={href}
        aria-label={name}
        aria-current={chosen ? 'true' : undefined}
        onClick={onChoose && ((event) => chooseHere(event, () => onChoose(id)))}
      >
        {content}
      </a>
    );
  if (icon === undefined) return control;
  // The group may end where the page does.
  return (
    <Tooltip text={label} side="start">
      {control}
    </Tooltip>
  );
}

import type { ReactNode } from 'react';
import { Button, ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './state-message.module.css';

/** There is nothing to show, and why; at best with a way on, such as the nearest year that has data. */
export function EmptyState(props: {
  text: string;
  hint?: string;
  action?: { label: string; onPress?: () => void; href?: string } | undefined;
}): ReactNode {
  const { action } = props;
  return (
    <div className={styles.state}>
      <p>{props.text}</p>
      {props.hint === undefined ? null : <p className={styles.hint}>{props.hint}</p>}
      {action === undefined ? null : action.href === undefined ? (
        <Button onClick={action.onPress}>{action.label}</Button>
      ) : (
        <ButtonLink href={action.href} onChoose={action.onPress}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}

export function ErrorState(props: {
  text: string;
  retry: { label: string; onPress: () => void };
}): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.error}>
        <Icon name="warning" />
        {props.text}
      </p>
      <Button icon="reset" onClick={props.retry.onPress}>
        {props.retry.label}
      </Button>
    </div>
  );
}

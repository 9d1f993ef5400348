import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import styles from './message-page.module.css';

/** A page with only a message: an unknown address, a page that could not be prepared. */
export function MessagePage(props: {
  title: string;
  text: string;
  action?: { label: string; href: string };
  suggestions?: { title: string; links: readonly { label: string; href: string }[] };
  children?: ReactNode;
}): ReactNode {
  const { action, suggestions } = props;
  return (
    <div className={styles.page}>
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.children}
      {action === undefined ? null : (
        <div>
          <ButtonLink href={action.href} look="solid">
            {action.label}
          </ButtonLink>
        </div>
      )}
      {suggestions === undefined || suggestions.links.length === 0 ? null : (
        <section>
          <h2 className={styles.heading}>{suggestions.title}</h2>
          <ul className={styles.links}>
            {suggestions.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useSite } from '../api/site.ts';
import { useLanguage } from '../i18n/words.tsx';

/** Every way to reach the operator that is set: mail, telephone, address, other places; nothing without one. `look` is a link's class. */
export function ContactWays({
  look,
  list,
}: {
  look?: string | undefined;
  list?: string | undefined;
}): ReactNode {
  const language = useLanguage();
  const { contact, social = [] } = useSite();
  const link = (href: string, text: string, rel?: string): ReactNode => (
    <a className={look} href={href} rel={rel}>
      {text}
    </a>
  );
  const ways = [
    contact?.email && link(`mailto:${contact.email}`, contact.email),
    contact?.phone && link(`tel:${contact.phone.replace(/[^+\d]/g, '')}`, contact.phone),
    contact?.address?.[language],
    ...social.map(({ name, url }) => link(url, name, 'me')),
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <ul className={list}>
      {ways.map((way, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what an operator has set neither moves nor changes.
        <li key={at}>{way}</li>
      ))}
    </ul>
  );
}

export function useIsReachable(): boolean {
  const { contact: { email, phone, address } = {}, social = [] } = useSite();
  return [email, phone, address].some((way) => way !== undefined) || social.length > 0;
}

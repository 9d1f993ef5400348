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
  const ways: readonly (readonly [key: string, way: ReactNode])[] = [
    ...(contact?.email === undefined
      ? []
      : [
          [
            'email',
            <a key="email" className={look} href={`mailto:${contact.email}`}>
              {contact.email}
            </a>,
          ] as const,
        ]),
    ...(contact?.phone === undefined
      ? []
      : [
          [
            'phone',
            <a key="phone" className={look} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
              {contact.phone}
            </a>,
          ] as const,
        ]),
    ...(contact?.address === undefined ? [] : [['address', contact.address[language]] as const]),
    ...social.map(
      ({ name, url }) =>
        [
          url,
          <a key={url} className={look} href={url} rel="me">
            {name}
          </a>,
        ] as const,
    ),
  ];
  if (ways.length === 0) return null;
  return (
    <ul className={list}>
      {ways.map(([key, way]) => (
        <li key={key}>{way}</li>
      ))}
    </ul>
  );
}

export function useIsReachable(): boolean {
  const { contact: { email, phone, address } = {}, social = [] } = useSite();
  return [email, phone, address].some((way) => way !== undefined) || social.length > 0;
}

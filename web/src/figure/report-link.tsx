import type { ReactNode } from 'react';
import { usePagePath } from '../api/page-path.ts';
import { useSite } from '../api/site.ts';
import { citedAddress } from '../blocks/citation.ts';
import { useSpeech } from '../i18n/speech.ts';
import type { Figure } from './figure.ts';
import { useFigurePlace } from './figure-place.ts';

/** Where a reader reports a problem with a figure: the operator's page for that, else a mail; nothing where neither is set. */
export function ReportLink(props: {
  figure: Pick<Figure, 'id' | 'title' | 'name'>;
  look?: string | undefined;
}): ReactNode {
  const { figure, look } = props;
  const { words, language } = useSpeech();
  const { contact, origin } = useSite();
  const path = usePagePath();
  const { search, release } = useFigurePlace();
  const pathname = `/${language}${path === '/' ? '' : path}`;
  const url = citedAddress({ origin, pathname, search }, release.id, figure.id);
  const title = figure.name ?? figure.title;
  const href =
    contact?.reports !== undefined
      ? reportAddress(contact.reports, { url, figure: figure.id })
      : contact?.email !== undefined
        ? `mailto:${contact.email}?subject=${encodeURIComponent(words('figure.report.subject', { title }))}&body=${encodeURIComponent(
            words('figure.report.body', { title, url, figure: figure.id }),
          )}`
        : null;
  return href === null ? null : (
    <p className={look}>
      <a href={href} rel="nofollow">
        {words('figure.report')}
      </a>
    </p>
  );
}

function reportAddress(page: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

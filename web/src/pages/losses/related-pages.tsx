import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { listLossPages } from '#catalog/losses/sections.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { classNames } from '../../ui/class-names.ts';
import { rowStyles } from '../../ui/rows.ts';
import styles from './losses.module.css';

export function RelatedPages(props: { crop: string; path: string }): ReactNode {
  const { crop, path } = props;
  const { words, language } = useSpeech();
  const hasVarieties = findCrop(crop)?.sections.includes('seed-varieties') === true;
  const links: (readonly [href: string, text: string])[] = [
    ...listLossPages(crop).map(({ path: href, section, page }) => {
      const title = words(`sections.${section}.name`);
      return [href, page === null ? title : words(`lossSources.title.${page}`, { title })] as const;
    }),
    ...(hasVarieties
      ? [[`/${crop}/data/seed-varieties`, words('sections.seed-varieties.name')] as const]
      : []),
    [`/${crop}/data/production`, words('sections.production.name')],
    ['/beans/about/pages', words('lossSources.allPages')],
  ];
  return (
    <nav className={rowStyles.foot} aria-labelledby="related-title" data-print="no">
      <h2 id="related-title">{words('lossSources.related', { crop: words(`crops.${crop}.name`) })}</h2>
      <ul className={classNames(rowStyles.links, styles.chips)}>
        {links
          .filter(([href]) => href !== path)
          .map(([href, text]) => (
            <li key={href}>
              <a href={`/${language}${href}`}>{text}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

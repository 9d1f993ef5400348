import type { ReactNode } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';
import { useSite } from '../../api/site.ts';
import { ContactWays, useIsReachable } from '../../blocks/contact-ways.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './footer.module.css';

/** Links by heading; paths without language. */
const ways = {
  data: [
    ['/country', 'frame.menu.data.overview.countries'],
    ['/beans/data/production/ranking?by=countries', 'frame.menu.data.overview.rankings'],
    ['/beans/data/prices', 'frame.menu.data.prices'],
    ['/beans/about/databases', 'frame.footer.sources'],
  ],
  help: [
    ['/beans/about/questions', 'frame.footer.questions'],
    ['/beans/about/citing', 'frame.footer.citing'],
    ['/beans/about/glossary', 'frame.footer.glossary'],
    ['/beans/about/accessibility', 'frame.footer.accessibility'],
  ],
  contact: [
    ['/beans/contact', null],
    ['/contribute', 'frame.menu.about.contribute'],
    ['/beans/about/privacy', 'frame.footer.privacy'],
    ['/beans/about/pages', 'frame.footer.pages'],
  ],
} as const;

export function Footer({ path: ownPath, day }: { path: string; day: string | null }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { organisation, partners = [], analytics } = useSite();
  const isReachable = useIsReachable();
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.inner}>
        <section aria-labelledby="footer-site">
          <h2 id="footer-site" className={styles.title}>
            {words('frame.site.title')}
          </h2>
          <p>{words('frame.footer.copyright')}</p>
          {organisation !== undefined && <p>{organisation[language]}</p>}
          <p>
            {analytics === undefined
              ? words('frame.footer.traffic')
              : words('analytics.footer', { service: analytics.service })}
          </p>
          {partners.length > 0 && (
            <ul className={styles.partners} aria-label={words('frame.footer.partners')}>
              {partners.map((partner) => (
                <li key={partner.name}>
                  <PartnerMark {...partner} />
                </li>
              ))}
            </ul>
          )}
        </section>
        {(['data', 'help', 'contact'] as const).map((group) => (
          <nav key={group} aria-labelledby={`footer-${group}`}>
            <h2 id={`footer-${group}`} className={styles.title}>
              {words(group === 'data' ? 'frame.menu.data' : `frame.footer.${group}.title`)}
            </h2>
            {group === 'contact' && <ContactWays look={styles.link} list={styles.links} />}
            <ul className={styles.links}>
              {ways[group].map(([path, key]) => (
                <li key={path}>
                  <a
                    className={styles.link}
                    href={`/${language}${path}`}
                    aria-current={path.split('?')[0] === ownPath ? 'page' : undefined}
                  >
                    {words(key ?? (isReachable ? 'frame.footer.contact.link' : 'frame.footer.wrong'))}
                  </a>
                </li>
              ))}
              {group === 'contact' && day !== null && <li>{words('frame.footer.date', { date: day })}</li>}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

/** A partner's mark, or the name where there is none; loaded near the foot. */
function PartnerMark({ name, url, logo }: NonNullable<SiteSettings['partners']>[number]): ReactNode {
  const mark =
    logo === undefined ? (
      name
    ) : (
      <img className={styles.partner} src={logo} loading="lazy" height={40} alt={name} />
    );
  return url === undefined ? (
    mark
  ) : (
    <a className={styles.link} href={url}>
      {mark}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { SiteSettings } from '#contract/site-settings.ts';
import { useSite } from '../../api/site.ts';
import { ContactWays, useIsReachable } from '../../blocks/contact-ways.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import styles from './footer.module.css';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuEntry, MenuGroup, MenuLink } from './menu-model.ts';
import { formatReleaseDate } from './release-date.ts';

const groupsOf = (entry: MenuEntry | undefined): readonly MenuGroup[] =>
  entry?.kind === 'panel' ? entry.groups : [];

/** Pages on the site itself that every page leads to. */
const aboutPages = ['questions', 'citing', 'accessibility', 'privacy', 'pages'] as const;

/** Contact and partners as far as they are set, the ways on, copyright and the notice on traffic. */
export function Footer(props: {
  menu: readonly MenuEntry[];
  release: { id: string; created: string };
}): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { release } = props;
  const { organisation, partners = [], analytics } = useSite();
  const isReachable = useIsReachable();
  const date = formatReleaseDate(release.created, language);
  const data = groupsOf(props.menu.find((entry) => entry.id === 'data'));
  const crops = data.find((group) => group.id === 'crops');
  const contact = props.menu.find((entry) => entry.id === 'contact');
  const sources = props.menu
    .flatMap(groupsOf)
    .flatMap((group) => group.links)
    .find((link) => link.id === 'databases');
  return (
    <footer className={styles.footer} data-print="no">
      <div className={styles.inner}>
        <div className={styles.columns}>
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className={styles.title}>
              {words(isReachable ? 'frame.footer.contact.title' : 'frame.site.title')}
            </h2>
            {organisation !== undefined && <p>{organisation[language]}</p>}
            <ContactWays look={styles.link} list={styles.plain} />
            {contact?.kind === 'link' ? (
              <a className={styles.link} href={contact.href}>
                {words(isReachable ? 'frame.footer.contact.link' : 'frame.footer.wrong')}
              </a>
            ) : null}
          </section>
          {data.length === 0 ? null : (
            <nav className={styles.ways} aria-labelledby="footer-data footer-crops">
              <LinkList
                id="footer-data"
                title={words('frame.menu.data')}
                links={data.filter((group) => group !== crops).flatMap((group) => group.links)}
              >
                {sources === undefined ? null : (
                  <li>
                    <a className={styles.link} href={sources.href}>
                      {words('frame.footer.sources')}
                    </a>
                  </li>
                )}
                <li>
                  <a className={styles.link} href={`/${language}/beans/about/glossary`}>
                    {words('frame.footer.glossary')}
                  </a>
                </li>
              </LinkList>
              <LinkList id="footer-crops" title={words('frame.menu.crops')} links={crops?.links ?? []} />
            </nav>
          )}
          {partners.length > 0 && (
            <section aria-labelledby="footer-partners">
              <h2 id="footer-partners" className={styles.title}>
                {words('frame.footer.partners')}
              </h2>
              <ul className={styles.partners}>
                {partners.map((partner) => (
                  <li key={partner.name}>
                    <PartnerMark {...partner} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.fine}>
          <p>{words('frame.footer.copyright')}</p>
          <p>
            {analytics === undefined
              ? words('frame.footer.traffic')
              : words('analytics.footer', { service: analytics.service })}
          </p>
          {date === null ? null : <p>{words('frame.footer.release', { release: release.id, date })}</p>}
          <ul className={styles.row}>
            {aboutPages.map((page) => (
              <li key={page}>
                <a className={styles.link} href={`/${language}/beans/about/${page}`}>
                  {words(`frame.footer.${page}`)}
                </a>
              </li>
            ))}
          </ul>
          <a className={styles.link} href="#top">
            {words('frame.footer.top')}
          </a>
        </div>
      </div>
    </footer>
  );
}

/** A partner's mark, or the name where there is none; asked for near the foot. */
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

/** Ways on under their heading. */
function LinkList(props: {
  id: string;
  title: string;
  links: readonly MenuLink[];
  children?: ReactNode;
}): ReactNode {
  return (
    <div>
      <h2 id={props.id} className={styles.title}>
        {props.title}
      </h2>
      <ul className={styles.links}>
        {props.links.map((link) => (
          <li key={link.id}>
            <MenuAnchor link={link} className={styles.link} />
          </li>
        ))}
        {props.children}
      </ul>
    </div>
  );
}

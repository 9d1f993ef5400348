import type { ReactNode } from 'react';
import { findCrop } from '#catalog/crops/index.ts';
import { valueOr } from '../../api/loaded.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { CropIcon } from '../../ui/crop-icon.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { CropCards } from './crop-cards.tsx';
import { HeadlineList } from './headline-list.tsx';
import { HomeMapFigure } from './home-map-figure.tsx';
import styles from './home-page.module.css';
import type { HomePageData, SectionEntry } from './load-home-page.ts';

/** The portal's home, or a crop's: what there is, in figures, on a map and as ways on. */
export function HomePage({ data }: { data: HomePageData }): ReactNode {
  return data.crop === null ? <Portal data={data} /> : <CropHome data={data} crop={data.crop} />;
}

function Portal({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  return (
    <PageLayout>
      <PageTitle title={words('home.portal.title')} finding={words('home.portal.lead')} />
      <CropCards cards={data.cards} />
      <p className={styles.quiet}>{words('figure.source', { source: words('home.source.production') })}</p>
      <div className={styles.split}>
        <MapPart data={data} controls={<MapCrops data={data} />} />
        <AboutPart />
      </div>
    </PageLayout>
  );
}

function CropHome({ data, crop }: { data: HomePageData; crop: string }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const name = words(`crops.${crop}.name`);
  const caveats = findCrop(crop)?.caveats ?? [];
  const hasNoMap = data.map.state === 'loaded' && data.map.value === null;
  return (
    <PageLayout>
      <PageTitle
        breadcrumb={
          <Breadcrumb
            label={words('frame.breadcrumb.label')}
            steps={[{ name: words('home.crops.title'), href: `/${language}` }]}
            current={name}
          />
        }
        title={words('home.crop.title', { crop: name })}
        finding={words('home.crop.lead', { cropThe: words(`crops.${crop}.the`) })}
      />
      <HeadlineList headlines={data.headlines} />
      {caveats.map((caveat) => (
        <p key={caveat} className={styles.quiet}>
          {words(`crops.${crop}.caveat.${caveat}`)}
        </p>
      ))}
      <div className={hasNoMap ? undefined : styles.split}>
        {!hasNoMap && <MapPart data={data} />}
        <div className={hasNoMap ? styles.halves : styles.aside}>
          <SectionList crop={crop} sections={data.sections} />
          <AboutPart />
        </div>
      </div>
      <CropCards cards={data.cards} />
    </PageLayout>
  );
}

function MapPart({ data, controls }: { data: HomePageData; controls?: ReactNode }): ReactNode {
  const words = useWords();
  const { map } = data;
  if (map.state === 'failed') return <FailedPart text={words('dataPage.state.noInfo')} />;
  if (map.value === null)
    return (
      <div>
        {controls}
        <EmptyState text={words('dataPage.state.noData')} />
      </div>
    );
  return <HomeMapFigure map={map.value} controls={controls} />;
}

/** The crops that the portal's map can show, as links: they work without JavaScript. */
function MapCrops({ data }: { data: HomePageData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  if (data.mapCrops.length < 2) return null;
  return (
    <ChoiceLinks
      label={words('home.map.choose')}
      choices={data.mapCrops.map((crop, index) => ({
        href: `/${language}${index === 0 ? '' : `?crop=${crop}`}#map`,
        text: words(`crops.${crop}.name`),
        icon: <CropIcon name={crop} size={18} />,
        current: valueOr(data.map, null)?.crop === crop,
      }))}
    />
  );
}

function SectionList(props: { crop: string; sections: readonly SectionEntry[] }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <section aria-labelledby="sections">
      <h2 id="sections">{words('home.sections.title')}</h2>
      {props.sections.length === 0 ? (
        <p className={styles.quiet}>{words('home.sections.none')}</p>
      ) : (
        <ul className={styles.sections}>
          {props.sections.map((section) => (
            <li key={section.id}>
              <h3>
                <a href={`/${language}${section.path}`}>{words(`crops.${props.crop}.title.${section.id}`)}</a>
              </h3>
              <p>{words(`sections.${section.id}.description`)}</p>
              <p className={styles.notes}>
                {section.latest.state === 'failed'
                  ? words('dataPage.state.failed')
                  : section.latest.value === null
                    ? words('home.sections.empty')
                    : words('home.sections.latest', { year: String(section.latest.value) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {props.sections.some(({ latest }) => latest.state === 'failed') && <FailedPart />}
    </section>
  );
}

function AboutPart(): ReactNode {
  const words = useWords();
  const language = useLanguage();
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about">{words('home.about.title')}</h2>
      <p>{words('home.about.text')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={`/${language}/beans/about`}>{words('home.about.more')}</a>
        </li>
        <li>
          <a href={`/${language}/beans/about/databases`}>{words('home.about.sources')}</a>
        </li>
      </ul>
    </section>
  );
}

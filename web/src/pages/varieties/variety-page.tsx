import type { ReactNode } from 'react';
import { isReleaseYear } from '#domain/germplasm/variety-cells.ts';
import { AboutSection } from '../../blocks/about-section.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { varietyParams } from '../../url/varieties-params.ts';
import type { Variety, VarietyPageData } from './load-varieties-page.ts';
import { factTerms, VarietyFacts } from './variety-facts.tsx';
import { varietyFigures } from './variety-figures.ts';
import { VarietySources } from './variety-sources.tsx';
import { VarietyTabs } from './variety-tabs.tsx';
import { basisText, headingText, yearText } from './variety-texts.ts';

/** Kind of the lead sentence: the year of release, another year of the source, or no known year. */
const findingKind = ({ year, year_basis: basis }: Variety): 'finding' | 'otherYear' | 'unknownYear' =>
  year === null ? 'unknownYear' : isReleaseYear(basis) ? 'finding' : 'otherYear';

export function VarietyPage({ data }: { data: VarietyPageData }): ReactNode {
  const { crop, release, variety: part } = data;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const version = release.pinned ? `?v=${release.id}` : '';
  const list = `/${language}/${crop}/data/seed-varieties`;
  const listTitle = headingText(words, crop, null);
  const head = (title: string, finding?: string, tabs?: ReactNode): ReactNode => (
    <PageTitle
      icon={crop}
      title={title}
      finding={finding}
      tabs={tabs}
      breadcrumb={
        <Breadcrumb
          label={words('frame.breadcrumb.label')}
          steps={[
            { name: words(`crops.${crop}.name`), href: `/${language}/${crop}` },
            { name: listTitle, href: `${list}${version}` },
          ]}
          current={title}
        />
      }
    />
  );
  if (part.state === 'failed')
    return (
      <PageLayout>
        {head(listTitle)}
        <FailedPart />
      </PageLayout>
    );
  const variety = part.value;
  const [figure] = varietyFigures(data, speech);
  if (variety === null || figure === undefined)
    return (
      <PageLayout>
        {head(words('varieties.unknown'))}
        <EmptyState
          text={words('varieties.unknown.text', { id: data.id })}
          hint={words('varieties.unknown.hint')}
          action={{ label: listTitle, href: `${list}${version}` }}
        />
      </PageLayout>
    );
  const { from, name, same_name: same } = variety;
  const isSeen = from.nature === 'seen';
  const { title } = figure;
  const separator = version === '' ? '?' : `${version}&`;
  const finding = words(`varieties.one.${findingKind(variety)}`, {
    title: listTitle,
    year: String(variety.year ?? ''),
    basis: basisText(words, variety.year_basis ?? ''),
    ...areaWords(words, variety.country),
  });
  return (
    <VarietyTabs
      tab={data.tab}
      searchOf={(tab) => varietyParams.serialise({ tab }, release.pinned ? release.id : null)}
      head={(tabs) => head(name, finding, tabs)}
      live={{
        ...{ page: data, path: `${list}/${variety.id}`, search: version, title, isOne: true },
        heading: `${name} – ${listTitle}`,
        terms: [{ id: 'record', name: null }, ...factTerms(speech, [variety])],
        answer: { sources: [from], left_out: [] },
        ...{ further: [], cited: [from] },
      }}
    >
      {isSeen && <Notice>{words('varieties.one.seen')}</Notice>}
      <FigurePlaceContext.Provider value={{ page: data.id, search: version, release, cite: '#about-data' }}>
        <FigureFrame
          figure={figure}
          links={<RecordLinks figure={figure} closed={words('list.closed')} files={[]} />}
        >
          <VarietyFacts caption={title} varieties={[variety]} />
          {variety.link !== null && (
            <p>
              <a href={variety.link} rel="nofollow">
                {words('varieties.one.link')}
              </a>
            </p>
          )}
          {variety.further_links.map((further) => (
            <p key={further}>
              <a href={further} rel="nofollow">
                {words('varieties.one.further', { host: new URL(further).host })}
              </a>
            </p>
          ))}
          <p data-print="no">
            <a
              href={`${list}${separator}compare=${[variety.id, ...same.map(({ id }) => id)].slice(0, 4).join('~')}#compare`}
            >
              {words('varieties.one.compare')}
            </a>
          </p>
        </FigureFrame>
      </FigurePlaceContext.Provider>
      <section aria-labelledby="same-name">
        <h2 id="same-name">{words('varieties.same.title')}</h2>
        <p>{words(same.length === 0 ? 'varieties.same.none' : 'varieties.same.text')}</p>
        {same.length > 0 && (
          <ul>
            {same.map((other) => (
              <li key={other.id}>
                <a href={`${list}/${other.id}${version}`}>{other.name}</a>, {areaName(words, other.country)}
                {other.year !== null && `, ${yearText(words, formats, other)}`} ·{' '}
                {words(`varieties.source.${other.source.startsWith('import-') ? 'supplied' : other.source}`)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <AboutSection>
        <VarietySources answer={{ sources: [from], left_out: [] }} />
      </AboutSection>
    </VarietyTabs>
  );
}

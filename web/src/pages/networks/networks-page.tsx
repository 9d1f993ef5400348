import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { networkHome } from '#catalog/regions/networks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { columnTexts } from '../../blocks/networks/column-texts.ts';
import { ComparisonTable } from '../../blocks/networks/comparison-table.tsx';
import { MemberPart } from '../../blocks/networks/member-part.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { NetworksPageData } from './load-networks-page.ts';
import {
  comparedRows,
  headlineFigure,
  type LoadedHeadline,
  loadedHeadlines,
} from './network-page-figures.ts';
import { networkCrop } from './networks-data.ts';
import styles from './networks-page.module.css';

/** The newest figures of one section, with the way to its page. */
function HeadlinePart({ data, headline }: { data: NetworksPageData; headline: LoadedHeadline }): ReactNode {
  const { element, year } = headline.figures;
  const speech = useSpeech();
  const { words, language } = speech;
  const path = `/${language}${networkHome}/${headline.section}`;
  const figure = headlineFigure(data, headline, speech);
  const rows = comparedRows(data, headline);
  const textOf = columnTexts(element, rows, speech);
  return (
    <FigureFrame
      figure={figure}
      level={3}
      about={
        <a href={path}>
          {words('networks.toSection', { section: words(`sections.${headline.section}.name`) })}
        </a>
      }
    >
      <ComparisonTable
        label={figure.title}
        adds={findElement(element)?.aggregate === 'sum'}
        rows={rows}
        nameOf={(code) => <a href={`/${language}${areaPagePath(code, true)}`}>{areaName(words, code)}</a>}
        textOf={(code, value) => (
          <a
            href={`${path}?${new URLSearchParams({ year: String(year), explain: explainedKey(code, element, year) })}`}
          >
            {textOf(value)}
          </a>
        )}
      />
    </FigureFrame>
  );
}

/** PABRA, the sums of its members, and their list. */
export function NetworksPage({ data }: { data: NetworksPageData }): ReactNode {
  const { words, language } = useSpeech();
  const { release, headlines } = data;
  const search = release.pinned ? `?v=${release.id}` : '';
  return (
    <PageLayout>
      <PageTitle icon={networkCrop.id} title={words('networks.title')} finding={words('networks.lead')} />
      <Prose>
        <section aria-labelledby="what">
          <h2 id="what">{words('networks.what.title')}</h2>
          <p>{words('networks.what.text')}</p>
          <p>{words('networks.what.sums')}</p>
          {cropCaveats(words, [networkCrop.id]).map((caveat) => (
            <p key={caveat}>{caveat}</p>
          ))}
          <p>
            <a href={`/${language}${networkHome}/seed-varieties`}>{words('sections.seed-varieties.name')}</a>{' '}
            ·{' '}
            <a href={`/${language}${networkHome}/seed-production`}>
              {words('sections.seed-production.name')}
            </a>
          </p>
        </section>
      </Prose>
      <FigurePlaceContext.Provider value={{ page: 'pabra', search, release, cite: '#newest' }}>
        <section className={styles.list} aria-labelledby="newest">
          <h2 id="newest">{words('networks.newest')}</h2>
          {headlines.some(({ figures }) => figures.state === 'failed') && <FailedPart />}
          {loadedHeadlines(data).map((headline) => (
            <HeadlinePart key={headline.section} data={data} headline={headline} />
          ))}
        </section>
        <MemberPart networks={data.networks} />
      </FigurePlaceContext.Provider>
    </PageLayout>
  );
}

import type { ReactNode } from 'react';
import { findElement } from '#catalog/elements/index.ts';
import { allianceCode, networkHome } from '#catalog/regions/networks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { valueOr } from '../../api/loaded.ts';
import { extractText } from '../../blocks/block-figure.tsx';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { FiledHead } from '../../blocks/filed-head.tsx';
import { columnTexts } from '../../blocks/networks/column-texts.ts';
import { ComparisonTable } from '../../blocks/networks/comparison-table.tsx';
import { filedComparison } from '../../blocks/networks/filed-networks.ts';
import { MemberPart } from '../../blocks/networks/member-part.tsx';
import type { FiledPage } from '../../blocks/use-filed.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Prose } from '../../ui/prose.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import type { NetworkComparison, NetworksPageData } from './load-networks-page.ts';
import { networkCrop } from './networks-data.ts';
import styles from './networks-page.module.css';

type Headline = NetworksPageData['headlines'][number];

/** Where the figures of a section come from; that it could not be loaded is said. */
const sourceOf = (words: Words, { section, sources }: Pick<Headline, 'section' | 'sources'>): string =>
  sources.state === 'failed'
    ? words('dataPage.state.failed')
    : extractText(words, words(`networks.source.${section}`), sources.value);

/** The newest figures of one section, with the way to its page. */
function HeadlinePart(props: {
  section: string;
  figures: NetworkComparison;
  awaited: ReadonlySet<string>;
  sources: Headline['sources'];
  at: FiledPage;
}): ReactNode {
  const { section, figures, awaited, sources, at } = props;
  const { element, year, indicator } = figures;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const path = `/${language}${networkHome}/${section}`;
  const title = words('networks.compared.title', {
    crop: words(`crops.${networkCrop.id}.name`),
    element: words(`elements.${element}.inSentence`),
    year: formats.year(year),
  });
  const rows = figures.areas.map(({ code, value, flag, contributors, members, ...shares }) => ({
    area: code,
    figure: value === null ? null : { value, flag, contributors },
    ofAfrica: shares.share_of_africa,
    ofWorld: shares.share_of_world,
    members,
    awaitsSum: awaited.has(code),
  }));
  const textOf = columnTexts(element, rows, { words, formats });
  return (
    <section className={styles.part} aria-labelledby={`newest-${section}`}>
      <FiledHead
        id={`newest-${section}`}
        level={3}
        text={title}
        filed={[
          {
            id: section,
            title,
            notes: [words('networks.what.sums'), ...cropCaveats(words, [networkCrop.id])],
            sources: valueOr(sources, []),
            indicators: [indicator],
            area: allianceCode,
            year,
            table:
              import.meta.env.SSR && (() => filedComparison(rows, { element, year }, { words, formats })),
            rows: rows.length,
            at,
          },
        ]}
      />
      <ComparisonTable
        label={title}
        adds={findElement(element)?.aggregate === 'sum'}
        rows={rows}
        nameOf={(code) => <a href={`/${language}${areaPagePath(code, true)}`}>{areaName(words, code)}</a>}
        textOf={(code, figure) => (
          <a
            href={`${path}?${new URLSearchParams({ year: String(year), explain: explainedKey(code, element, year) })}`}
          >
            {textOf(figure)}
          </a>
        )}
      />
      <p>
        {words('figure.source', { source: sourceOf(words, { section, sources }) })} ·{' '}
        <a href={path}>{words('networks.toSection', { section: words(`sections.${section}.name`) })}</a>
      </p>
    </section>
  );
}

/** What PABRA is, what its members have together, and who they are. */
export function NetworksPage({ data }: { data: NetworksPageData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const figures = data.headlines.flatMap(({ section, sources, figures: part }) =>
    part.state === 'loaded' && part.value !== null ? [{ section, sources, figures: part.value }] : [],
  );
  const { release } = data;
  const at = {
    page: 'pabra',
    search: release.pinned ? `?v=${release.id}` : '',
    release,
    cite: '#newest',
  };
  const awaited = new Set(
    valueOr(data.networks, { networks: [] }).networks.flatMap(({ code, members, summed }) =>
      members.length > 0 && !summed ? [code] : [],
    ),
  );
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
      <section className={styles.list} aria-labelledby="newest">
        <h2 id="newest">{words('networks.newest')}</h2>
        {data.headlines.some(({ figures: part }) => part.state === 'failed') && <FailedPart />}
        {figures.map((headline) => (
          <HeadlinePart key={headline.section} {...headline} awaited={awaited} at={at} />
        ))}
      </section>
      <MemberPart networks={data.networks} at={at} />
    </PageLayout>
  );
}

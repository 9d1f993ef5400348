import { type ReactNode, useEffect, useState } from 'react';
import type { Varieties } from '#contract/varieties.ts';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { useHead } from '../../blocks/use-head.ts';
import { ViewTabs } from '../../blocks/view-tabs.tsx';
import { citedTitle } from '../../i18n/source-title.ts';
import { useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { TabPanel } from '../../ui/tabs.tsx';
import { type PageTab, varietyParams } from '../../url/varieties-params.ts';
import type { NamedSource, Term, VarietyPageData } from './load-varieties-page.ts';
import { VarietySources } from './variety-sources.tsx';

interface MetadataValue {
  page: Pick<VarietyPageData, 'crop' | 'release' | 'origin'>;
  /** Path of the page with its language, and the query string of its view. */
  path: string;
  search: string;
  heading: string;
  title: string;
  terms: readonly Term[];
  /** Whether the terms are fields of one variety. */
  isOne: boolean;
  answer: Pick<Varieties, 'sources' | 'left_out'>;
  /** Sources that have no records: counts of the World. */
  further: readonly NamedSource[];
  cited: readonly NamedSource[];
}

/** The tab of a page whose view is its address: chosen without leaving the document, and brought back by the browser's history. */
function useTab(first: PageTab, hrefOf: (tab: PageTab) => string): [PageTab, (tab: PageTab) => void] {
  const [tab, setTab] = useState(first);
  useEffect(() => {
    const restore = (): void => setTab(varietyParams.parse(window.location.search).tab);
    window.addEventListener('popstate', restore);
    return () => window.removeEventListener('popstate', restore);
  }, []);
  const choose = (next: PageTab): void => {
    if (next === tab) return;
    setTab(next);
    window.history.pushState(null, '', hrefOf(next));
  };
  return [tab, choose];
}

/** A page of varieties under its title: the records, or their metadata. `head` draws the title with the tabs. */
export function VarietyTabs(props: {
  tab: PageTab;
  /** Query string of a tab, with `?` or empty. */
  searchOf: (tab: PageTab) => string;
  head: (tabs: ReactNode) => ReactNode;
  live: MetadataValue;
  children: ReactNode;
}): ReactNode {
  const { searchOf, live } = props;
  const words = useWords();
  const hrefOf = (tab: PageTab): string => `${live.path}${searchOf(tab)}`;
  const [tab, choose] = useTab(props.tab, hrefOf);
  useHead(live.heading, words, searchOf(tab));
  return (
    <PageLayout>
      {props.head(<ViewTabs view="varieties.tab.view" value={tab} hrefOf={hrefOf} onChoose={choose} />)}
      <TabPanel id={tab}>
        {tab === 'metadata' ? <VarietiesMetadata {...live} /> : <PageLayout>{props.children}</PageLayout>}
      </TabPanel>
    </PageLayout>
  );
}

/** Fields whose definition is that of others, too. */
const definedAs: Readonly<Record<string, string>> = {
  breeder: 'institution',
  'drought-tolerant': 'flag',
  'disease-tolerant': 'flag',
  'storage-pest-resistant': 'flag',
  'consumer-preference': 'flag',
  counties: 'zone',
  lowland: 'zone',
  'lowland-transitional': 'zone',
  'mid-altitude': 'zone',
  'highland-transitional': 'zone',
  highland: 'zone',
  'commercial-potential': 'commercial',
  'commercial-level': 'commercial',
};

function VarietiesMetadata(props: MetadataValue): ReactNode {
  const { page, path, search, title, terms, isOne, answer, further, cited } = props;
  const { crop, release } = page;
  const words = useWords();
  const caveats = [
    ...(isOne ? [] : ['coverage', ...(crop === 'beans' ? ['pabra'] : [])]),
    'texts',
    ...(answer.sources.some(({ exportable }) => !exportable) ? ['licence'] : []),
  ];
  const hasSources = answer.sources.length + further.length > 0;
  return (
    <MetadataTab
      release={release}
      group="varieties"
      caption={words(`varieties.metadata.caption${isOne ? '.one' : ''}`)}
      terms={terms.map(({ id, name }) => ({ id, name, definedAs: definedAs[id] }))}
      cited={
        hasSources
          ? {
              ...{ title, search, origin: page.origin, pathname: path },
              sources: cited.map((source) => ({ ...source, title: citedTitle(words, source) })),
            }
          : null
      }
    >
      <section aria-labelledby="caveats">
        <h2 id="caveats">{words('varieties.metadata.caveats')}</h2>
        <ul>
          {caveats.map((caveat) => (
            <li key={caveat}>{words(`varieties.metadata.caveat.${caveat}`)}</li>
          ))}
        </ul>
      </section>
      {hasSources && (
        <section id="about-data" aria-labelledby="sources">
          <h2 id="sources">{words('varieties.metadata.sources')}</h2>
          <VarietySources
            answer={answer}
            further={further}
            editionOf={(date) => words('varieties.metadata.edition', { date })}
          />
        </section>
      )}
    </MetadataTab>
  );
}

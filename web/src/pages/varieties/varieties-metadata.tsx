import type { ReactNode } from 'react';
import { MetadataTab } from '../../blocks/metadata-tab.tsx';
import { citedTitle } from '../../i18n/source-title.ts';
import { useWords } from '../../i18n/words.tsx';
import type { MetadataValue } from './varieties-data.ts';
import { VarietySources } from './variety-sources.tsx';

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

/** The metadata tab: definitions of columns and fields, caveats, sources, and citations. */
export function VarietiesMetadata(props: MetadataValue): ReactNode {
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

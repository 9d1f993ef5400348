import type { ReactNode } from 'react';
import { citedAddress } from '../../blocks/citation.ts';
import { CitationPart } from '../../blocks/citation-part.tsx';
import { CitationTexts } from '../../blocks/citation-texts.tsx';
import { citeWords } from '../../i18n/cite-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { citedTitle } from '../../i18n/source-title.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { MetadataValue } from './varieties-data.ts';
import styles from './varieties-metadata.module.css';
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

/** The metadata tab: what each column or field says and how it was read, what to keep in mind, the sources, and how to cite them. */
export function VarietiesMetadata(props: MetadataValue): ReactNode {
  const { page, terms, isOne, answer, further } = props;
  const { crop, release } = page;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const caveats = [
    ...(isOne ? [] : ['coverage', ...(crop === 'beans' ? ['pabra'] : [])]),
    'texts',
    ...(answer.sources.some(({ exportable }) => !exportable) ? ['licence'] : []),
  ];
  return (
    <div className={styles.metadata}>
      <p>
        {words('frame.release.label')}: {release.id}
        {release.created !== '' && (
          <>
            {' · '}
            <time dateTime={release.created.slice(0, 10)}>{formats.date(release.created)}</time>
          </>
        )}
      </p>
      <PlainTable
        caption={
          <span id="metadata-caption">{words(`varieties.metadata.caption${isOne ? '.one' : ''}`)}</span>
        }
        columns={[
          [
            words('varieties.metadata.term'),
            ({ id, name }) => name ?? words(`varieties.metadata.${id}.name`),
          ],
          [
            words('varieties.metadata.definition'),
            ({ id }) => words(`varieties.metadata.${definedAs[id] ?? id}`),
          ],
        ]}
        rows={terms}
        stacks
      />
      <section aria-labelledby="caveats">
        <h2 id="caveats">{words('varieties.metadata.caveats')}</h2>
        <ul>
          {caveats.map((caveat) => (
            <li key={caveat}>{words(`varieties.metadata.caveat.${caveat}`)}</li>
          ))}
        </ul>
      </section>
      {answer.sources.length + further.length > 0 && (
        <>
          <section id="about-data" aria-labelledby="sources">
            <h2 id="sources">{words('varieties.metadata.sources')}</h2>
            <VarietySources
              answer={answer}
              further={further}
              editionOf={(date) => words('varieties.metadata.edition', { date })}
            />
          </section>
          <CitationPart>
            <Citations {...props} />
          </CitationPart>
        </>
      )}
    </div>
  );
}

function Citations({ page, path, search, title, cited }: MetadataValue): ReactNode {
  const words = useWords();
  const cite = citeWords.useMessages();
  const sources = cited.map((source) => ({
    publisher: source.publisher,
    title: citedTitle(words, source),
    licence: source.licence,
    editions: [],
  }));
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{cite('cite.title')}</h2>
      <CitationTexts
        thing={{ title, release: page.release, sources }}
        url={citedAddress({ origin: page.origin, pathname: path, search }, page.release.id)}
        own={cite}
      />
    </section>
  );
}

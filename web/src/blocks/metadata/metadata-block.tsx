import type { ReactNode } from 'react';
import type { Formula, Term } from '#catalog/element.ts';
import { findElement } from '#catalog/elements/index.ts';
import { listElements, sectionPath, tableName } from '#catalog/sections/section-facts.ts';
import { versioned } from '#contract/addresses.ts';
import type { Exportability } from '#contract/exports.ts';
import { formulaText, itemOfTerm } from '#domain/formula.ts';
import type { NamedSource } from '#release/facts.ts';
import { useDataView } from '../../api/data-view.tsx';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { citeWords } from '../../i18n/cite-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { flagText } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { licenceName } from '../../i18n/licence-name.ts';
import { methodWords } from '../../i18n/method-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useLanguage, type Words } from '../../i18n/words.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { citedAddress } from '../citation.ts';
import { CitationTexts } from '../citation-texts.tsx';
import { FailedPart } from '../failed-part.tsx';
import { pageCaveats } from '../page-caveats.ts';
import { coverageText, type ElementCoverage } from './coverage-text.ts';
import styles from './metadata-block.module.css';

function termText(words: Words, term: Term): string {
  const { element, item, area } = term;
  const name = `${words(`elements.${element}.short`)} (${element})`;
  if (item !== undefined && item !== 'population')
    return `${name} [${words(`items.${itemOfTerm(term, '')}`)}]`;
  return area === 'world' ? `${name} [${words('areas.WLRD')}]` : name;
}

/** A declared formula as it is computed, with the names and codes of its inputs; `null` for published elements. */
function formulaInNames(words: Words, formula: Formula | undefined): string | null {
  return formula?.kind === 'rank'
    ? `${words('figure.table.rank')}: ${words(`elements.${formula.of}.short`)} (${formula.of})`
    : formulaText(formula, (term) => termText(words, term));
}

/** Every flag, and the blank of a figure whose source states none. */
const flags = ['A', 'E', 'I', 'B', 'X', 'T', 'M', 'C', 'L', ''] as const;

export interface MetadataProps {
  coverage: Loaded<readonly ElementCoverage[]>;
  withheld: Loaded<Exportability['elements']>;
}

export function MetadataBlock(props: MetadataProps): ReactNode {
  const { section, crop, indicator, area, year, sources, release, origin, hrefOf } = useDataView();
  const { words, formats, language } = useSpeech();
  const methods = methodWords.useMessages();
  const cite = citeWords.useMessages();
  const pathname = `/${language}${sectionPath(crop, section)}`;
  const title = words(`${section.id}.pageTitle`, {
    title: cropWords(words, crop.id, section.id).cropTitle,
    ...areaWords(words, area),
    year: String(year),
  });
  const elements = listElements(section).flatMap((id) => findElement(id) ?? []);
  const { coverage, withheld } = props;
  const covered = new Map(valueOr(coverage, []).map((entry) => [entry.element, entry]));
  /** Address of an element's figures as a file, of the release that the page is pinned to. */
  const fileOf = (element: number): string => {
    const address = `/api/v1/export/${tableName(crop, section)}/${element}/${indicator}?lang=${language}`;
    return release.pinned ? versioned(address, release.id) : address;
  };
  const coverageCell = (element: number): ReactNode => (
    <>
      {coverage.state === 'failed'
        ? words('dataPage.state.failed')
        : coverageText({ words, methods }, formats, covered.get(element))}
      {covered.has(element) && withheld.state === 'loaded' && (
        <ExportLink
          element={element}
          name={words(`elements.${element}.name`)}
          href={fileOf(element)}
          withheld={withheld.value}
          own={methods}
          licences={cite}
        />
      )}
    </>
  );
  return (
    <div className={styles.metadata}>
      <p className={styles.lead}>
        {words(`${section.id}.metadata.intro`, cropWords(words, crop.id, section.id))}
      </p>
      <p>
        {words('frame.release.label')}: {release.id} · {methods('figure.metadata.updated')}:{' '}
        {release.created === '' ? (
          ''
        ) : (
          <time dateTime={release.created.slice(0, 10)}>{formats.date(release.created)}</time>
        )}{' '}
        · {methods('figure.metadata.next')}:{' '}
        {release.nextUpdate === null ? (
          methods('figure.metadata.next.none')
        ) : (
          <time dateTime={release.nextUpdate}>{formats.date(release.nextUpdate)}</time>
        )}
      </p>
      {(coverage.state === 'failed' || withheld.state === 'failed') && <FailedPart />}
      <PlainTable
        stacks
        look={styles.elements}
        caption={<span id="metadata-caption">{methods('figure.metadata.caption')}</span>}
        columns={[
          [
            methods('figure.metadata.element'),
            ({ id, scope }) => (
              <>
                {words(`elements.${id}.name`)}{' '}
                <span className={styles.code}>
                  {methods('figure.metadata.codes', { count: 1, codes: String(id) })}
                </span>
                <span className={styles.scope}>{methods(`figure.metadata.scope.${scope}`)}</span>
              </>
            ),
          ],
          [methods('figure.metadata.unit'), ({ unit }) => methods(`units.${unit}.long`)],
          [methods('figure.metadata.definition'), ({ id }) => methods(`elements.${id}.definition`)],
          [methods('figure.metadata.method'), ({ id }) => methods(`elements.${id}.method`)],
          [
            methods('figure.metadata.formula'),
            ({ formula }) => formulaInNames(words, formula) ?? methods('figure.metadata.published'),
          ],
          [methods('figure.metadata.coverage'), ({ id }) => coverageCell(id)],
        ]}
        rows={elements}
        markOf={({ id }) => ({ id: `element-${id}` })}
      />
      <p>
        <a href={`/${language}/beans/about/glossary`}>{methods('methods.glossary')}</a>
      </p>
      <h2>{methods('figure.metadata.caveats')}</h2>
      <ul>
        {pageCaveats(crop, section).map((key) => (
          <li key={key}>{words(key)}</li>
        ))}
      </ul>
      <h2>{methods('figure.metadata.flags')}</h2>
      <Facts
        look={styles.flags}
        facts={flags.map((flag) => [
          <>
            <b>{flag}</b> {flagText(words, flag)}
          </>,
          (flag === 'L' ? words : methods)(`figure.flag.${flag || 'none'}.text`),
        ])}
      />
      <h2>{methods('figure.metadata.source')}</h2>
      {sources.state === 'failed' ? (
        <FailedPart />
      ) : (
        <>
          <ul>
            {sources.value.map((source) => (
              <li key={source.key}>
                {source.publisher}: <a href={source.url}>{source.title}</a>,{' '}
                {findOrigin(source, methods, formats)} ·{' '}
                {words('figure.licence', { licence: licenceName(cite, source.licence) })}
              </li>
            ))}
          </ul>
          <h2 id="cite">{cite('cite.title')}</h2>
          <CitationTexts
            thing={{ title, release, sources: sources.value }}
            url={citedAddress({ origin, pathname, search: hrefOf({ do: 'tab', tab: 'view' }) }, release.id)}
            own={cite}
          />
        </>
      )}
    </div>
  );
}

function findOrigin(source: NamedSource, methods: Words, formats: Formats): string {
  const parts = source.editions.filter(({ kind }) => kind === 'assembled');
  if (parts.length === 0)
    return methods(source.computed ? 'figure.metadata.computed' : 'figure.metadata.published');
  return methods('figure.metadata.assembled', {
    editions: formats.list(parts.map(({ key }) => key)),
    carriers: formats.list([...new Set(parts.map(({ carrier }) => carrier).filter((name) => name !== ''))]),
  });
}

export function ExportLink(props: {
  element: number;
  name: string;
  href: string;
  withheld: Exportability['elements'];
  own: Words;
  licences: Words;
}): ReactNode {
  const { element, name, href, withheld, own, licences } = props;
  const formats = getFormats(useLanguage());
  const refused = withheld.find((entry) => entry.element === element);
  if (refused !== undefined) {
    const sources = refused.withheld.map(
      ({ title, licence }) => `${title} (${licenceName(licences, licence)})`,
    );
    return (
      <span className={styles.export}>
        {own('methods.export.withheld', { sources: formats.list(sources) })}
      </span>
    );
  }
  const text = own('methods.export');
  return (
    <a className={styles.export} href={href} type="text/csv" aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
}

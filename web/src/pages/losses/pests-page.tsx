import type { ReactNode } from 'react';
import { organIds, type PestKind } from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import { FailedPage } from '../../blocks/failed-part.tsx';
import { CountedRows } from '../../blocks/list/list-parts.tsx';
import { ListForm, ListPage, NothingListed, PagesOfList } from '../../blocks/list/record-list.tsx';
import { RecordLinks } from '../../blocks/record-links.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { sourceTitle, titleOf } from '../../i18n/source-title.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { AboutSources } from './about-sources.tsx';
import styles from './losses.module.css';
import { pestsFigures } from './pest-figures.tsx';
import listStyles from './pest-list.module.css';
import { drawnCrop } from './pest-parts.tsx';
import {
  agentText,
  groupText,
  headingText,
  leadText,
  mainName,
  organOf,
  type PestsPageData,
  partText,
  pestFilters,
  pestsList,
} from './pest-texts.ts';
import { RelatedPages } from './related-pages.tsx';

/** An address that a source names as its own source, and the link's text; without an address the note unchanged. */
function creditLink(credit: string): { text: string; href: string | null } {
  const doi = /^doi:(\S+)/.exec(credit)?.[1];
  if (doi !== undefined) return { text: credit, href: `https://doi.org/${doi}` };
  const repository = /^github ([\w.-]+\/[\w.-]+)/.exec(credit)?.[1];
  if (repository !== undefined) return { text: credit, href: `https://github.com/${repository}` };
  return /^https?:\/\/\S+$/.test(credit)
    ? { text: new URL(credit).hostname, href: credit }
    : { text: credit, href: null };
}

function PestDetails(props: { row: PestRow; sources: Pests['sources']; summary: ReactNode }): ReactNode {
  const { row, sources } = props;
  const speech = useSpeech();
  const { words } = speech;
  const sourceOf = (key: string): string => titleOf(words, sources, key);
  return (
    <Disclosure summary={props.summary}>
      {row.names.length > 0 && (
        <ul className={styles.names}>
          {row.names.map(({ language, name, sources: from }) => (
            <li key={`${language} ${name}`}>
              {words(`pests.language.${language}`)}: <strong lang={language}>{name}</strong>{' '}
              <span className={styles.quiet}>({from.map(sourceOf).join('; ')})</span>
            </li>
          ))}
        </ul>
      )}
      {row.scientific === null && <p className={styles.quiet}>{words('pests.noOrganism')}</p>}
      {(row.taxa.length > 0 || row.assigned) && <p className={styles.quiet}>{agentText(speech, row)}</p>}
      {row.notes.length > 0 && <p>{partText(speech, row)}</p>}
      {row.stored && <p>{words('pests.stored')}</p>}
      <ul className={styles.details}>
        {row.records.map(({ id, source, scientific, basis, credits }) => (
          <li key={id} className={styles.quiet}>
            {sourceOf(source)}
            {scientific !== null && scientific !== row.scientific && (
              <>
                {': '}
                <span lang="la" className={styles.organism}>
                  {scientific}
                </span>
              </>
            )}
            {basis === 'named' && `. ${words('pests.named')}`}
            {credits.map((credit) => {
              const { text, href } = creditLink(credit);
              return (
                <span key={credit}>
                  {' · '}
                  {href === null ? (
                    <span lang="en">{text}</span>
                  ) : (
                    <a href={href} rel="nofollow">
                      {text}
                    </a>
                  )}
                </span>
              );
            })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/**
 * A row an organism: its name, which opens its details, its group, and a dot for each part of the plant that it attacks. The columns have
 * the numbers of the drawn plant; on phones, and for crops without a drawing, words replace the dots.
 */
function PestList(props: {
  rows: readonly PestRow[];
  sources: Pests['sources'];
  kind: PestKind;
  label: string;
  /** The plant with the numbers is beside it. */
  hasPlant: boolean;
}): ReactNode {
  const { rows, sources, kind, label, hasPlant } = props;
  const speech = useSpeech();
  const { words } = speech;
  return (
    <table className={listStyles.list} aria-label={label} data-plant={hasPlant || undefined}>
      <thead>
        <tr>
          <th scope="col">{words('pests.column.name')}</th>
          <th scope="col">{words(`pests.column.cause.${kind}`)}</th>
          {hasPlant ? (
            organIds.map((organ, at) => (
              <th key={organ} scope="col" className={listStyles.part}>
                <span className={listStyles.number} title={words(`pests.organ.${organ}`)} aria-hidden="true">
                  {at + 1}
                </span>
                <span className="visually-hidden">{words(`pests.organ.${organ}`)}</span>
              </th>
            ))
          ) : (
            <th scope="col">{words('pests.column.part')}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} id={row.id}>
            <td>
              <PestDetails row={row} sources={sources} summary={<Names row={row} />} />
            </td>
            <td className={listStyles.group}>{groupText(speech, row)}</td>
            {hasPlant &&
              organIds.map((organ) => {
                const name = words(`pests.organ.${organ}`);
                const isAttacked = row.parts.some((part) => organOf(part) === organ);
                return (
                  <td key={organ} className={listStyles.part} data-attacked={isAttacked || undefined}>
                    <span className={listStyles.dot} title={isAttacked ? name : undefined}>
                      {isAttacked && <span className="visually-hidden">{name}</span>}
                    </span>
                  </td>
                );
              })}
            <td className={listStyles.words}>{partText(speech, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ row }: { row: PestRow }): ReactNode {
  const { words, language } = useSpeech();
  const name = mainName(words, row, language);
  return (
    <span className={listStyles.names} title={row.scientific ?? undefined}>
      {name === undefined ? (
        <strong>{words('pests.noName')}</strong>
      ) : (
        <strong lang={name.language}>{name.name}</strong>
      )}
      {name !== undefined && name.language !== language && ` (${words(`pests.language.${name.language}`)})`}
      {row.scientific !== null && row.scientific !== name?.name && (
        <>
          {' '}
          <i lang="la">{row.scientific}</i>
        </>
      )}
    </span>
  );
}

export function PestsPage({ data }: { data: PestsPageData }): ReactNode {
  const { crop, kind, totals, answer: part } = data;
  const speech = useSpeech();
  const { words, language } = speech;
  const title = headingText(words, crop, kind);
  if (part.state === 'failed') return <FailedPage icon={crop} title={title} />;
  const answer = part.value;
  const { rows, total, sources } = answer;
  const hasNone = sources.length === 0;
  const list = pestsList(data, speech);
  const section = list.place.page;
  const figures = pestsFigures(data, speech);
  const [parts, found] = ['parts', 'list'].map((id) => figures.find((figure) => figure.id === id));
  const filters = pestFilters(data, answer, speech);
  return (
    <ListPage
      {...{ list, title }}
      icon={crop}
      finding={totals === null ? undefined : leadText(speech, crop, kind, totals)}
      ignored={data.ignored}
    >
      {hasNone ? (
        <CountedRows total={total} />
      ) : (
        <ListForm {...{ list, total, filters }} example={words('pests.filter.q')} />
      )}
      {hasNone && crop !== drawnCrop && (
        <p>
          <a href={`/${language}/${drawnCrop}/data/${section}`}>
            {words('pests.none.other', { title: headingText(words, drawnCrop, kind) })}
          </a>
        </p>
      )}
      {!hasNone && rows.length === 0 && <NothingListed {...{ list, total }} chosen={filters.chosen} />}
      {figures.length > 0 && (
        <div className={styles.pair}>
          {parts !== undefined && <FigureFrame figure={parts} />}
          {found !== undefined && (
            <FigureFrame
              figure={found}
              links={
                <RecordLinks
                  figure={found}
                  closed={words('list.closed')}
                  files={sources
                    .filter(({ exportable }) => exportable)
                    .map((source) => [
                      `/api/v1/export/pests?${new URLSearchParams({ crop, kind, source: source.key })}`,
                      words('pests.csv', { source: sourceTitle(words, source) }),
                    ])}
                />
              }
            >
              <PestList {...{ rows, sources, kind }} label={title} hasPlant={crop === drawnCrop} />
              <PagesOfList {...{ list, total }} />
            </FigureFrame>
          )}
        </div>
      )}
      <AboutSources
        texts={[
          words('pests.about.text'),
          // No note on a source that this release does not have.
          ...(sources.some(({ key }) => key.startsWith('agrofit-')) ? [words('pests.about.brazil')] : []),
          words('pests.about.names'),
        ]}
        sources={sources.map((source) => ({ ...source, rows: source.records }))}
        leftOut={answer.left_out.filter(({ source }) => sources.some(({ key }) => key === source))}
      />
      <RelatedPages crop={crop} path={`/${crop}/data/${section}`} />
    </ListPage>
  );
}

import type { ReactNode } from 'react';
import { allianceCode, networkHome } from '#catalog/regions/networks.ts';
import type { Networks } from '#contract/networks.ts';
import type { RouteAnswer } from '#contract/routes.ts';
import type { Varieties } from '#contract/varieties.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { countCell, toFiled, yearCell } from '../../blocks/filed-cells.ts';
import { FiledHead } from '../../blocks/filed-head.tsx';
import type { Filed, FiledPage } from '../../blocks/use-filed.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Prose } from '../../ui/prose.tsx';
import { recordsParams } from '../../url/records-params.ts';
import { roomFinding } from '../records/room-finding.ts';
import { RoomSections } from '../records/room-sections.tsx';
import type { NetworkSeedData } from './load-network-seed.ts';
import { networkCrop } from './networks-data.ts';

/** Varieties of the members: how many each has on record, and the newest. */
function VarietyPart({ varieties, at }: { varieties: Varieties; at: FiledPage }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { counted, seen, facets, rows } = varieties;
  const countries = facets.country.filter(({ count }) => count > 0);
  const released = rows.filter(({ year }) => year !== null);
  const lists = { sources: varieties.sources, area: allianceCode, at };
  const byCountry: Filed = {
    ...lists,
    id: 'varieties-by-country',
    title: words('networks.seed.varieties'),
    table:
      import.meta.env.SSR &&
      (() =>
        toFiled(countries, [
          [
            { id: 'country', label: words('networks.seed.column.country') },
            ({ id }) => ({ text: areaName(words, id ?? ''), code: id ?? undefined }),
          ],
          [
            { id: 'counted', label: words('networks.seed.column.counted'), numeric: true },
            ({ count }) => countCell(formats, count),
          ],
        ])),
    rows: countries.length,
  };
  const newest: Filed = {
    ...lists,
    id: 'releases',
    title: words('networks.seed.releases'),
    table:
      import.meta.env.SSR &&
      (() =>
        toFiled(released, [
          [
            { id: 'variety', label: words('networks.seed.column.variety') },
            ({ id, name }) => ({ text: name, code: String(id) }),
          ],
          [
            { id: 'country', label: words('networks.seed.column.country') },
            ({ country }) => ({ text: areaName(words, country), code: country }),
          ],
          [{ id: 'year', label: words('networks.seed.column.year') }, ({ year }) => yearCell(year)],
        ])),
    rows: released.length,
  };
  return (
    <>
      <FiledHead
        id="varieties"
        text={words('networks.seed.varieties')}
        filed={[...(countries.length > 0 ? [byCountry] : []), ...(released.length > 0 ? [newest] : [])]}
      />
      <p>{words('networks.seed.varieties.text', { counted, seen, countries: countries.length })}</p>
      {countries.length > 0 && (
        <PlainTable
          caption={words('networks.seed.varieties')}
          columns={[
            [words('networks.seed.column.country'), ({ id }) => areaName(words, id ?? '')],
            [words('networks.seed.column.counted'), ({ count }) => String(count), 'numeric'],
          ]}
          rows={countries}
        />
      )}
      {released.length > 0 && (
        <PlainTable
          caption={words('networks.seed.releases')}
          stacks
          columns={[
            [
              words('networks.seed.column.variety'),
              ({ id, name }) => (
                <a href={`/${language}/${networkCrop.id}/data/seed-varieties/${id}`}>{name}</a>
              ),
            ],
            [words('networks.seed.column.country'), ({ country }) => areaName(words, country)],
            [words('networks.seed.column.year'), ({ year }) => String(year), 'numeric'],
          ]}
          rows={released}
        />
      )}
      <p>
        <a href={`/${language}${networkHome}/seed-varieties`}>{words('networks.seed.allVarieties')}</a>
      </p>
    </>
  );
}

/** Samples of accessions that members received. */
function SamplePart(props: {
  samples: RouteAnswer<'samplesMap'>;
  networks: Networks;
  at: FiledPage;
}): ReactNode {
  const { samples, networks, at } = props;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const members = networks.networks.find(({ code }) => code === allianceCode)?.members ?? [];
  const rows = samples.countries
    .flatMap(({ area, received }) =>
      members.includes(area) && received !== null ? [{ area, received }] : [],
    )
    .sort((a, b) => b.received - a.received || (a.area < b.area ? -1 : 1));
  const { from, to } = samples;
  return (
    <>
      <FiledHead
        id="samples"
        text={words('networks.seed.samples')}
        filed={
          rows.length === 0
            ? []
            : [
                {
                  id: 'samples-received',
                  title: words('networks.seed.samples'),
                  sources: samples.source === null ? [] : [samples.source],
                  area: allianceCode,
                  table:
                    import.meta.env.SSR &&
                    (() =>
                      toFiled(rows, [
                        [
                          { id: 'country', label: words('networks.seed.column.country') },
                          ({ area }) => ({ text: areaName(words, area), code: area }),
                        ],
                        [
                          { id: 'received', label: words('networks.seed.column.received'), numeric: true },
                          ({ received }) => countCell(formats, received),
                        ],
                      ])),
                  rows: rows.length,
                  at,
                },
              ]
        }
      />
      {rows.length === 0 || from === null || to === null ? (
        <p>{words('networks.seed.samples.none')}</p>
      ) : (
        <>
          <p>
            {words('networks.seed.samples.text', {
              received: rows.reduce((sum, { received }) => sum + received, 0),
              from: String(from),
              to: String(to),
            })}
          </p>
          <PlainTable
            caption={words('networks.seed.samples')}
            columns={[
              [words('networks.seed.column.country'), ({ area }) => areaName(words, area)],
              [
                words('networks.seed.column.received'),
                ({ received }) => formats.number(received, 0),
                'numeric',
              ],
            ]}
            rows={rows}
          />
        </>
      )}
      <p>
        <a href={`/${language}/${networkCrop.id}/data/genebanks`}>{words('networks.seed.shipments')}</a>
      </p>
    </>
  );
}

/** Seed production of PABRA's members: that nobody says how much, what is known of their seed, and how figures get here. */
export function NetworkSeedPage({ data }: { data: NetworkSeedData }): ReactNode {
  const words = useWords();
  const { room, others, networks, varieties, samples } = data;
  const title = words('networks.seed.title');
  const { release } = room;
  const at = {
    page: 'seed-production',
    search: recordsParams.serialise(room.view, release.pinned ? release.id : null),
    release,
    cite: '#varieties',
  };
  // What could not be loaded may have been handed in, and what a filter leaves out was.
  const { answer } = room;
  const nobody =
    answer.state === 'failed' || answer.value.sources.length > 0 ? undefined : words('networks.seed.lead');
  return (
    <PageLayout>
      <PageTitle icon={networkCrop.id} title={title} finding={roomFinding(words, room) ?? nobody} />
      {others > 0 && (
        <p>
          {words('networks.seed.others', { count: others })}{' '}
          <a href={`/api/v1/records/${room.kind}?crop=${networkCrop.id}`} rel="nofollow">
            {words('networks.seed.others.all')}
          </a>
        </p>
      )}
      <RoomSections data={room} title={title} />
      <Prose>
        <section aria-labelledby="varieties">
          {varieties.state === 'failed' ? (
            <>
              <h2 id="varieties">{words('networks.seed.varieties')}</h2>
              <FailedPart />
            </>
          ) : (
            <VarietyPart varieties={varieties.value} at={at} />
          )}
        </section>
        <section aria-labelledby="samples">
          {samples.state === 'failed' || networks.state === 'failed' ? (
            <>
              <h2 id="samples">{words('networks.seed.samples')}</h2>
              <FailedPart />
            </>
          ) : (
            <SamplePart samples={samples.value} networks={networks.value} at={at} />
          )}
        </section>
      </Prose>
    </PageLayout>
  );
}

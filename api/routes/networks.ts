import { columnKeyOf, findElement } from '#catalog/elements/index.ts';
import { networkAreas, networkGuests, networkSources } from '#catalog/regions/networks.ts';
import { aggregateTwin } from '#catalog/sections/element-twins.ts';
import { routes } from '#contract/routes.ts';
import { membershipFormat } from '#domain/imports/membership.ts';
import { compareNetworks } from '#domain/networks/compare-networks.ts';
import { listedMembers, toMembers } from '#domain/networks/to-members.ts';
import { requireOpen } from '../datasets/answer-list.ts';
import { listSummedNetworks } from '../figures/figure-store.ts';
import { readMembership } from '../networks/read-membership.ts';
import { nameSources } from '../prices/sources.ts';
import { selectRows } from '../queries/select-rows.ts';
import { toCsv } from '../shaping/to-csv.ts';
import { toRecordCsv } from '../shaping/to-record-csv.ts';
import { requireElement, requireIndicator, requireTable } from '../vocabulary.ts';
import { type ApiWords, namesAs } from '../words.ts';
import { AnsweredFile, type DataRoute, dataRoute, fileRoute } from './data-route.ts';
import { requireYear } from './scope.ts';

const namesOf = (words: ApiWords, code: string) => namesAs('name', words.names(`areas.${code}`));

/** PABRA and its networks: who belongs to them, and what they have together. */
export const networkRoutes: readonly DataRoute[] = [
  dataRoute(routes.networks, async ({ release, words }) => {
    const { members, supplies } = await readMembership(release);
    const countries = toMembers(members.map(({ iso3, network }) => ({ country: iso3, network })));
    const summed = await listSummedNetworks(release.figures);
    return {
      from: supplies.length === 0 ? ('catalog' as const) : ('supply' as const),
      supplies,
      networks: networkAreas.map((code) => ({
        code,
        ...namesOf(words, code),
        members: [...(countries.get(code) ?? [])],
        summed: summed.includes(code),
      })),
      members: members.map((member) => {
        return { ...member, ...namesAs('country_name', words.names(`areas.${member.iso3}`)) };
      }),
      guests:
        supplies.length > 0
          ? []
          : networkGuests.map(({ country, network, source }) => ({
              iso3: country,
              network,
              link: networkSources[source],
            })),
    };
  }),
  fileRoute(routes.exportNetworks, async ({ query, release }) => {
    const sourceNames = await nameSources(release);
    const handed = await selectRows(release.db, 'network_membership');
    const members = handed.filter(
      ({ source }) => query.source === undefined || sourceNames.key(source) === query.source,
    );
    requireOpen({}, members, sourceNames.all(members.map(({ source }) => source)), ({ source }) => [
      sourceNames.key(source),
    ]);
    // The catalog's list has no supplier; an import, changed or not, names one in its last columns.
    const rows =
      handed.length > 0 || query.source !== undefined
        ? members.map(({ source, ...cells }) => ({ cells, source: sourceNames.name(source) ?? undefined }))
        : listedMembers.map((cells) => ({ cells: { ...cells }, source: undefined }));
    return new AnsweredFile(
      'pabra-membership.csv',
      await toCsv(
        membershipFormat.columns.map(({ name }) => name),
        toRecordCsv(membershipFormat, rows),
      ),
    );
  }),
  dataRoute(routes.networkComparison, async ({ params, release, words }) => {
    const table = requireTable(params.table);
    const requestedElement = requireElement(table, params.elementId);
    const element = findElement(aggregateTwin(requestedElement.id)) ?? requestedElement;
    const columnKey = columnKeyOf(element, requireIndicator(table, params.indicatorId));
    const year = requireYear(release, columnKey.indicator, params.year);
    const rows = await release.figures.byArea({ ...columnKey, year });
    const compared = compareNetworks((area) => rows.get(area) ?? null, {
      adds: element.aggregate === 'sum',
    });
    const count = (network: string): number =>
      [...release.areas.values()].filter(({ networks }) => networks?.includes(network)).length;
    return {
      element: element.id,
      indicator: params.indicatorId,
      unit: element.unit,
      year,
      areas: compared.map(({ area, figure, ofAfrica, ofWorld }) => ({
        code: area,
        ...namesOf(words, area),
        value: figure?.value ?? null,
        flag: figure?.flag ?? '',
        contributors: figure?.contributors ?? null,
        members: networkAreas.includes(area) ? count(area) : null,
        share_of_africa: ofAfrica,
        share_of_world: ofWorld,
      })),
    };
  }),
];

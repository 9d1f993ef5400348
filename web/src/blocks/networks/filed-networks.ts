import { findElement } from '#catalog/elements/index.ts';
import { explainedKey } from '#contract/explain-address.ts';
import type { Networks } from '#contract/networks.ts';
import { areaName } from '../../i18n/area-words.ts';
import { formatFigure, needsUnit } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Words } from '../../i18n/words.tsx';
import { countCell, noCell, toFiled } from '../filed-cells.ts';
import type { FiledTable } from '../use-filed.tsx';
import type { ComparedRow } from './comparison-table.tsx';

interface Speech {
  words: Words;
  formats: Formats;
}

/** The networks beside each other, in the unit of the element and in digits that the page's language reads. */
export function filedComparison(
  rows: readonly ComparedRow[],
  { element, year, selected = null }: { element: number; year: number; selected?: string | null },
  { words, formats }: Speech,
): Required<FiledTable> {
  const share = (value: number | null) =>
    value === null ? noCell : { text: formats.percent(value, 2), raw: value };
  return {
    columns: [
      { id: 'area', label: words('networks.column.area') },
      {
        id: 'value',
        label: words('networks.column.value'),
        unit: needsUnit(element) ? words(`units.${findElement(element)?.unit}.short`) : undefined,
        numeric: true,
      },
      { id: 'contributors', label: words('networks.column.contributors'), numeric: true },
      { id: 'members', label: words('networks.column.members'), numeric: true },
      { id: 'africa', label: words('networks.column.africa'), numeric: true },
      { id: 'world', label: words('networks.column.world'), numeric: true },
    ],
    rows: rows.map(({ area, figure, members, ofAfrica, ofWorld }) => ({
      id: area,
      selected: area === selected,
      cells: [
        { text: areaName(words, area), raw: areaName(words, area), code: area },
        figure === null
          ? noCell
          : {
              text: formatFigure(element, figure.value, formats),
              raw: figure.value,
              flag: figure.flag,
            },
        countCell(formats, figure?.contributors),
        countCell(formats, members),
        share(ofAfrica),
        share(ofWorld),
      ],
    })),
    keyOf: (row, column) => (column === 'value' ? explainedKey(row, element, year) : null),
  };
}

/** Who belongs to which network, with the pages that say so. */
export function filedMembers(
  members: Networks['members'],
  texts: {
    networkName: (code: string | null) => string;
    basisText: (member: Networks['members'][number]) => string;
  },
  words: Words,
): FiledTable {
  return toFiled(members, [
    [
      { id: 'country', label: words('dataPage.filters.country') },
      ({ iso3 }) => ({ text: areaName(words, iso3), code: iso3 }),
    ],
    [
      { id: 'network', label: words('dataPage.filters.network') },
      ({ network }) => ({ text: texts.networkName(network), code: network ?? undefined }),
    ],
    [
      { id: 'basis', label: words('networks.column.basis') },
      (member) => ({ text: texts.basisText(member), code: member.basis ?? undefined }),
    ],
    [
      { id: 'source', label: words('networks.column.source') },
      ({ link, member_link }) => ({
        text: [...new Set([link, member_link].flatMap((each) => each ?? []))].join(' '),
      }),
    ],
  ]);
}

import { PRODUCTION } from '#catalog/elements/codes.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { SmallMultiples } from '../../charts/cards/small-multiples.tsx';
import { areaColumn, elementColumn, yearColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { accent, type Card, type CardInput, cardSources, itemNotes, toCard } from './card-input.ts';

const isRegion = (code: string): boolean => macroRegions.some(({ regions }) => regions.includes(code));

/** Number of largest harvests in the sentence: a large change of a tiny harvest means little. */
const largest = 5;

/** The harvests of a group's members as small multiples, the largest rise first. */
export function membersCard(input: CardInput, hrefOf: (path: string) => string): Card[] {
  const { cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const { members } = cards;
  if (members.length < 2) return [];
  const since = Math.min(...members.map((each) => each.since));
  const to = Math.max(...members.map(({ year }) => year));
  const title = words('country.card.members', { ...named, span: formats.span(since, to) });
  const compared = members
    .filter(({ change }) => change !== null)
    .sort((a, b) => b.production - a.production)
    .slice(0, largest);
  const [most] = compared.toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
  const changeText = (change: number | null): string =>
    change === null ? '–' : formats.signedPercent(change, 0);
  const finding =
    most === undefined || compared.length < 2
      ? undefined
      : words('country.card.members.finding', {
          ...named,
          count: compared.length,
          areaOf: areaWords(words, most.area).areaOf,
          change: changeText(most.change),
        });
  return [
    toCard(
      input,
      {
        ...{ id: 'members', title, finding },
        remarks: [words('country.card.members.note')],
        notes: itemNotes(input),
        ...tableOf(
          members,
          [
            areaColumn('area', words, ({ area }) => area),
            columnOf('change', words('country.card.members.change'), 'share', ({ change }) => change),
            {
              key: String(PRODUCTION),
              label: words('country.harvest.production'),
              ...elementColumn(PRODUCTION, speech),
              of: ({ values }) => values.at(-1) ?? null,
            },
            yearColumn('year', words('figure.table.year'), ({ year }) => year),
          ],
          ({ area }) => area,
        ),
        picture: () => (
          <SmallMultiples
            colour={accent}
            items={members.map(({ area, change, ...series }) => ({
              id: area,
              name: areaName(words, area),
              href: hrefOf(areaPagePath(area, isRegion(area))),
              text: changeText(change),
              since: series.since,
              values: series.values,
              breaks: series.breaks,
            }))}
          />
        ),
      },
      {
        sources: cardSources(input, 'members'),
        path: paths.ofElement(own.crop, PRODUCTION),
        isWide: true,
      },
    ),
  ];
}

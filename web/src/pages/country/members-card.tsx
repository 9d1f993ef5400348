import { PRODUCTION } from '#catalog/elements/codes.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { leastChange } from '#domain/change.ts';
import { awayFromMean, meanOf, yearsOfMean } from '#domain/change-over-decade.ts';
import { SmallMultiples } from '../../charts/cards/small-multiples.tsx';
import { areaColumn, elementColumn, yearColumn } from '../../figure/columns.ts';
import { columnOf, tableOf } from '../../figure/figure.ts';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { areaPagePath } from '../../url/area-page-path.ts';
import { type Card, type CardInput, cardSources, itemNotes, toCard } from './card-input.ts';

const isRegion = (code: string): boolean => macroRegions.some(({ regions }) => regions.includes(code));

/** Number of largest harvests that are drawn; the table has all. */
const drawn = 12;

/** So many members or fewer leave room for other cards in their row. */
const mostBesideOthers = 4;

/** The harvests of a group's members as small multiples, the largest first. */
export function membersCard(input: CardInput, hrefOf: (path: string) => string): Card | null {
  const { cards, named, speech, paths, own } = input;
  const { words, formats } = speech;
  const members = cards.members.toSorted((a, b) => b.production - a.production);
  const [largest] = members;
  if (largest === undefined || members.length < 2) return null;
  const since = Math.min(...members.map((each) => each.since));
  const to = Math.max(...members.map(({ year }) => year));
  const title = words('country.card.members', { ...named, span: formats.span(since, to) });
  const change = Math.abs(largest.change ?? 0) < leastChange ? null : largest.change;
  const newest = largest.values.slice(-yearsOfMean).filter((value) => value !== null);
  const away = newest.length < yearsOfMean ? null : awayFromMean(largest.production, meanOf(newest));
  // The line of a member has a gap where its figure is doubtful, which leads nothing.
  const finding =
    (largest.values.at(-1) ?? null) === null
      ? undefined
      : words('country.card.members.finding', {
          ...named,
          memberIn: areaWords(words, largest.area).areaIn,
          value: figureInSentence(PRODUCTION, { value: largest.production, flag: '' }, speech),
          away: away === null ? 'none' : formats.editedPercent(Math.abs(away), 0),
          side: (away ?? 0) < 0 ? 'below' : 'above',
          direction: change === null ? 'unknown' : change < 0 ? 'down' : 'up',
          change: formats.editedPercent(Math.abs(change ?? 0), 0),
        });
  const shown = members.slice(0, drawn);
  const textOf = ({ production, change: own }: (typeof shown)[number]): string =>
    [
      editFigure(PRODUCTION, production, speech),
      ...(own === null ? [] : [formats.signedPercent(own, 0)]),
    ].join(', ');
  return toCard(input, {
    id: 'members',
    title,
    finding,
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
    picture: ({ colour }) => (
      <SmallMultiples
        colour={colour}
        items={shown.map((member) => ({
          id: member.area,
          name: areaName(words, member.area),
          href: hrefOf(areaPagePath(member.area, isRegion(member.area))),
          text: textOf(member),
          since: member.since,
          values: member.values,
          breaks: member.breaks,
        }))}
      />
    ),
    sources: cardSources(input, 'members'),
    path: paths.ofElement(own.crop, PRODUCTION),
    isWide: shown.length > mostBesideOthers,
  });
}

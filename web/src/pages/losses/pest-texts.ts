import {
  organIds,
  type PestKind,
  type PestNote,
  type PlantOrgan,
  pestsOnPage,
  plantOrgans,
} from '#catalog/losses/pests.ts';
import type { PestRow, Pests } from '#contract/pests.ts';
import {
  type ListData,
  type ListFilterSet,
  type ListView,
  planFilters,
  toListView,
} from '../../blocks/list/record-list.tsx';
import { titleOf } from '../../i18n/source-title.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import type { Language } from '../../url/paths.ts';
import { type PestsView, pestsParams } from '../../url/pests-params.ts';

/** "Pests of beans", "Diseases of beans". */
export const headingText = (words: Words, crop: string, kind: PestKind): string =>
  words(`crops.${crop}.title.${kind === 'disease' ? 'diseases' : 'pests'}`);

export const groupText = ({ words, formats }: Speech, { agents }: PestRow): string =>
  agents.length === 0
    ? words('pests.notStated')
    : formats.list(agents.map((agent) => words(`pests.agent.${agent}`)));

export function agentText(speech: Speech, row: PestRow): string {
  const { words } = speech;
  const { agents, taxa, assigned } = row;
  const groups = groupText(speech, row);
  if (agents.length === 0) return groups;
  const group = taxa.length === 0 ? groups : `${groups} (${taxa.join(', ')})`;
  return assigned ? words('pests.assigned', { group: group }) : group;
}

/** The parts of the plant that it is found on; behind a semicolon other notes. */
export function partText({ words, formats }: Speech, { parts, notes }: PestRow): string {
  const phrases = [
    formats.list(parts.map((part) => words(`pests.part.${part}`))),
    ...notes.map((note) => words(`pests.note.${note}`)),
  ].filter((text) => text !== '');
  return phrases.length === 0 ? words('pests.notStated') : phrases.join('; ');
}

/** The organ that a choice of the filter is of: of one as such, or of a part of it. */
export const organOf = (part: string): PlantOrgan | null =>
  organIds.find((organ) => organ === part || plantOrgans[organ].some((organPart) => organPart === part)) ??
  null;

const placeText = (words: Words, part: string): string =>
  words(`pests.${Object.hasOwn(plantOrgans, part) ? 'organ' : 'part'}.${part}`);

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The name that a source has in the reader's language, else the one in use there, else a name of another language. Names in use are
 * found by the organism without its synonyms, or, where the source names none, by the English name.
 */
export function mainName(
  words: Words,
  { names, scientific }: Pick<PestRow, 'names' | 'scientific'>,
  language: Language,
): { language: Language; name: string } | undefined {
  const published = (tag: Language) => names.find((name) => name.language === tag);
  const ownNames = published(language);
  if (ownNames !== undefined) return ownNames;
  const organism = scientific?.replace(/\s*\(syn\..*$/, '') ?? published('en')?.name ?? '';
  const key = `pests.common.${slugOf(organism)}`;
  if (words.has(key)) return { language, name: words(key) };
  return published('en') ?? published('es') ?? published('pt');
}

/** What a list without filters says of its crop. */
export interface PestsTotals {
  total: number;
  attacked: Pests['organs']['attacked'];
  notes: readonly PestNote[];
}

export interface PestsPageData extends ListData<PestsView, Pests> {
  crop: string;
  kind: PestKind;
  /** Of the list without filters: the page's first sentence stays while somebody filters. */
  totals: PestsTotals | null;
}

export const totalsOf = ({ total, organs, rows }: Pests): PestsTotals => ({
  total,
  attacked: organs.attacked,
  // Counted over all rows or over none.
  notes: rows.length === total ? rows.flatMap((row) => row.notes) : [],
});

/** The most attacked part, and how many spread with the seed or carry viruses. Without one most attacked part, how many there are. */
export function leadText({ words }: Speech, crop: string, kind: PestKind, totals: PestsTotals): string {
  const { total, attacked, notes } = totals;
  const cropOf = words(`crops.${crop}.of`);
  if (total === 0) return words(`pests.none.${kind}`, { cropOf });
  const [first, second] = attacked.toSorted((a, b) => b.count - a.count);
  if (first === undefined || first.count < 2 || first.count === second?.count)
    return words(`pests.finding.${kind}`, { count: total });
  const note: PestNote = kind === 'disease' ? 'seed-borne' : 'virus-vector';
  const count = notes.filter((each) => each === note).length;
  const name = words(`pests.organ.${first.id}`);
  return [
    words(`pests.lead.${kind}`, { count: first.count, total, cropOf, part: first.id, name }),
    ...(count === 0 ? [] : [words(`pests.lead.${note}`, { count, total })]),
  ].join(' ');
}

export const pestsList = (
  data: Pick<PestsPageData, 'crop' | 'kind' | 'view' | 'release'>,
  { language }: Pick<Speech, 'language'>,
): ListView<PestsView> =>
  toListView(
    pestsParams,
    `/${language}/${data.crop}/data/${data.kind === 'disease' ? 'diseases' : 'pests'}`,
    data,
    { onPage: pestsOnPage, anchor: 'list' },
  );

export function pestFilters(
  data: PestsPageData,
  { facets, organs, sources }: Pests,
  speech: Speech,
): ListFilterSet {
  const { words } = speech;
  return planFilters(pestsList(data, speech), 'pests', words, [
    {
      name: 'agent',
      counts: facets.agent,
      nameOf: (id) => words(id === 'none' ? 'pests.notStated' : `pests.agent.${id}`),
    },
    {
      name: 'part',
      // The picture's parts: fewer and clearer than the thirteen that sources name.
      counts: organs.attacked.toSorted((a, b) => b.count - a.count),
      nameOf: (id) => (id === 'none' ? words('pests.notStated') : placeText(words, id)),
    },
    {
      name: 'source',
      counts: facets.source,
      nameOf: (id) => titleOf(words, sources, id),
      isFurther: true,
    },
  ]);
}

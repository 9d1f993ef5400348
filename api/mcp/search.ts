import { z } from 'zod';
import { cropOfItem } from '#catalog/crops/ranked-items.ts';
import { searchAddress } from '#contract/search-address.ts';
import type { AskedFigure } from '#domain/search/asked-figure.ts';
import { mostLetters } from '#domain/search/read-phrase.ts';
import { type Hit, prepareSearch } from '#domain/search/search.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { pageAt, tool } from './tool.ts';

const call = z.object({ tool: z.string(), arguments: z.record(z.string(), z.json()) });

/** The call of a tool that answers a phrase; `null` where none does. */
function toCall(figure: AskedFigure | null): z.infer<typeof call> | null {
  const parts = figure?.address.split(/[/?]/) ?? [];
  if (figure?.of === 'value') {
    const [area = '', element, item = ''] = parts.slice(-3);
    const input = { elements: [Number(element)], crops: [cropOfItem(item)?.id ?? ''], areas: [area] };
    return { tool: 'get_figures', arguments: { ...input, from: figure.year, to: figure.year } };
  }
  if (figure?.of !== 'prices' && figure?.of !== 'city') return null;
  const [crop = '', country = ''] = parts.slice(figure.of === 'prices' ? 5 : 4);
  const market = /city=(\d+)/.exec(figure.address)?.[1];
  const ofMarket = market !== undefined && { market: Number(market) };
  const ofType = figure.kind !== null && { type: figure.kind };
  return { tool: 'get_prices', arguments: { crop, country, ...ofMarket, ...ofType } };
}

/** The ids of a hit for other tools: of an area, a crop, a market, an element with its crops. */
function idsOf(index: SearchIndex, kind: string, { name, path }: Hit) {
  const isHit = (each: { names: readonly string[]; path: string }): boolean =>
    each.names[0] === name && each.path === path;
  if (kind === 'area') return { area: index.areas.find(isHit)?.code };
  if (kind === 'crop') return { crop: index.crops.find(isHit)?.id };
  if (kind === 'city') return { market: Number(/city=(\d+)/.exec(path)?.[1]) };
  if (kind !== 'subject') return {};
  const subject = index.subjects.find(
    ({ names, slug }) => names[0] === name && path.split(/[?#]/)[0]?.endsWith(`/data/${slug}`),
  );
  return { element: subject?.figure?.country, crops: Object.keys(subject?.crops ?? {}) };
}

export const search = tool({
  name: 'search',
  title: 'Search names and figures',
  description:
    'Finds areas, crops, elements (kind "subject"), markets, pages, varieties, pests and terms by name in English, Spanish or Portuguese, with the ids that other tools take. A phrase such as "production of beans in Kenya 2015" also gets the call that answers it.',
  input: { query: z.string().min(1).max(mostLetters) },
  output: {
    answers: z
      .array(z.object({ title: z.string(), note: z.string(), link: z.string(), call: call.nullable() }))
      .describe('Pages that answer the query as a phrase, best first'),
    found: z.array(
      z.object({
        ...{ kind: z.string(), name: z.string(), note: z.string(), link: z.string() },
        ...{ area: z.string().optional(), crop: z.string().optional(), market: z.number().optional() },
        element: z.int().optional(),
        crops: z.array(z.string()).optional().describe('Crops that have the element'),
      }),
    ),
    unknown: z.array(z.string()).describe('Words that are not understood'),
    absent: z.array(z.string()).describe('Crops and places that there are no figures of'),
  },
  answer: async ({ query, language }, context) => {
    const index: SearchIndex = await context.ask('searchIndex', searchAddress(language));
    const answer = await prepareSearch(index);
    const { phrase, groups, unknown, absent } = answer(query);
    const answers = [...new Map(phrase.map((hit) => [hit.path, hit])).values()].map((hit) => ({
      ...{ title: hit.title, note: hit.note, link: pageAt(context, language, hit.path) },
      call: toCall(hit.figure),
    }));
    const found = groups.flatMap(({ id, hits }) =>
      hits.map((hit) => ({
        ...{ kind: id, name: hit.name, note: hit.note, link: pageAt(context, language, hit.path) },
        ...idsOf(index, id, hit),
      })),
    );
    const lines = found.map(({ kind, name, note, area, crop, element }) =>
      [`${kind}: ${name}`, area ?? crop ?? element, note].filter(Boolean).join(' · '),
    );
    return {
      data: { answers, found, unknown: [...unknown], absent: [...absent] },
      text: [...answers.map(({ title, link }) => `${title}: ${link}`), ...lines],
      sources: [],
      page: `/search?${new URLSearchParams({ q: query })}`,
    };
  },
});

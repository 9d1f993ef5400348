import { existsSync } from 'node:fs';
import { languages } from '#locales/words.ts';
import type { Figures } from './report.ts';
import { type Served, serve, type Work } from './served.ts';

const longest = 'longest that an answer of the API blocks others, ms';
const longestOfPages = 'longest that a page or its file blocks others, ms';

export const budgets: Figures = { [longest]: 20, [longestOfPages]: 20 };

/** Of each kind of answer the addresses that take the most: whole lists, whole columns, places with the most data. */
const data = `
data/areas data/ranking/countries/cassava_surface_context/204/125/2022 data/ranking/crops/BRA/103/176/2020
data/adminIds/beans_consumption/World/WLRD/2546/2020?id_elements=[5142,5527,5123,664,674,684]
coverage/beans_consumption/2546?elementIds=[5142,5527,5123,664,674,684] chart/default/beans_surface_context/BRA?elementIds=[5312,101,102,205]
explain/rice_consumption/PABRA/24/2805/1961 explain/beans_trade/WLRD/5922/176/2020?flows=shown&beyond=7
percentile/heatmap/potato_production/5312/116 percentile/heatmap/beans_surface_context/204/176 geojson/countries/beans_trade/ISO3/176
cube/beans_surface_context/201/176 cubes/OBSERVATIONS/2633?elementIds=[5142,5527,5521,5131,5123,5154,664,674,684,1,4,2,5,16,20]
podiums/beans_consumption/2546?elementIds=[1,4,16,20,2,5] podiums/beans_production/176?elementIds=[113,114,103,104]
trade/BRA/flows/2020?cropIds=[176] trade/BRA/value?cropIds=[176] world-sums/beans_trade/176
networks/beans_surface_context/201/176/2020 changes release sources imports records networks
prices/world/beans prices/world/rice prices/page/rice/NIC prices/page/beans/GTM prices/beans/KEN prices/years/beans/KEN prices/map/beans
prices/markets/beans/KEN prices/seasonality/cassava/UGA prices/rows/beans/KEN/2020-01 prices/suspects/beans/KEN prices/left-out prices/benchmark
prices/benchmark/rice-thai-5 germplasm/flows germplasm/flows/page germplasm/flows/rows germplasm/samples/beans/COL
germplasm/samples-map/beans germplasm/samples-page/beans germplasm/distributions/beans/KEN germplasm/left-out
collections collections/landraces collections/landraces?genePool=mesoamerican collections/landraces/columns growing-places/beans
varieties varieties?q=a varieties?sort=year&order=desc varieties/upov/beans profiles profiles/BRA profiles/WLRD profiles/014
profiles/BRA/cards?crop=beans profiles/WLRD/cards?crop=rice findings findings?crop=beans findings?country=KEN
publications publications?q=é publications?language=es publications?sort=author pests pests?crop=beans pests?q=a
losses losses?crop=beans losses?crop=rice&stage=farm losses/stages/rice records/seed-production search/en search/es
export/beans_production/114/176 export/rice_surface_context/204/27 export/prices/beans/KEN export/price-years/beans
export/benchmark-prices/rice-thai-5 export/samples/beans export/distributions/beans export/germplasm-flows
export/germplasm-flows?min=2.5 export/collections/landraces export/varieties export/publications export/publications.ris
export/publications.bib export/networks export/pests export/losses export/records/seed-production`;

/** Of each kind of page the one with the most in it. */
const pages = `
/ /beans /rice /beans/about /beans/about/databases /beans/about/glossary /beans/about/pages /contribute /country /country/BRA /country/KEN
/region/WLRD /beans/publications /beans/data/surface-context /beans/data/surface-context?country=KEN /beans/data/production
/beans/data/production?tab=metadata /beans/data/production?explain=KEN.5510.2020~capita /beans/data/production-value
/beans/data/consumption /beans/data/consumption?macro=20&year=1995 /beans/data/trade /beans/data/trade?country=BRA
/beans/data/prices /beans/data/prices?country=KEN /rice/data/prices?country=NIC /beans/data/genebanks /beans/data/genebanks?country=COL
/beans/data/seed-varieties /beans/data/accessionDeliveryNetwork /beans/data/collections /beans/data/pests /beans/data/post-harvest/results
/rice/data/post-harvest/results /beans/data/quotes /beans/data/industrial-quality/results /cassava/data/prices-international
/beans/data/production/ranking /beans/pabra /beans/pabra/production /beans/pabra/seed-production
/beans/comparator?series=KEN.beans.5510~BRA.beans.5510~WLRD.rice.5510&measure=index /search?q=beans%20in%20Kenya%202015`;

/** Files beside pages: whole sections, pages of many figures, pictures. */
const files = `
/beans/data/consumption.csv?rows=all /beans/data/surface-context.json /beans/data/production.json /beans/data/trade.json
/beans/data/collections.csv /beans/publications.csv /beans/data/seed-varieties.csv /beans/data/post-harvest/results.csv
/beans/data/accessionDeliveryNetwork.json /beans/data/prices.json?country=KEN /country/BRA.json /beans/data/consumption.png
/beans/data/consumption.svg /beans/data/trade.png /country/BRA.png /beans/data/prices.png?country=KEN /beans/data/collections.png`;

const words = (text: string): string[] => text.trim().split(/\s+/);

interface Asked {
  /** Bounds of the cache of answers. */
  settings: Readonly<Record<string, string>>;
  /** Every address in its forms; each form is made anew. */
  addresses: readonly (readonly string[])[];
}

const asked = {
  // So small a cache has forgotten an address before it is asked for again.
  data: {
    settings: { CACHE_MB: '1' },
    addresses: words(data).map((path) => Array(3).fill(`/api/v1/${path}`)),
  },
  // What pages show is at hand after the first language, and not the page itself.
  pages: {
    settings: {},
    addresses: [...words(pages), ...words(files)].map((path) =>
      languages.map((language) => `/${language}${path === '/' ? '' : path}`),
    ),
  },
} satisfies Record<string, Asked>;

interface Cost {
  address: string;
  /** What it blocked when it was made for the first time, with all that a release is read for once. */
  first: number;
  /** What it blocked afterwards, and what it took of all threads: the least, for what is cleared up meanwhile only adds to it. */
  blocked: number;
  cpu: number;
}

async function ask(server: Served, address: string): Promise<Work> {
  await server.work();
  const answer = await fetch(server.origin + address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const work = await server.work();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return work;
}

/** The addresses with what making them takes, the worst first. */
async function measureCosts({ settings, addresses }: Asked): Promise<Cost[]> {
  const server = await serve({ settings: { RECOMPRESS: 'off', ...settings }, isWatched: true });
  try {
    const costs: Cost[] = addresses.map(([address = '']) => ({
      address,
      first: Number.NaN,
      blocked: Number.POSITIVE_INFINITY,
      cpu: Number.POSITIVE_INFINITY,
    }));
    const forms = Math.max(...addresses.map(({ length }) => length));
    for (let form = 0; form < forms; form += 1)
      for (const [at, cost] of costs.entries()) {
        const { blocked, cpu } = await ask(server, addresses[at]?.[form] ?? '');
        if (form === 0) cost.first = blocked;
        else {
          cost.blocked = Math.min(cost.blocked, blocked);
          cost.cpu = Math.min(cost.cpu, cpu);
        }
      }
    return costs.sort((a, b) => b.blocked - a.blocked);
  } finally {
    await server.stop();
  }
}

/** Prints for how long making each of the dearest answers keeps the one thread that answers from all others, the worst first. */
export async function measureDearest(): Promise<Figures | null> {
  if (!existsSync('/proc/self/schedstat')) {
    console.error('This system does not say for how long a thread ran (/proc/…/schedstat).');
    return null;
  }
  const worst = async (of: Asked): Promise<number> => {
    const costs = await measureCosts(of);
    console.log('  blocks, ms   first, ms     CPU, ms  address');
    for (const { address, blocked, first, cpu } of costs)
      console.log(`${[blocked, first, cpu].map((ms) => ms.toFixed(1).padStart(12)).join('')}  ${address}`);
    return costs[0]?.blocked ?? Number.NaN;
  };
  return { [longest]: await worst(asked.data), [longestOfPages]: await worst(asked.pages) };
}

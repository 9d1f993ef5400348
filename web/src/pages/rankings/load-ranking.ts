import { worldCode } from '#catalog/regions/index.ts';
import { askFor, type GetJson } from '../../api/queries.ts';
import type { RankingView } from '../../url/ranking-params.ts';
import { fromCountryRanking, fromCropRanking, type Ranking } from './ranking-data.ts';

export async function loadRanking(
  getJson: GetJson,
  by: RankingView['by'],
  address: string,
): Promise<Ranking> {
  return by === 'crops'
    ? fromCropRanking(await askFor(getJson, 'cropRanking', address))
    : fromCountryRanking(await askFor(getJson, 'countryRanking', address), worldCode);
}

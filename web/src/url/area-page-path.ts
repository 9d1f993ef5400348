/** Path of the page of an area, without language: regions and the World have their own. */
export function areaPagePath(code: string, isRegion: boolean): string {
  return `/${isRegion ? 'region' : 'country'}/${code}`;
}

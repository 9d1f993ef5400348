/** Page on privacy, without language. */
export const privacyPath = '/beans/about/privacy';

/** Its chapter on the analysis of traffic, where a visitor changes the choice. */
export const privacyChapter = 'traffic';

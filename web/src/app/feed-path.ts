/** Path of the feed of findings, without its language. */
export const feedPath = '/findings.xml';

/** What it reads of its address. */
export const feedParams: readonly string[] = ['country', 'crop'];

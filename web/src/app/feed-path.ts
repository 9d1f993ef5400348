/** Path of the feed of findings, without its language. */
export const feedPath = '/findings.xml';

/** Its query parameters. */
export const feedParams: readonly string[] = ['country', 'crop'];

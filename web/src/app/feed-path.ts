export const feedParams = {
  '/findings.xml': ['country', 'crop'],
  '/changes.xml': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FeedPath = keyof typeof feedParams;

export const isFeed = (path: string): path is FeedPath => Object.hasOwn(feedParams, path);

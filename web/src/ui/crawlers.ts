/** Not by `navigator.webdriver`: people with tools that steer a browser for them are visitors. */
const crawlers = /bot|crawl|spider|slurp|lighthouse|externalhit|preview/i;

export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent);

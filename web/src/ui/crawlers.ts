/**
 * Programs that read pages for others by what they call themselves. Not by `navigator.webdriver`: people with tools that
 * steer a browser for them are visitors, and so are the journeys of our own tests.
 */
const crawlers = /bot|crawl|spider|slurp|lighthouse|externalhit|preview/i;

/** Whether a visit is a program's that reads pages for others: nobody is there whom a page could ask or show around. */
export const isCrawler = (userAgent: string): boolean => crawlers.test(userAgent);

import type { Analytics } from '#contract/site-settings.ts';
import { remember } from '../../url/remember.ts';

/** Cookie of a visitor's choice: `refused`, or `accepted.` and the host of the accepted script. */
const choiceCookie = 'traffic_analysis';

/** A visitor's choice: made here, signalled by the browser for every site, or open. */
export type TrafficChoice = 'accepted' | 'refused' | 'signalled' | 'open';

/** A visitor's choices as the browser has them. */
interface Visitor {
  cookie: string;
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const acceptedOf = ({ script }: Pick<Analytics, 'script'>): string => `accepted.${new URL(script).host}`;

/** The visitor's choice. Accepting one service does not accept another; a refusal holds for all of them. */
export function readChoice(analytics: Pick<Analytics, 'script'>, visitor: Visitor): TrafficChoice {
  if (visitor.globalPrivacyControl === true || visitor.doNotTrack === '1') return 'signalled';
  const cookieChoice = new RegExp(`(?:^|; ?)${choiceCookie}=([^;]*)`).exec(visitor.cookie)?.[1];
  if (cookieChoice === 'refused') return 'refused';
  return cookieChoice === acceptedOf(analytics) ? 'accepted' : 'open';
}

export function rememberChoice(
  target: { cookie: string },
  analytics: Pick<Analytics, 'script'>,
  choice: 'accepted' | 'refused',
): void {
  remember(target, choiceCookie, choice === 'accepted' ? acceptedOf(analytics) : choice);
}

export function thisVisitor(): Visitor {
  const { doNotTrack, globalPrivacyControl }: Omit<Visitor, 'cookie'> = navigator;
  return {
    cookie: document.cookie,
    ...(doNotTrack === undefined ? {} : { doNotTrack }),
    ...(globalPrivacyControl === undefined ? {} : { globalPrivacyControl }),
  };
}

const mark = 'data-traffic-analysis';

/** Services read the site's id from an attribute of their script, each under another name: the script has all of these. */
export function loadService({ script, site }: Analytics): void {
  if (document.querySelector(`script[${mark}]`) !== null) return;
  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  for (const name of [mark, 'data-domain', 'data-website-id', 'data-site']) element.setAttribute(name, site);
  document.head.append(element);
}

/** Remembers the choice and acts on it: a script that runs already ends with the document only. */
export function choose(analytics: Analytics, choice: 'accepted' | 'refused'): void {
  rememberChoice(document, analytics, choice);
  if (choice === 'accepted') loadService(analytics);
  else if (document.querySelector(`script[${mark}]`) !== null) location.reload();
}

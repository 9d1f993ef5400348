import { remember } from '../../url/remember.ts';

const cookieName = 'single_keys';

/** Whether single keys are shortcuts (WCAG 2.1.4): on by default. */
export function singleKeysOn({ cookie }: { cookie: string }): boolean {
  return !cookie.includes(`${cookieName}=off`);
}

export function switchSingleKeys(target: { cookie: string }, on: boolean): void {
  remember(target, cookieName, on ? 'on' : 'off');
}

import { describe, expect, it } from 'vitest';
import { readChoice, rememberChoice } from './traffic-choice.ts';

const service = { script: 'https://traffic.example/js/script.js' };
const another = { script: 'https://other.example/js/script.js' };

/** The cookie that a browser sends back of what was set. */
function cookieAfter(choice: 'accepted' | 'refused'): string {
  const target = { cookie: '' };
  rememberChoice(target, service, choice);
  expect(target.cookie).toContain('; Path=/; Max-Age=31536000; SameSite=Lax');
  return `language=es; ${target.cookie.split(';')[0]}; sidebar=open`;
}

describe('the choice on the analysis of traffic', () => {
  it('is open until it is made, and then what was chosen', () => {
    expect(readChoice(service, { cookie: '' })).toBe('open');
    expect(readChoice(service, { cookie: 'my_traffic_analysis=refused' })).toBe('open');
    expect(readChoice(service, { cookie: cookieAfter('accepted') })).toBe('accepted');
    expect(readChoice(service, { cookie: cookieAfter('refused') })).toBe('refused');
  });

  it('accepts one service and no other, and refuses all of them', () => {
    expect(readChoice(another, { cookie: cookieAfter('accepted') })).toBe('open');
    expect(readChoice(another, { cookie: cookieAfter('refused') })).toBe('refused');
  });

  it('is a refusal where the browser signals one, whatever was accepted', () => {
    const cookie = cookieAfter('accepted');
    expect(readChoice(service, { cookie, globalPrivacyControl: true })).toBe('signalled');
    expect(readChoice(service, { cookie, doNotTrack: '1' })).toBe('signalled');
    expect(readChoice(service, { cookie, doNotTrack: '0', globalPrivacyControl: false })).toBe('accepted');
    expect(readChoice(service, { cookie, doNotTrack: 'unspecified' })).toBe('accepted');
  });
});

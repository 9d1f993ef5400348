import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

/** Where the publishers offer their files, by the setting that names another place, such as a mirror. */
export const publisherOrigins = {
  FAO_ORIGIN: 'https://bulks-faostat.fao.org',
  HDX_ORIGIN: 'https://data.humdata.org',
  WORLD_BANK_ORIGIN: 'https://api.worldbank.org',
  WORLD_BANK_DOCUMENTS_ORIGIN: 'https://thedocs.worldbank.org',
} as const;

/** How the addresses begin that files may come from, redirects included. HDX answers with a redirect to its own store. */
const allowedBeginnings: readonly string[] = [
  ...Object.values(publisherOrigins).map((origin) => `${origin}/`),
  'https://s3.eu-central-1.amazonaws.com/hdx-ckan-filestore-prod/',
];

/** IPv4 addresses that lead to this machine, its network, many machines or nowhere. */
const innerIPv4 = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = network.split('/');
  innerIPv4.addSubnet(address, Number(bits));
}

/** The IPv6 addresses of the internet, and those by which a network of IPv6 alone reaches its IPv4 part. */
const outerIPv6 = new BlockList();
outerIPv6.addSubnet('2000::', 3, 'ipv6');
outerIPv6.addSubnet('64:ff9b::', 96, 'ipv6');

/** Whether an IP address is one of the internet. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address) ? outerIPv6.check(address, 'ipv6') : !innerIPv4.check(address);
}

/** An address that must not be fetched; the message names the address and the reason. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Addresses that a run may fetch beside the publishers', and the name resolution. */
export interface AddressRules {
  /** Origins or beginnings of addresses that the operator names, such as a mirror on the own network: taken as they are. */
  own: readonly string[];
  resolve: (host: string) => Promise<readonly string[]>;
}

export async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Throws `AddressRefused` where a file may not be fetched from the address. */
async function requireAllowed(url: URL, { own, resolve }: AddressRules): Promise<void> {
  const place = `${url.origin}${url.pathname}`;
  if (own.some((beginning) => place.startsWith(`${beginning.replace(/\/+$/, '')}/`))) return;
  if (url.protocol !== 'https:') throw new AddressRefused(`${place} is not fetched: it is no https address`);
  const isListed = allowedBeginnings.some((beginning) => place.startsWith(beginning));
  if (!isListed || url.username !== '' || url.password !== '')
    throw new AddressRefused(`${place} is not fetched: it is none of the publishers' addresses`);
  // An address that cannot be resolved is left for fetch to report. A later change of the name server gains an attacker nothing,
  // since the certificate of that place would be another.
  const addresses = await resolve(url.hostname).catch((): string[] => []);
  const inner = addresses.find((address) => !isPublicAddress(address));
  if (inner !== undefined)
    throw new AddressRefused(
      `${place} is not fetched: ${url.hostname} leads to ${inner}, which is no address of the internet`,
    );
}

const redirects: readonly number[] = [301, 302, 303, 307, 308];
const mostRedirects = 5;

/** Wraps fetch so that the address, and each redirect, is checked before the request. */
export function onlyAllowed(fetch: typeof globalThis.fetch, rules: AddressRules): typeof globalThis.fetch {
  return async (input, init) => {
    let url = new URL(input instanceof Request ? input.url : String(input));
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      await requireAllowed(url, rules);
      const response = await fetch(url.href, { ...init, redirect: 'manual' });
      const location = response.headers.get('location');
      if (!redirects.includes(response.status) || location === null) return response;
      await response.body?.cancel();
      if (!URL.canParse(location, url.href))
        throw new AddressRefused(`${url.origin}${url.pathname} redirects to no address`);
      url = new URL(location, url);
    }
    throw new AddressRefused(`${url.origin}${url.pathname} is not fetched: it is redirected again and again`);
  };
}

import { describe, expect, it } from 'vitest';
import { bulkFiles } from '../sources/index.ts';
import { fileAt, openWorkplace, zipOf } from '../testing/local-publisher.ts';
import { isPublicAddress, onlyAllowed } from './allowed-addresses.ts';

const fao = 'https://bulks-faostat.fao.org/production/beans.zip';

/** Fetches by the rules from answers of the test: a place to redirect to, or the file. */
function fetcher(answers: Readonly<Record<string, string>>, own: string[] = [], address = '93.184.215.14') {
  const seen: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = String(input);
    seen.push(url);
    const location = answers[url];
    return location === undefined
      ? new Response('whole')
      : new Response(null, { status: 302, headers: { location } });
  };
  return { seen, fetch: onlyAllowed(fetch, { own, resolve: async () => ['2600::1', address] }) };
}

describe('an address of a download', () => {
  it("is one of the manifest's publishers", async () => {
    const { fetch, seen } = fetcher({});
    for (const { url } of bulkFiles) await fetch(url);
    expect(seen).toHaveLength(bulkFiles.length);
  });

  it('may redirect to the store of HDX', async () => {
    const store =
      'https://s3.eu-central-1.amazonaws.com/hdx-ckan-filestore-prod/resources/1/prices.csv?sign=1';
    const { fetch, seen } = fetcher({ 'https://data.humdata.org/dataset/1/download/prices.csv': store });
    expect(await (await fetch('https://data.humdata.org/dataset/1/download/prices.csv')).text()).toBe(
      'whole',
    );
    expect(seen.at(-1)).toBe(store);
  });

  it.each([
    'http://bulks-faostat.fao.org/production/beans.zip',
    'https://bulks-faostat.fao.org:8443/production/beans.zip',
    'https://bulks-faostat.fao.org.example.org/beans.zip',
    'https://bulks-faostat.fao.org@example.org/beans.zip',
    'https://somebody@bulks-faostat.fao.org/beans.zip',
    'https://example.org/beans.zip',
    'https://s3.eu-central-1.amazonaws.com/another-store/prices.csv',
    'https://s3.eu-central-1.amazonaws.com/hdx-ckan-filestore-prod/../another-store/prices.csv',
    'https://127.0.0.1/beans.zip',
    'https://[::1]/beans.zip',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ])('is not %s, neither at first nor by a redirect', async (url) => {
    const direct = fetcher({});
    await expect(direct.fetch(url)).rejects.toThrow('is not fetched');
    expect(direct.seen).toEqual([]);
    const redirected = fetcher({ [fao]: url });
    await expect(redirected.fetch(fao)).rejects.toThrow('is not fetched');
    expect(redirected.seen).toEqual([fao]);
  });

  it('leads to no machine of a private network', async () => {
    const { fetch, seen } = fetcher({}, [], '10.0.0.7');
    await expect(fetch(fao)).rejects.toThrow(
      `${fao} is not fetched: bulks-faostat.fao.org leads to 10.0.0.7, which is no address of the internet`,
    );
    expect(seen).toEqual([]);
  });

  it('may be one that the operator names, which leads to no other', async () => {
    const mirror = 'http://mirror.internal:8080/fao';
    const { fetch, seen } = fetcher({ [`${mirror}/old.zip`]: 'http://mirror.internal:8080/else' }, [mirror]);
    await fetch(`${mirror}/beans.zip`);
    await expect(fetch(`${mirror}/old.zip`)).rejects.toThrow('it is no https address');
    await expect(fetch('http://mirror.internal:8080/fao-other/beans.zip')).rejects.toThrow('no https');
    expect(seen).toEqual([`${mirror}/beans.zip`, `${mirror}/old.zip`]);
  });

  it('is given up after five redirects', async () => {
    const { fetch, seen } = fetcher({ [fao]: fao });
    await expect(fetch(fao)).rejects.toThrow('redirected again and again');
    expect(seen).toHaveLength(6);
  });

  it('that is refused fails its file alone, with the sentence', async () => {
    const place = await openWorkplace();
    const bad = fileAt('https://example.org/bad.zip', { key: 'bad', file: 'bad.zip' });
    const body = zipOf('beans.csv', 'Area,Year,Value\nBrazil,2023,1\n');
    try {
      const failure = await place
        .run([bad, fileAt(fao)], {
          own: [],
          fetch: async () => new Response(new Uint8Array(body)),
          resolve: async () => ['93.184.215.14'],
        })
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({
        code: 'download-refused',
        errors: [{ key: 'bad' }],
        files: [{ key: 'beans' }],
      });
    } finally {
      await place.remove();
    }
  });
});

describe('an IP address', () => {
  it.each([
    ['93.184.215.14', true],
    ['2600:1901::1', true],
    ['64:ff9b::5db8:d70e', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:93.184.215.14', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
  ])('%s is of the internet: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { crops } from '#catalog/crops/index.ts';
import { listGermplasmSections } from '#catalog/germplasm/sections.ts';
import { licencePage } from '#catalog/licences.ts';
import { listPriceSections } from '#catalog/prices/sections.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import { versioned } from '#contract/addresses.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { type Language, languages, languageTags } from '#locales/words.ts';
import type { Release } from '#release/facts.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ApiWords, Names } from '../words.ts';

const perLanguage = <Of extends object>(draw: (language: Language) => Of): (Of & { lang: string })[] =>
  languages.map((language) => ({ ...draw(language), lang: languageTags[language] }));

/**
 * Metadata of a whole release for registering a DOI, as DataCite 4.5 has them in JSON. `doi` is there once the operator has set one.
 * `origin` is `https://host`.
 */
function toDatacite(
  { id, created, sources }: Pick<Release, 'id' | 'created' | 'sources'>,
  { origin, site, words }: { origin: string; site: SiteSettings; words: ApiWords },
): object {
  const names = (key: string): Names => words.names(key);
  const title = names('frame.site.title');
  const name = site.organisation?.en ?? title.en;
  const licences = [...new Set(sources.map(({ licence }) => licence))].filter((licence) => licence !== '');
  const urls = [...new Set(sources.map(({ url }) => url))].filter((url) => url !== '');
  return {
    schemaVersion: 'http://datacite.org/schema/kernel-4',
    ...(site.doi !== undefined && { doi: site.doi }),
    creators: [{ name, nameType: 'Organizational' }],
    titles: perLanguage((language) => ({
      title: title[language],
      ...(language !== 'en' && { titleType: 'TranslatedTitle' }),
    })),
    publisher: { name },
    publicationYear: created.slice(0, 4),
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Statistics' },
    version: id,
    dates: [{ date: created.slice(0, 10), dateType: 'Issued' }],
    alternateIdentifiers: [
      { alternateIdentifier: versioned(`${origin}/`, id), alternateIdentifierType: 'URL' },
    ],
    descriptions: perLanguage((language) => ({
      description: names('home.portal.description')[language],
      descriptionType: 'Abstract',
    })),
    subjects: crops.map((crop) => ({ subject: names(`crops.${crop.id}.name`).en, lang: languageTags.en })),
    rightsList: licences.map((licence) => {
      const rightsUri = licencePage(licence);
      return {
        rights: licence,
        ...(rightsUri !== null && { rightsUri, rightsIdentifier: licence, rightsIdentifierScheme: 'SPDX' }),
      };
    }),
    relatedIdentifiers: urls.map((url) => ({
      ...{ relatedIdentifier: url, relatedIdentifierType: 'URL', relationType: 'IsDerivedFrom' },
    })),
    formats: [
      'text/csv',
      'application/json',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  };
}

export interface DiscoveryOptions {
  store: ReleaseStore;
  words: ApiWords;
  site: SiteSettings;
  originOf: (request: FastifyRequest) => string;
}

/** A page whose figures are a data set: of a crop's section. */
interface Entry {
  crop: string;
  section: string;
  path: string;
}

const entries: readonly Entry[] = crops.flatMap((crop) =>
  [...listSections(crop), ...listPriceSections(crop), ...listGermplasmSections(crop)].map((section) => ({
    crop: crop.id,
    section: section.id,
    path: sectionPath(crop, section),
  })),
);

/** Languages as DCAT-AP names them. */
const languageList = 'http://publications.europa.eu/resource/authority/language';
const listedLanguages: Readonly<Record<Language, string>> = { en: 'ENG', es: 'SPA', pt: 'POR' };

/** Terms of the catalogue by their vocabularies. */
const context = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const inLanguages = (text: (language: Language) => string): object[] =>
  languages.map((language) => ({ '@language': languageTags[language], '@value': text(language) }));

/** Every data set of the observatory as a DCAT-AP catalogue in JSON-LD, each with its page, which offers the files that licences allow. */
function drawCatalogue(origin: string, { store, words, site }: DiscoveryOptions): object {
  const names = (key: string): Names => words.names(key);
  const title = names('frame.site.title');
  const about = names('home.portal.description');
  const publisher = {
    '@id': `${origin}/#publisher`,
    '@type': 'foaf:Agent',
    'foaf:name': inLanguages((language) => site.organisation?.[language] ?? title[language]),
  };
  const created = store.current?.info.created;
  const modified =
    created === undefined ? {} : { 'dct:modified': { '@type': 'xsd:dateTime', '@value': created } };
  return {
    '@context': context,
    '@id': `${origin}/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': inLanguages((language) => title[language]),
    'dct:description': inLanguages((language) => about[language]),
    'dct:publisher': publisher,
    'dct:language': languages.map((language) => ({ '@id': `${languageList}/${listedLanguages[language]}` })),
    'foaf:homepage': { '@id': `${origin}/` },
    ...modified,
    'dcat:dataset': entries.map(({ crop, section, path }) => {
      const [cropName, sectionName] = [names(`crops.${crop}.name`), names(`sections.${section}.name`)];
      const description = names(`sections.${section}.description`);
      return {
        '@id': `${origin}${path}#dataset`,
        '@type': 'dcat:Dataset',
        'dct:title': inLanguages((language) => `${cropName[language]}: ${sectionName[language]}`),
        'dct:description': inLanguages((language) => description[language]),
        'dct:publisher': { '@id': publisher['@id'] },
        'dct:identifier': `${origin}${path}`,
        'dcat:landingPage': languages.map((language) => ({ '@id': `${origin}/${language}${path}` })),
        'dcat:keyword': inLanguages((language) => cropName[language]),
        ...modified,
      };
    }),
  };
}

/** A description of the site for assistants (llmstxt.org). */
function drawForAssistants(origin: string, { words }: DiscoveryOptions): string {
  const lines = entries.map(({ crop, section, path }) => {
    const name = `${words.names(`crops.${crop}.name`).en}: ${words.names(`sections.${section}.name`).en}`;
    return `- [${name}](${origin}/en${path}): ${words.names(`sections.${section}.description`).en}`;
  });
  return `# ${words.names('frame.site.title').en}

> ${words.names('home.portal.description').en}

Every page is there in English (/en), Spanish (/es) and Portuguese (/pt). The state of a page is its address: country=KEN (ISO 3166 alpha-3), year=2020, element=5510.
The figures of a page are at the same address with an ending: .csv, .json, .metadata.json, .zip, .parquet, .jsonstat, .sdmx.csv, .png, .svg. They carry units, sources, licences and flags.
Figures are missing, not zero, where a cell is empty; some are withheld from files because their source does not allow passing them on.
Cite a page by its address with ?v= and the release.

## Data
- [API](${origin}/api/openapi.json): OpenAPI description of the public API, which answers in JSON
- [MCP](${origin}/mcp): the same for assistants, as a Model Context Protocol server over streamable HTTP
- [Whole sections](${origin}/datapackage.json): every section as a file, with size and hash
- [Catalogue](${origin}/catalog.jsonld): every data set as DCAT-AP
- [DataCite](${origin}/datacite.json): metadata of the whole data set; with ?v= of an earlier release
- [Changes](${origin}/en/changes.xml): what each release changed, as an Atom feed
- [Sitemap](${origin}/sitemap.xml): every page
- [Sources](${origin}/en/beans/about/databases): publishers, editions and licences
- [Glossary](${origin}/en/beans/about/glossary): what elements and terms mean

## Pages
- [Countries](${origin}/en/country): a page for each country
- [Comparator](${origin}/en/beans/comparator): countries, crops and elements side by side
${lines.join('\n')}
`;
}

/** RFC 9116, of what the operator has set. */
const securityText = (origin: string, security: NonNullable<SiteSettings['security']>): string =>
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Files by which programs find the data: `/llms.txt`, `/catalog.jsonld`, `/datacite.json` and, where the operator names a contact, `/.well-known/security.txt`. */
export function registerDiscovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const serve = (path: string, type: string, draw: (origin: string) => string): void => {
    app.get(path, { schema: { hide: true } }, (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .type(`${type}; charset=utf-8`)
        .send(draw(options.originOf(request))),
    );
  };
  serve('/llms.txt', 'text/plain', (origin) => drawForAssistants(origin, options));
  serve('/catalog.jsonld', 'application/ld+json', (origin) => JSON.stringify(drawCatalogue(origin, options)));
  app.get<{ Querystring: { v?: string } }>(
    '/datacite.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const around = { origin: options.originOf(request), site: options.site, words: options.words };
      const metadata = await options.store.use(async ({ info }) => toDatacite(info, around), request.query.v);
      return reply
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(metadata);
    },
  );
  const { security } = options.site;
  if (security !== undefined)
    serve('/.well-known/security.txt', 'text/plain', (origin) => securityText(origin, security));
}

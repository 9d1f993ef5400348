import { crops } from '#catalog/crops/index.ts';
import { licencePage } from '#catalog/licences.ts';
import { versioned } from '#contract/addresses.ts';
import type { SiteSettings } from '#contract/site-settings.ts';
import { type Language, languages, languageTags } from '#locales/words.ts';
import type { Release } from '#release/facts.ts';
import type { ApiWords, Names } from '../words.ts';

const inLanguages = <Of extends object>(draw: (language: Language) => Of): (Of & { lang: string })[] =>
  languages.map((language) => ({ ...draw(language), lang: languageTags[language] }));

/**
 * Metadata of a whole release for registering a DOI, as DataCite 4.5 has them in JSON. `doi` is there once the operator has set one.
 * `origin` is `https://host`.
 */
export function toDatacite(
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
    titles: inLanguages((language) => ({
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
    descriptions: inLanguages((language) => ({
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

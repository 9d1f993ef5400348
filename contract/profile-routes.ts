import { z } from 'zod';
import { cards } from './cards.ts';
import { findings } from './findings.ts';
import { profile, profiles } from './profiles.ts';
import { cropId, get, whole } from './route.ts';

const area = z
  .string()
  .regex(/^([A-Z]{3,8}|\d{3})$/)
  .meta({ examples: ['KEN'] });

/** Addresses of profiles and findings, each in its one spelling. */
export const profileAddresses = {
  all: () => '/api/v1/profiles',
  area: (code: string) => `/api/v1/profiles/${code}`,
  cards: (code: string, crop: string) => `/api/v1/profiles/${code}/cards?crop=${crop}`,
  findings: (filter: { crop: string; limit: number }) =>
    `/api/v1/findings?crop=${filter.crop}&limit=${filter.limit}`,
};

/** Paths of areas' profiles and of findings, by name: part of the route table. */
export const profilePaths = {
  profiles: get('/api/v1/profiles', 'Areas with the number of crops that each harvests', profiles),
  profile: get(
    '/api/v1/profiles/:countryCode',
    'All that the release has of an area over all crops, in short',
    profile,
    { countryCode: area },
  ),
  cards: get(
    '/api/v1/profiles/:countryCode/cards',
    'The series of a crop in an area over all years, and what they are compared with',
    cards,
    { countryCode: area },
    { crop: cropId },
  ),
  findings: get(
    '/api/v1/findings',
    'What stands out in the figures, by rules, of a country and a crop or of all',
    findings,
    {},
    { country: area.optional(), crop: cropId.optional(), limit: whole(1, 1000) },
  ),
} as const;

import { z } from 'zod';
import { isPageAddress } from './page-address.ts';

/** Kinds of files that a picture of the settings may be. */
export const pictureTypes: readonly string[] = ['.svg', '.png', '.webp'];

/** Bytes of a picture at most: every page shows the marks, and larger ones would make its foot heavier than its head. */
export const largestPicture = 200 * 1024;

/** A text of the site in each of its languages. */
const translations = z.strictObject({ en: z.string().min(1), es: z.string().min(1), pt: z.string().min(1) });

const address = z.string().refine(isPageAddress, 'Invalid URL');

/** Resources of third parties come encrypted and from a named host: its origin becomes part of the pages' security policy. */
const secureAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .refine(isPageAddress, 'Invalid URL');

/** A text without markup. */
const plain = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^<>]+$/);

/**
 * A third-party service that analyses the traffic of pages. Its script is loaded only in browsers of visitors who agreed, so all
 * settings for their question are required.
 */
const analytics = z.strictObject({
  /** Address of its script. */
  script: secureAddress,
  /** The service's id of the site: an id or a domain. */
  site: z
    .string()
    .max(120)
    .regex(/^[\w.:/-]+$/),
  /** Its name, as visitors read it. */
  service: plain,
  /** Address of its privacy notice. */
  notice: secureAddress,
});

export type Analytics = z.infer<typeof analytics>;

/**
 * Settings that only the operator of a site knows: who runs it, contact, other sites, partners, and whether a third-party service may
 * analyse the traffic. What is not set is not shown, without a default. Unknown keys are refused, so that a typo is an error.
 */
export const siteSettings = z.strictObject({
  organisation: translations.optional(),
  contact: z
    .strictObject({
      email: z.email().optional(),
      phone: z.string().min(1).optional(),
      /** Page on which readers report a problem with a figure, before mail; it gets `url` and `figure` as parameters. */
      reports: secureAddress.optional(),
      /** Postal address, in one line. */
      address: translations.optional(),
    })
    .optional(),
  /** DOI of the whole data set, as its metadata for DataCite and citations name it. */
  doi: z
    .string()
    .regex(/^10\.\d{4,9}\/[-._;()/:a-zA-Z0-9]+$/)
    .optional(),
  social: z.array(z.strictObject({ name: z.string().min(1), url: address })).optional(),
  /** The operator's logo, which images bear: in the file, an SVG's or PNG's path from the file's own folder. */
  logo: z.string().min(1).optional(),
  partners: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        url: address.optional(),
        /** In the file: a picture's path from the file's own folder. On pages: the address at which it is served. */
        logo: z.string().min(1).optional(),
      }),
    )
    .optional(),
  analytics: analytics.optional(),
  /** Contact for reports of a weakness, for `/.well-known/security.txt`, and its last day. */
  security: z
    .strictObject({
      contact: z.url({ protocol: /^(https|mailto|tel)$/ }),
      expires: z.iso.date(),
      policy: secureAddress.optional(),
    })
    .optional(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

import { z } from 'zod';
import { isPageAddress } from './page-address.ts';

/** Kinds of files that a picture of the settings may be. */
export const pictureTypes: readonly string[] = ['.svg', '.png', '.webp'];

/** Bytes of a picture at most: every page shows the marks, and larger ones would make its foot heavier than its head. */
export const largestPicture = 200 * 1024;

/** A text of the site in each of its languages. */
const said = z.strictObject({ en: z.string().min(1), es: z.string().min(1), pt: z.string().min(1) });

const address = z.string().refine(isPageAddress, 'Invalid URL');

/** What others serve to our visitors comes encrypted and from a named host: its origin becomes part of the pages' security policy. */
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
 * A service of others that analyses the traffic of pages. Its script is loaded in browsers of visitors who agreed, and only there, so it
 * takes all of what they are asked with.
 */
const analytics = z.strictObject({
  /** Address of its script. */
  script: secureAddress,
  /** What the service knows the site by: an id or a domain. */
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
 * What only the operator of a site can say: who runs it, how to reach them, where else they are, who their partners are, and
 * whether a service of others may analyse the traffic. What is not set is not shown; nothing stands in for it. Unknown keys are refused, so that a slip of the pen is told and not passed over.
 */
export const siteSettings = z.strictObject({
  organisation: said.optional(),
  contact: z
    .strictObject({
      email: z.email().optional(),
      phone: z.string().min(1).optional(),
      /** Page on which readers report a problem with a figure, before mail; it gets `url` and `figure` as parameters. */
      reports: secureAddress.optional(),
      /** Postal address, in one line. */
      address: said.optional(),
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
  /** Whom to tell of a weakness, as `/.well-known/security.txt` names them, and until which day that holds. */
  security: z
    .strictObject({
      contact: z.url({ protocol: /^(https|mailto|tel)$/ }),
      expires: z.iso.date(),
      policy: secureAddress.optional(),
    })
    .optional(),
});

export type SiteSettings = z.infer<typeof siteSettings>;

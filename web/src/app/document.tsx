import type { ReactNode } from 'react';
import { oembedPath } from '#contract/embed.ts';
import { inlineScript } from '#contract/inline-script.ts';
import { manifestPath } from '#contract/page.ts';
import favicon from '../../public/favicon.svg?raw';
import type { Words } from '../i18n/words.tsx';
import { toLocale } from '../i18n/words.tsx';
import type { PageHead } from '../pages/page.ts';
import { type Language, languages } from '../url/paths.ts';

export interface DocumentAssets {
  entry: string;
  styles: string;
  /** Chunks that the entry would otherwise discover late: page and words. */
  modules: readonly string[];
  fonts: readonly string[];
}

/** JSON inside a script element: `<` is escaped so that no figure or word can close the element. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The document's head, server-rendered only. */
export function DocumentHead(props: {
  head: PageHead;
  words: Words;
  language: Language;
  origin: string;
  path: string;
  assets: DocumentAssets;
  /** Whether the page is public and exists: then social networks show its own card. */
  hasCard: boolean;
  structured: object | null;
  /** Whether other sites may show figures of it. */
  hasFigures: boolean;
  canBeSaved: boolean;
}): ReactNode {
  const { head, words, language, origin, path, assets } = props;
  const site = words('frame.site.title');
  const title = words('frame.site.pageTitle', { page: head.title, site });
  const address = (code: Language): string => `${origin}/${code}${path === '/' ? '' : path}${head.search}`;
  const pageImage = `${address(language).slice(0, -head.search.length || undefined)}.png`;
  const card = props.hasCard
    ? `${pageImage}${head.search === '' ? '?' : `${head.search}&`}size=card`
    : `${origin}/social.png`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.isHidden === true && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address(language)} />
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={toLocale(code)} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${path}${head.search}`} />
      {/* Inside the document: an icon is not worth a request of its own. */}
      <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(favicon)}`} type="image/svg+xml" />
      {props.canBeSaved && (
        <>
          <link rel="manifest" href={manifestPath(language)} />
          <link rel="apple-touch-icon" href="/icon-192.png" />
        </>
      )}
      <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#161816" media="(prefers-color-scheme: dark)" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={toLocale(language).replace('-', '_')} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      {props.hasFigures && props.hasCard && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={`${origin}${oembedPath}?url=${encodeURIComponent(address(language))}`}
        />
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which React would escape. */}
      <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: one fixed line, which the server's policy knows by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      {props.structured !== null && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no text can close the element.
          dangerouslySetInnerHTML={{ __html: embedJson(props.structured) }}
        />
      )}
      <script type="module" src={assets.entry} />
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </head>
  );
}

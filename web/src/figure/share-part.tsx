import { type ReactNode, useEffect, useState } from 'react';
import { embedPath, frameScript } from '#contract/embed.ts';
import { searchText } from '#contract/search-text.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/notice.tsx';
import { useCopy } from '../ui/use-copy.ts';
import { splitPath } from '../url/paths.ts';
import styles from './figure-foot.module.css';

/** Ways to share a figure's address. Without scripts the link alone, which every browser can copy. */
export function SharePart(props: {
  title: string;
  href: string;
  /** Id of the figure that other sites may show; `null` where they may not. */
  embedded: string | null;
  /** Address of its image in a shape; `null` where it has none. */
  imageHref: ((ratio: '16x9' | '1x1') => string) | null;
  children: ReactNode;
  report: ReactNode;
}): ReactNode {
  const { title, href, embedded, imageHref } = props;
  const { words, language } = useSpeech();
  const link = useCopy();
  const code = useCopy();
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
  const whole = (address: string): string => new URL(address, window.location.href).href;
  const embed = (): string => {
    const { pathname, search, origin } = new URL(whole(href));
    const query = new URLSearchParams(search);
    query.set('figure', embedded ?? '');
    const { rest } = splitPath(pathname);
    const src = `${origin}${embedPath}/${language}${rest === '/' ? '' : rest}${searchText(query)}`;
    return `<iframe src="${toAttribute(src)}" title="${toAttribute(title)}" loading="lazy" width="100%" height="620" style="border:0"></iframe><script>${frameScript}</script>`;
  };
  const outcome = [link.state, code.state].includes('failed')
    ? words('frame.action.copyFailed')
    : link.state === 'copied'
      ? words('frame.action.linkCopied')
      : code.state === 'copied'
        ? words('figure.share.codeCopied')
        : '';
  return (
    <div className={styles.part}>
      <p className={styles.small}>
        <a href={href}>{words('figure.share.link')}</a>
      </p>
      <p className={styles.choices} data-scripts="">
        <Button data-first="" onClick={() => void link.copy(whole(href))}>
          {words('frame.action.copyLink')}
        </Button>
        {embedded !== null && (
          <Button onClick={() => void code.copy(embed())}>{words('figure.share.code')}</Button>
        )}
        {canShare && (
          // Closing the system's dialog rejects the promise; that is a choice and not a failure.
          <Button onClick={() => void navigator.share({ title, url: whole(href) }).catch(() => undefined)}>
            {words('figure.share.system')}
          </Button>
        )}
      </p>
      {imageHref !== null && (
        <p className={styles.choices}>
          {(['16x9', '1x1'] as const).map((ratio) => (
            <a key={ratio} href={imageHref(ratio)} download rel="nofollow">
              {words('figure.image')} {ratio.replace('x', ':')}
            </a>
          ))}
        </p>
      )}
      {outcome !== '' && <p className={styles.small}>{outcome}</p>}
      <LiveRegion text={outcome} />
      <p className={styles.small}>{props.children}</p>
      {props.report}
    </div>
  );
}

const toAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { chooseHere } from '../ui/choice-link.ts';
import { LiveRegion } from '../ui/notice.tsx';
import { useCopy } from '../ui/use-copy.ts';

/** What takes an image, fetched by the click that asks for one. */
const takeImage = () => import('./take-image.ts');

/** Addresses of a figure's image. */
interface ImageAddresses {
  png: string;
  svg: string;
}

/** A figure as an image to be kept: plain links, which work without scripts. */
export function ImageLinks({ png, svg }: ImageAddresses): ReactNode {
  const words = useWords();
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    setFailed(false);
    try {
      await (await takeImage()).saveImage(png, svg);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <a href={png} download rel="nofollow" onClick={(event) => chooseHere(event, () => void save())}>
        PNG
      </a>{' '}
      ·{' '}
      <a href={svg} download rel="nofollow">
        SVG
      </a>
      {failed && <span role="alert"> {words('figure.image.failed')}</span>}
    </>
  );
}

/** A figure as an image to be pasted, where the browser's clipboard takes images. */
export function CopyImage({ png, svg }: ImageAddresses): ReactNode {
  const words = useWords();
  const { state, copy } = useCopy();
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(typeof ClipboardItem === 'function'), []);
  // Safari lets nobody write to the clipboard but within the press itself: what is still to come is handed over as a promise.
  const copyImage = (): Promise<void> =>
    navigator.clipboard.write([
      new ClipboardItem({ 'image/png': takeImage().then(({ fetchPng }) => fetchPng(png, svg)) }),
    ]);
  const outcome =
    state === 'idle' ? '' : words(state === 'copied' ? 'figure.image.copied' : 'figure.image.notCopied');
  return (
    <>
      {canCopy && (
        <Button
          look="quiet"
          icon={state === 'copied' ? 'check' : 'copy'}
          onClick={() => void copy(copyImage)}
        >
          {words('figure.image.copy')}
        </Button>
      )}
      <span aria-hidden="true">{outcome}</span>
      <LiveRegion text={outcome} />
    </>
  );
}

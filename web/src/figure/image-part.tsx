import { type ReactNode, useEffect, useState } from 'react';
import { type ImageRatio, imageRatios } from '#contract/page-pictures.ts';
import { useSpeech } from '../i18n/speech.ts';
import { Button } from '../ui/button.tsx';
import { chooseHere } from '../ui/choice-link.ts';
import { LiveRegion } from '../ui/notice.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useCopy } from '../ui/use-copy.ts';
import styles from './figure-foot.module.css';

const takeImage = () => import('./take-image.ts');

/** An image of a figure: how it looks, its shape, and ways to keep it. The links work without scripts. */
export function ImagePart(props: {
  hrefOf: (ending: string, own?: string) => string;
  title: string;
}): ReactNode {
  const { hrefOf, title } = props;
  const { words, formats } = useSpeech();
  const [ratio, setRatio] = useState<ImageRatio>('16x9');
  const [width, height] = imageRatios[ratio];
  const png = hrefOf('png', `&size=${ratio}`);
  const svg = hrefOf('svg', `&size=${ratio}`);
  const { state, copy } = useCopy();
  const [canCopy, setCanCopy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setCanCopy(typeof ClipboardItem === 'function'), []);
  const save = async (): Promise<void> => {
    setFailed(false);
    try {
      await (await takeImage()).saveImage(png, svg);
    } catch {
      setFailed(true);
    }
  };
  // Safari writes to the clipboard only within the press itself: an image that is not drawn yet is passed as a promise.
  const copyImage = (): Promise<void> =>
    navigator.clipboard.write([
      new ClipboardItem({ 'image/png': takeImage().then(({ fetchPng }) => fetchPng(png, svg)) }),
    ]);
  const outcome =
    state === 'idle' ? '' : words(state === 'copied' ? 'figure.image.copied' : 'figure.image.notCopied');
  return (
    <div className={styles.part}>
      <p className={styles.partHead}>
        <strong>{words('figure.image')}</strong>
        <span>
          {formats.number(2 * width)} × {formats.number(2 * height)}
        </span>
      </p>
      <div className={styles.preview}>
        {!failed && <span aria-hidden="true">{words('figure.image.drawing')}</span>}
        {/* In a closed panel it is not fetched. */}
        <img
          src={`${png}&scale=1`}
          alt={title}
          loading="lazy"
          width={width}
          height={height}
          style={{ aspectRatio: `${width} / ${height}` }}
          onLoad={() => setFailed(false)}
          onError={() => setFailed(true)}
        />
      </div>
      <SegmentedControl
        label={words('figure.image.shape')}
        options={(Object.keys(imageRatios) as ImageRatio[]).map((id) => ({
          id,
          label: id.replace('x', ':'),
        }))}
        value={ratio}
        onChoose={setRatio}
      />
      <p className={styles.choices}>
        <a
          href={png}
          download
          rel="nofollow"
          data-first=""
          onClick={(event) => chooseHere(event, () => void save())}
        >
          PNG
        </a>
        <a href={svg} download rel="nofollow">
          SVG
        </a>
        {canCopy && (
          <Button look="outline" onClick={() => void copy(copyImage)}>
            {words('figure.image.copy')}
          </Button>
        )}
      </p>
      {failed ? (
        <p className={styles.small} role="alert">
          {words('figure.image.failed')}
        </p>
      ) : (
        outcome !== '' && <p className={styles.small}>{outcome}</p>
      )}
      <LiveRegion text={outcome} />
    </div>
  );
}

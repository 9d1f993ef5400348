import type { ReactNode } from 'react';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { useWords } from '../../i18n/words.tsx';
import { mostLines } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';
import styles from './comparator-page.module.css';
import { hrefOfView } from './compare-href.ts';
import { topicName } from './compare-texts.ts';

const rules = ['similar', 'neighbours'] as const;

/** Countries to set beside the first one, each by a link, and the rules by which they are found. */
export function ComparePeers({
  data: { view, release, peers, values },
}: {
  data: Pick<ComparatorData, 'view' | 'release' | 'peers' | 'values'>;
}): ReactNode {
  const words = useWords();
  if (peers === null || view.lines.length >= mostLines || values.state === 'failed') return null;
  const { of, codes } = peers;
  const { crop, element } = of;
  const said = {
    ...areaWords(words, of.area),
    topic: topicName(words, of),
    year: String(values.value.year),
  };
  const shown = rules.filter((rule) => codes[rule].length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words('compare.peers')}>
      <dl className={styles.peers}>
        {shown.map((rule) => (
          <div key={rule}>
            <dt>{words(`compare.peers.${rule}`, said)}</dt>
            <dd>
              {codes[rule].map((code) => {
                const name = areaName(words, code);
                return (
                  <a
                    key={code}
                    href={hrefOfView(
                      { ...view, lines: [...view.lines, { area: code, crop, element }] },
                      release,
                    )}
                    aria-label={words('compare.peers.add', { name })}
                  >
                    + {name}
                  </a>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { type ReactNode, useMemo } from 'react';
import { genebanks } from '#catalog/germplasm/genebanks.ts';
import { Sankey } from '../../charts/sankey/sankey.tsx';
import { areaName } from '../../i18n/area-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ViewLink } from '../../ui/view-link.tsx';
import { flowKey } from '../../url/delivery-params.ts';
import { DeliveryBlock } from './delivery-block.tsx';
import styles from './delivery-page.module.css';
import { comparedEnds, genebankName, genebankText, samplesText } from './delivery-texts.ts';
import { bandTable } from './flow-tables.ts';
import { type LowerValue, useControl } from './use-delivery.ts';

/** Bands that are listed above the picture on phones. */
const firstBands = 6;

/** Origins, genebanks and recipients with bands between them; on phones the largest bands are read first. */
export function BandsFigure({ page, scope }: Pick<LowerValue, 'page' | 'scope'>): ReactNode {
  const { view, show, hrefOf } = useControl();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const { network } = page;
  const drawn = useMemo(() => {
    const speech = { words, formats };
    const idOf = (column: number, code: string | null): string => `${column}-${code ?? 'rest'}`;
    const countOf = (column: number): number =>
      network.nodes.find((node) => node.column === column && node.code === null)?.count ?? 0;
    const nameOf = (column: number, code: string | null): string =>
      code === null
        ? words('deliveryNetwork.others', { count: countOf(column) })
        : column === 1
          ? genebankName(code)
          : areaName(words, code);
    const keyOf = (column: number, code: string | null): string | undefined =>
      code === null
        ? undefined
        : flowKey({
            origin: column === 0 ? code : null,
            genebank: column === 1 ? code : view.genebank,
            recipient: column === 2 ? code : null,
          });
    // With a filter beyond genebank, country and direction a sum is of fewer rows than its ends have.
    const isWhole = view.country === null && view.macro === null && view.min === 0;
    const nodes = network.nodes.map(({ column, code, value }) => ({
      id: idOf(column, code),
      column,
      label: nameOf(column, code),
      valueLabel: formats.edited(value),
      rest: code === null,
      selected: code !== null && code === view.country,
      text: words('deliveryNetwork.bands.sum', {
        end: ['origin', 'genebank', 'recipient'][column] ?? '',
        name: nameOf(column, code),
        samples: samplesText(speech, value),
      }),
      explain: isWhole ? keyOf(column, code) : undefined,
    }));
    const links = network.links.map(({ column, from, to, value }) => ({
      id: `${column}-${from ?? ''}-${to ?? ''}`,
      from: idOf(column, from),
      to: idOf(column + 1, to),
      value,
      text: words('deliveryNetwork.bands.link', {
        from: nameOf(column, from),
        to: nameOf(column + 1, to),
        samples: samplesText(speech, value),
      }),
    }));
    return { nodes, links };
  }, [network, view, words, formats]);
  if (page.source === null) return null;
  const title = words('deliveryNetwork.bands.title', { scope });
  return (
    <DeliveryBlock
      id="bands"
      title={title}
      finding={words('deliveryNetwork.bands.finding', {
        domestic: formats.editedPercent(page.shown.domestic / page.shown.value),
        samples: samplesText({ words, formats }, page.shown.domestic),
      })}
      info={words('deliveryNetwork.bands.info')}
      source={page.source}
      page={page}
      compared={comparedEnds(page, view)}
      table={bandTable({ words, formats }, page, words('deliveryNetwork.table', { title }))}
      remarks={[words('deliveryNetwork.bands.note')]}
    >
      <div className={styles.bands}>
        <ol className={styles.first}>
          {drawn.links
            .toSorted((a, b) => b.value - a.value)
            .slice(0, firstBands)
            .map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
        </ol>
        <Sankey
          id="delivery-bands"
          title={title}
          description={words('deliveryNetwork.bands.label')}
          hint={words('deliveryNetwork.bands.keyboard')}
          heads={[words('deliveryNetwork.column.origin'), words('deliveryNetwork.column.recipient')]}
          nodes={drawn.nodes}
          links={drawn.links}
        />
      </div>
      <ul className={styles.genebanks}>
        {genebanks
          .filter(({ id }) => page.genebanks.some(({ code }) => code === id))
          .map(({ id }) => (
            <li key={id}>
              <ViewLink href={hrefOf({ genebank: id })} onChoose={() => show({ genebank: id })}>
                {genebankText(words, id)}
              </ViewLink>
            </li>
          ))}
      </ul>
    </DeliveryBlock>
  );
}

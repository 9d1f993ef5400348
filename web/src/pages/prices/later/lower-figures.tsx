import type { ReactNode } from 'react';
import { useLater } from '../later-context.ts';
import styles from '../prices-page.module.css';
import { BenchmarkFigure } from './benchmark-figure.tsx';
import { ChangeFigure } from './change-figure.tsx';
import { ConverterFigures } from './converter-figures.tsx';
import { LeftOutFigure } from './left-out-figure.tsx';
import { MarketMap } from './market-map.tsx';
import { PriceMetadata } from './price-metadata.tsx';
import { SeasonFigure } from './season-figure.tsx';
import { SpreadFigure } from './spread-figure.tsx';
import { YearFigure } from './year-figure.tsx';

/** What explains the prices of a country: below the chart, which is what a visitor comes for. */
export function LowerFigures(): ReactNode {
  const { shown, page, beside, control } = useLater();
  if (shown === null) return page === null ? null : <YearFigure page={page} />;
  return (
    <>
      <div className={styles.pair}>
        <ChangeFigure shown={shown} />
        <SeasonFigure shown={shown} />
      </div>
      {control.view.city === null && (
        <div className={styles.pair}>
          <SpreadFigure shown={shown} />
          <MarketMap shown={shown} city={control.view.city} />
        </div>
      )}
      <div className={styles.pair}>
        <YearFigure page={shown.known.page} />
        <BenchmarkFigure shown={shown} beside={beside} />
      </div>
      <ConverterFigures shown={shown} />
      <LeftOutFigure shown={shown} />
    </>
  );
}

/** The metadata tab of domestic prices. */
export function DomesticMetadata(): ReactNode {
  const { page, map, title, origin, control } = useLater();
  return (
    <PriceMetadata
      sources={page?.sources ?? map?.sources ?? []}
      title={title}
      origin={origin}
      path={`/${control.crop}/data/prices`}
    />
  );
}

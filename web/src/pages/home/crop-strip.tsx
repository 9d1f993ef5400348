import type { ReactNode } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { Sparkline } from '../../charts/sparkline/sparkline.tsx';
import { amountText } from '../../i18n/amounts.ts';
import { capital } from '../../i18n/area-subject.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { changeTexts } from './change-texts.ts';
import type { CropFact, WorldFact } from './crop-facts.ts';
import type { StripCrop } from './home-data.ts';
import styles from './home-page.module.css';
import { sourceWord } from './source-word.ts';

export function CropStrip({ crops }: { crops: readonly StripCrop[] }): ReactNode {
  const { words, formats } = useSpeech();
  const sources = new Set(
    crops.flatMap(({ fact }) =>
      fact.state === 'failed' || fact.value === null ? [] : [words(sourceWord(fact.value.element))],
    ),
  );
  return (
    <section aria-labelledby="crops" className={styles.part}>
      <h2 id="crops">{words('home.crops.title')}</h2>
      {crops.some(({ fact }) => fact.state === 'failed') && <FailedPart />}
      <ul className={styles.strip}>
        {crops.map((entry) => (
          <li key={entry.crop} className={styles.stripCrop} data-theme={cropTheme({ id: entry.crop })}>
            <StripEntry entry={entry} />
          </li>
        ))}
      </ul>
      {sources.size > 0 && (
        <p className={styles.notes}>{words('figure.source', { source: formats.list([...sources]) })}</p>
      )}
    </section>
  );
}

function StripEntry({ entry: { crop, path, fact } }: { entry: StripCrop }): ReactNode {
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const known = fact.state === 'failed' ? null : fact.value;
  const year = known === null ? 0 : known.first + known.values.length - 1;
  return (
    <>
      <h3 className={styles.cropName}>
        <a href={`/${language}${path}`}>{words(`crops.${crop}.name`)}</a>
      </h3>
      {fact.state === 'failed' && <p className={styles.notes}>{words('dataPage.state.failed')}</p>}
      {known !== null && (
        <>
          <p className={styles.fact}>{factText(known, crop, speech)}</p>
          <Sparkline
            years={known.values.map((_, at) => known.first + at)}
            {...{ values: known.values, span: known.values.length, width: 280, height: 48 }}
            colour="var(--accent)"
            hasZero
          />
          <p className={styles.notes}>
            {words('home.crops.trend', {
              name: words(`home.figures.${known.kind === 'figure' ? known.id : 'production'}`),
              years: formats.span(known.first, year),
            })}
          </p>
        </>
      )}
    </>
  );
}

export function worldText(fact: WorldFact, crop: string, speech: Speech): string {
  const { words, formats } = speech;
  const { element, unit, value } = fact;
  const amount = amountText(unit, value, speech) ?? editFigure(element, value, speech, { form: 'lead' });
  const textValues = { value: amount, cropAmount: words(`crops.${crop}.amount`) };
  return fact.kind === 'figure'
    ? words('home.crops.figure', { ...textValues, id: fact.id, cropFrom: words(`crops.${crop}.from`) })
    : words('home.crops.world', { ...textValues, ...changeTexts(fact.change, formats) });
}

function factText(fact: CropFact, crop: string, speech: Speech): string {
  const { words, formats } = speech;
  if (fact.kind !== 'origin') return worldText(fact, crop, speech);
  const named = fact.areas.map((area) => areaWords(words, area));
  return words('home.crops.origin', {
    areas: capital(formats.list(named.map(({ areaThe }) => areaThe))),
    number: named.length > 1 ? 'several' : (named[0]?.areaNumber ?? 'one'),
    isLeast: fact.isLeast ? 'yes' : 'no',
    share: formats.percent(fact.share, 0),
    cropOf: words(`crops.${crop}.of`),
  });
}

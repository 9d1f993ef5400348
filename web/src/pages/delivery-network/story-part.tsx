import type { ReactNode } from 'react';
import type { FlowEnds, FlowPage } from '#contract/flows.ts';
import { amountText } from '../../i18n/amounts.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import styles from './delivery-page.module.css';
import {
  genebankPlaceName,
  namedSamples,
  type Speech,
  samplesNumber,
  samplesText,
} from './delivery-texts.ts';

const named = 4;

type Story = NonNullable<FlowPage['story']>;

/** "from the United States (1,614), Brazil (112) and 120 others (300)". */
function endsText(speech: Speech, ends: FlowEnds, form: 'areaFrom' | 'areaTo'): string {
  const { words, formats } = speech;
  const texts = ends.first
    .slice(0, named)
    .map(({ code, value }) => namedSamples(speech, areaWords(words, code)[form], value));
  const rest = ends.first.slice(named);
  const count = rest.length + ends.others.count;
  const value = rest.reduce((sum, end) => sum + end.value, ends.others.value);
  return formats.list([
    ...texts,
    ...(count === 0
      ? []
      : [words(`deliveryNetwork.story.others.${form}`, { count, value: samplesNumber(speech, value) })]),
  ]);
}

const genebanksText = (speech: Speech, genebanks: Story['keptIn']): string =>
  speech.formats.list(
    genebanks.map(({ code, value }) => namedSamples(speech, genebankPlaceName(speech.words, code), value)),
  );

/** Which sides of the reports of samples are known: a word form. */
function knownSides(samples: { received: number | null; provided: number | null }): string {
  if (samples.received === null) return samples.provided === null ? 'none' : 'provided';
  return samples.provided === null ? 'received' : 'both';
}

function SeedItems(props: {
  country: string;
  seed: NonNullable<FlowPage['seed']>;
  version: string | null;
}): ReactNode {
  const { country, seed, version } = props;
  const { varieties, samples } = seed;
  const { words, formats, language } = useSpeech();
  const area = areaWords(words, country);
  const query = new URLSearchParams({ country, ...(version === null ? {} : { v: version }) });
  const linkTo = (name: string): string => `/${language}/beans/data/${name}?${query}`;
  return (
    <>
      {varieties !== null && (
        <li>
          {words('deliveryNetwork.seed.varieties', { ...area, ...varieties })}{' '}
          <a href={linkTo('seed-varieties')}>{words('deliveryNetwork.seed.varieties.link')}</a>
        </li>
      )}
      <li>
        {samples === null ? (
          words('deliveryNetwork.seed.noBeanSamples')
        ) : (
          <>
            {words('deliveryNetwork.seed.beanSamples', {
              ...area,
              period: formats.span(samples.from, samples.to),
              known: knownSides(samples),
              received: formats.number(samples.received ?? 0, 0),
              provided: formats.number(samples.provided ?? 0, 0),
            })}{' '}
            <a href={linkTo('genebanks')}>{words('deliveryNetwork.seed.beanSamples.link')}</a>
          </>
        )}
      </li>
    </>
  );
}

export function StoryPart({ page, version }: { page: FlowPage; version: string | null }): ReactNode {
  const { story, harvest, seed } = page;
  const speech = useSpeech();
  const { words, formats } = speech;
  if (story === null) return null;
  const area = areaWords(words, story.country);
  const field =
    harvest === null
      ? words('deliveryNetwork.seed.noHarvest', area)
      : words('deliveryNetwork.seed.harvest', {
          ...area,
          amount: amountText('t', harvest.value, speech) ?? `${formats.edited(harvest.value)} t`,
          year: formats.year(harvest.year),
        });
  return (
    <section className={styles.story} aria-labelledby="story-title">
      <h2 id="story-title">{words('deliveryNetwork.story.title', area)}</h2>
      <p>
        {story.origin === 0
          ? words('deliveryNetwork.story.noOrigin', area)
          : words('deliveryNetwork.story.origin', {
              ...area,
              samples: samplesText(speech, story.origin),
              genebanks: genebanksText(speech, story.keptIn),
              recipients: endsText(speech, story.sentTo, 'areaTo'),
            })}
        {story.domestic > 0 &&
          ` ${words('deliveryNetwork.story.domestic', { ...area, samples: samplesText(speech, story.domestic) })}`}
      </p>
      <p>
        {story.received === 0
          ? words('deliveryNetwork.story.noReceived', area)
          : words('deliveryNetwork.story.received', {
              ...area,
              samples: samplesText(speech, story.received),
              genebanks: genebanksText(speech, story.sentBy),
              origins: endsText(speech, story.receivedFrom, 'areaFrom'),
            })}
      </p>
      <p>{words('deliveryNetwork.story.scope')}</p>
      <h3>{words('deliveryNetwork.seed.title')}</h3>
      <ol className={styles.line}>
        <li>{field}</li>
        {seed !== null && <SeedItems country={story.country} seed={seed} version={version} />}
        <li>
          {words('deliveryNetwork.seed.samples', {
            ...area,
            out: samplesText(speech, story.origin),
            in: samplesText(speech, story.received),
          })}
        </li>
      </ol>
    </section>
  );
}

import type { ReactNode } from 'react';
import { networkHome } from '#catalog/regions/networks.ts';
import { FailedPart } from '../../blocks/failed-part.tsx';
import { LatestChip } from '../../blocks/latest-chip.tsx';
import { ListPage } from '../../blocks/list/record-list.tsx';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { PlainFigureTable } from '../../figure/plain-figure-table.tsx';
import { useSpeech } from '../../i18n/speech.ts';
import { Nearest } from '../records/nearest-figures.tsx';
import { latestYear, roomFinding, roomList } from '../records/record-figures.ts';
import { RoomSections } from '../records/room-sections.tsx';
import type { NetworkSeedData } from './load-network-seed.ts';
import { networkSeedFigures, varietiesText } from './network-seed-figures.ts';
import { networkCrop } from './networks-data.ts';

/** Seed production of PABRA's members: the records, or how to contribute them; and other figures on the members' seed. */
export function NetworkSeedPage({ data }: { data: NetworkSeedData }): ReactNode {
  const speech = useSpeech();
  const { words, language } = speech;
  const { others, networks, varieties, samples } = data;
  const title = words('networks.seed.title');
  const figures = networkSeedFigures(data, speech);
  return (
    <ListPage
      list={roomList(data, speech)}
      icon={networkCrop.id}
      title={title}
      finding={roomFinding(speech, data) ?? undefined}
      chip={<LatestChip year={latestYear(data)} release={data.release} />}
      ignored={data.ignored}
    >
      {others > 0 && (
        <p>
          {words('networks.seed.others', { count: others })}{' '}
          <a href={`/api/v1/records/${data.room.kind}?crop=${networkCrop.id}`} rel="nofollow">
            {words('networks.seed.others.all')}
          </a>
        </p>
      )}
      <RoomSections
        data={data}
        figures={figures.filter(({ id }) => id === 'countries' || id === 'records')}
      />
      <Nearest>
        <Chapter
          title={words('networks.seed.varieties')}
          figures={figures.filter(({ id }) => id === 'releases')}
          none={
            varieties.state === 'failed' ? <FailedPart /> : <p>{varietiesText(words, varieties.value)}</p>
          }
        >
          <a href={`/${language}${networkHome}/seed-varieties`}>{words('networks.seed.allVarieties')}</a>
        </Chapter>
        <Chapter
          title={words('networks.seed.samples')}
          figures={figures.filter(({ id }) => id === 'samples-received')}
          none={
            samples.state === 'failed' || networks.state === 'failed' ? (
              <FailedPart />
            ) : (
              <p>{words('networks.seed.samples.none')}</p>
            )
          }
        >
          <a href={`/${language}/${networkCrop.id}/data/genebanks`}>{words('networks.seed.shipments')}</a>
        </Chapter>
      </Nearest>
    </ListPage>
  );
}

/** Rows of a figure beside another of as many: its file has all. */
const mostRows = 6;

/** Figures of the members' seed and the way to more; where there are none, a heading and why. */
function Chapter(props: {
  title: string;
  figures: readonly Figure[];
  none: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { title, figures, none } = props;
  const link = <p>{props.children}</p>;
  if (figures.length === 0)
    return (
      <section>
        <h3>{title}</h3>
        {none}
        {link}
      </section>
    );
  return figures.map((figure) => (
    <FigureFrame key={figure.id} figure={figure} level={3} under={figure === figures.at(-1) && link}>
      <PlainFigureTable figure={figure} most={mostRows} table={{ stacks: figure.columns.length > 2 }} />
    </FigureFrame>
  ));
}

import {
  allianceCode,
  networkAreas,
  networkCodes,
  networkHome,
  networkPaths,
  networkSections,
} from '#catalog/regions/networks.ts';
import type { ListGroup } from '../list-group.ts';
import { nameThing } from '../names.ts';

/** Pages of a network's harvests, of the crop that their address begins with. */
const networkPlace = (code: string) => ({
  code,
  crop: networkHome.split('/')[1] ?? '',
  home: networkHome,
  slugs: networkSections,
  view: networkCodes.some((each) => each === code) ? `network=${code}` : '',
});

/** The alliance's overview, the profiles of its members together and of each network's, and its other pages. */
export const networkPages: ListGroup = async ({ words, language }) => {
  const alliance = words.names('sections.pabra.name')[language];
  return {
    id: 'network',
    entries: [
      {
        ...nameThing(words, language, ['sections.pabra.name']),
        path: networkHome,
        note: '',
        network: networkPlace(allianceCode),
      },
      ...networkAreas.map((code) => ({
        ...nameThing(words, language, [`areas.${code}`]),
        path: `/region/${code}`,
        note: alliance,
        network: networkPlace(code),
      })),
      ...networkPaths
        .filter((path) => path !== networkHome)
        .map((path) => {
          const { names, also } = nameThing(words, language, [`sections.${path.split('/').at(-1)}.name`]);
          const ofAlliance = (name: string): string => `${alliance}: ${name}`;
          return { names: names.map(ofAlliance), also: also.map(ofAlliance), path, note: '' };
        }),
    ],
  };
};

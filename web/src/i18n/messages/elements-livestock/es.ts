import elementsLivestock from '#locales/es/elements-livestock.json?compiled';
import type { Messages } from '../../words.tsx';

/** Names of the elements on livestock, which no page of a harvested crop shows. */
export const messages: Messages = elementsLivestock;

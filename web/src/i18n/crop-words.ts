import type { Words } from './words.tsx';

export type CropWords = Readonly<
  Record<'crop' | 'cropThe' | 'cropOf' | 'cropFrom' | 'cropAmount' | 'cropTitle', string>
>;

export function cropWords(words: Words, crop: string, section: string): CropWords {
  return {
    crop: words(`crops.${crop}.name`),
    cropThe: words(`crops.${crop}.the`),
    cropOf: words(`crops.${crop}.of`),
    cropFrom: words(`crops.${crop}.from`),
    cropAmount: words(`crops.${crop}.amount`),
    cropTitle: words(`crops.${crop}.title.${section}`),
  };
}

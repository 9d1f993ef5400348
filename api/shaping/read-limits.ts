import { z } from 'zod';

const limitList = z.array(z.number());

/** Class limits as the release keeps them: a JSON list of rising numbers, or none. */
export function readLimits(text: string | undefined): number[] {
  return text === undefined ? [] : limitList.parse(JSON.parse(text));
}

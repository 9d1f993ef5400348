import { parseExplained } from '#contract/explain-address.ts';
import type { Param } from './params.ts';

export const explained: Param<string | null> = {
  fallback: null,
  read: (text) => (parseExplained(text) === null ? undefined : text),
  write: (value) => value,
};

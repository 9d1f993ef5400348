import type { ImportKind } from './import-kind.ts';
import { membershipKind } from './membership.ts';
import { varietiesKind } from './varieties.ts';

/** Kinds of data that people can hand in. */
export const kinds: readonly ImportKind[] = [varietiesKind, membershipKind];

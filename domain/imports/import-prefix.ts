/** Prefix of the source keys of contributed records. In a file of its own, since browsers need nothing else of the formats. */
export const importPrefix = 'import-';

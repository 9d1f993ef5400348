/** How keys of sources begin whose records were handed in. In a file of its own: browsers need no more of the formats. */
export const importPrefix = 'import-';

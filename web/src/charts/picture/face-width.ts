/** Widths of the faces of images beside the estimate for the widest faces that pages may have. */
export const faceWidth = { sans: 0.86, serif: 0.96 } as const;

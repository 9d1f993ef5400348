/**
 * How wide the letters of images are beside what is estimated for the widest faces that pages may have. Images have their own faces,
 * so this is known.
 */
export const faceWidth = { sans: 0.86, serif: 0.96 } as const;

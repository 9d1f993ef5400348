declare module 'subset-font' {
  /** Keeps of a font what the text needs; rejects where the font cannot be read. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; preserveNameIds?: readonly number[] },
  ): Promise<Buffer>;
}

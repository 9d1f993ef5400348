declare module 'jsonstat-toolkit' {
  interface Dataset {
    class: string;
    id: string[];
    size: number[];
    /** Places of the cube. */
    n: number;
    role: Record<string, string[] | null>;
    Dimension(id: string): { length: number };
    Data(place: number): { value: number | null };
  }
  export default function read(document: object): Dataset;
}

declare module 'jsonld' {
  type Thing = Readonly<
    Record<string, readonly { '@id'?: string; '@value'?: string; '@language'?: string }[]>
  > & { '@id': string; '@type': readonly string[] };
  const processor: { flatten(document: object, context: null, options: { safe: true }): Promise<Thing[]> };
  export default processor;
}

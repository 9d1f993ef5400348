/** Addresses of the answers that pages of collections use, spelled in the one way in which they are asked for. */
export const collectionAddresses = {
  list: () => '/api/v1/collections',
  columns: (collection: string) => `/api/v1/collections/${collection}/columns`,
  point: (collection: string, point: number) => `/api/v1/collections/${collection}/points/${point}`,
};

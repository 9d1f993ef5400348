/** Addresses of the answers that pages of collections use, each in its one spelling. */
export const collectionAddresses = {
  list: () => '/api/v1/collections',
  columns: (collection: string) => `/api/v1/collections/${collection}/columns`,
  point: (collection: string, point: number) => `/api/v1/collections/${collection}/points/${point}`,
};

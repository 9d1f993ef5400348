/** Addresses of the answers on samples of accessions, each in its one spelling. */
export const sampleAddresses = {
  page: (crop: string) => `/api/v1/germplasm/samples-page/${crop}`,
  area: (crop: string, area: string) => `/api/v1/germplasm/samples/${crop}/${area}`,
  /** Samples sent to an area by the genebanks of the United States, or by Canada's. */
  sent: (by: 'usa' | 'canada', crop: string, area: string) =>
    `/api/v1/germplasm/${by === 'usa' ? 'distributions' : 'shipments'}/${crop}/${area}`,
  /** Samples of all countries in all years. */
  map: (crop: string) => `/api/v1/germplasm/samples-map/${crop}`,
  /** Samples of all countries in one year. */
  year: (crop: string, year: number) => `/api/v1/germplasm/samples-map/${crop}?from=${year}&to=${year}`,
};

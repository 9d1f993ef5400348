/** Addresses of the answers that pages of prices use, spelled in the one way in which they are asked for. */
export const priceAddresses = {
  map: (crop: string, type: 'retail' | 'wholesale' | 'producer') => `/api/v1/prices/map/${crop}?type=${type}`,
  page: (crop: string, area: string, city: number | null) =>
    `/api/v1/prices/page/${crop}/${area}${city === null ? '' : `?city=${city}`}`,
  benchmark: (series: string) => `/api/v1/prices/benchmark/${series}`,
};

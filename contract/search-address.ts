/** Address of the names that the site can be searched by, in a language. */
export const searchAddress = (language: 'en' | 'es' | 'pt'): string => `/api/v1/search/${language}`;

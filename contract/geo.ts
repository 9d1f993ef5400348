import { z } from 'zod';
import { countryNames } from './shared-shapes.ts';

/** `/api/v1/geojson/countries/{table}/ISO3/{indicatorId}`, longitude and latitude in degrees (WGS 84). */
const countryFeature = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  properties: z.object({
    iso3: z.string(),
    ...countryNames,
  }),
  geometry: z.object({
    type: z.enum(['Polygon', 'MultiPolygon', 'Point']),
    coordinates: z.array(z.unknown()),
  }),
});

/** Borders of countries as GeoJSON, longitude and latitude in degrees. */
export const countryFeatures = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(countryFeature),
});

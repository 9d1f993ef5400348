/** Unit of a quantity per inhabitant: kilograms, square metres, or the currency of the quantity. */
export type PerInhabitantUnit = 'kg-capita' | 'm2-capita' | 'int-dollar-capita' | 'usd-capita';

interface Conversion {
  unit: PerInhabitantUnit;
  /** Factor of a quantity divided by thousand inhabitants. */
  factor: number;
}

/** Quantities that can be shared out among people; shares, yields and ranks cannot. */
const conversions: Readonly<Record<string, Conversion>> = {
  kt: { unit: 'kg-capita', factor: 1000 },
  t: { unit: 'kg-capita', factor: 1 },
  ha: { unit: 'm2-capita', factor: 10 },
  '1000-ha': { unit: 'm2-capita', factor: 10_000 },
  '1000-int-dollar': { unit: 'int-dollar-capita', factor: 1 },
  '1000-usd': { unit: 'usd-capita', factor: 1 },
};

/** How a unit is shared out, or `null` where that makes no sense. */
export function findConversion(unit: string | undefined): Conversion | null {
  return conversions[unit ?? ''] ?? null;
}

/** A quantity per inhabitant; `null` where the quantity or the population of the very year is missing. */
export function perInhabitant(
  value: number | null,
  thousands: number | null | undefined,
  factor: number,
): number | null {
  if (value === null || thousands == null || !(thousands > 0)) return null;
  return (value / thousands) * factor;
}

/** Decimals at which a quantity per inhabitant can be read: three digits of small ones. */
export function decimalsPerInhabitant(value: number): number {
  const size = Math.abs(value);
  return size >= 1 || size === 0 ? 2 : size >= 0.1 ? 3 : 4;
}

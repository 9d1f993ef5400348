const content = 'area by city country crop element from macro network region to year';
const look =
  'base beside classes compare explain flags hide kind layout log look measure order page ranking series show side sort step tab table top view';
/** Changes by a form of the comparator. */
const changes = 'newCrop newElement second';
const filters =
  'agent altitude commodity crop_type evidence institution language maturity min openAccess pageType part q source stage trait type';
/** Of genebanks, and of the points of their collections. */
const points =
  'at collection colour condition direction genebank genePool habit point species where altitudeFrom altitudeTo weightFrom weightTo yearFrom yearTo';
const release = 'v';

/**
 * Names of the parameters of pages' views. The form issues a workbook of any view of a page, so it checks here which addresses are
 * views; a test compares the list with the parameters that pages read.
 */
export const pageParameters: ReadonlySet<string> = new Set(
  [content, look, changes, filters, points, release].flatMap((names) => names.split(' ')),
);

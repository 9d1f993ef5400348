import { csvCell } from '../csv-cell.ts';
import { type ImportColumn, type ImportFormat, provenanceColumns } from './import-format.ts';

/**
 * The template table: header, and an example as a comment, which is not read. `supplier` is the example for the institution, in
 * the contributor's language.
 */
export function templateOf(
  { columns }: ImportFormat,
  delimiter: ',' | ';' = ',',
  supplier: string = provenanceColumns[0].example,
): string {
  const example = columns
    .map(({ name, example: text }) => csvCell(name === 'supplied_by' ? supplier : text, delimiter))
    .join(delimiter);
  return `${columns.map(({ name }) => name).join(delimiter)}\n# ${example}\n`;
}

/** Types of Frictionless Table Schema. */
const types = { text: 'string', integer: 'integer', number: 'number', date: 'date', url: 'string' } as const;

function constraintsOf(column: ImportColumn): Record<string, unknown> | undefined {
  const { required, list, minimum, maximum, earliest, type, longest = 400 } = column;
  // Table Schema has no constraint for the parts of a list.
  const oneOf = list === true ? undefined : column.oneOf;
  const constraints = {
    ...(required === true ? { required } : {}),
    ...(oneOf === 'countries' ? { pattern: '^[A-Z]{3}$' } : oneOf === undefined ? {} : { enum: oneOf }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(earliest === undefined ? {} : { minimum: earliest }),
    ...((type === 'text' || type === 'url') && oneOf === undefined ? { maxLength: longest } : {}),
  };
  return Object.keys(constraints).length === 0 ? undefined : constraints;
}

/** The format for programs: Frictionless Table Schema. */
export function tableSchemaOf({ title, columns, primaryKey }: ImportFormat) {
  return {
    $schema: 'https://specs.frictionlessdata.io/schemas/table-schema.json',
    title,
    fields: columns.map((column) => {
      const constraints = constraintsOf(column);
      return {
        name: column.name,
        type: types[column.type],
        ...(column.type === 'url' ? { format: 'uri' } : {}),
        description: column.description,
        ...(constraints === undefined ? {} : { constraints }),
      };
    }),
    primaryKey: [...primaryKey],
    missingValues: [''],
  };
}

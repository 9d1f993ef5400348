/** Types of columns as SQLite calls them. */
const sqliteTypes = { integer: 'INTEGER', real: 'REAL', text: 'TEXT', bytes: 'BLOB' } as const;

export type ColumnType = keyof typeof sqliteTypes;

export interface Column<Value = unknown> {
  type: ColumnType;
  isNullable: boolean;
  about: string;
  /** For the compiler alone: no column has it. */
  value?: Value;
}

interface RequiredColumn<Value> extends Column<Value> {
  nullable(): Column<Value | null>;
}

const required = <Value>(type: ColumnType, about: string): RequiredColumn<Value> => ({
  type,
  isNullable: false,
  about,
  nullable: () => ({ type, isNullable: true, about }),
});

export const integer = <Value extends number = number>(about: string) => required<Value>('integer', about);
export const real = (about: string) => required<number>('real', about);
export const text = <Value extends string = string>(about: string) => required<Value>('text', about);
export const bytes = (about: string) => required<Uint8Array>('bytes', about);

type Columns = Record<string, Column>;

interface TableDefinition<C extends Columns, Name extends string = keyof C & string> {
  about: string;
  columns: C;
  /** Columns by which the rows are found and in whose order they lie. */
  key: readonly NoInfer<Name>[];
  indexes?: Readonly<Record<string, readonly NoInfer<Name>[]>>;
  /** In SQLite rows lie by a number of their own instead of by the key. */
  hasRowId?: boolean;
}

export interface Table<Name extends string = string, C extends Columns = Columns>
  extends TableDefinition<C, string> {
  name: Name;
}

/** A table of a release, written once: its rows' type, its statements and its words in the data dictionary follow. */
export const table = <Name extends string, C extends Columns>(
  name: Name,
  definition: TableDefinition<C>,
): Table<Name, C> => ({ name, ...definition });

export type RowOf<T extends Table> = {
  [Name in keyof T['columns']]: T['columns'][Name] extends Column<infer Value> ? Value : never;
};

/** Statements that make a table and its indexes in SQLite. */
export function ddlOf({ name, columns, key, indexes = {}, hasRowId = false }: Table): string {
  const parts = Object.entries(columns).map(([column, { type, isNullable }]) => {
    const isKey = key.length === 1 && key[0] === column;
    return `${column} ${sqliteTypes[type]}${isKey ? ' PRIMARY KEY' : isNullable ? '' : ' NOT NULL'}`;
  });
  if (key.length > 1) parts.push(`PRIMARY KEY (${key.join(', ')})`);
  const further = Object.entries(indexes).map(
    ([index, indexed]) => `CREATE INDEX ${index} ON ${name} (${indexed.join(', ')});\n`,
  );
  return `CREATE TABLE ${name} (\n  ${parts.join(',\n  ')}\n)${hasRowId ? '' : ' WITHOUT ROWID'};\n${further.join('')}`;
}

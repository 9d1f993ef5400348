import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type ReferenceNode,
  type SchemableIdentifierNode,
  SchemableIdentifierNode as schemable,
} from 'kysely';

/** Tables that a statement is from get the schema; what refers to their columns names them, or their aliases, as before. */
class SchemaTransformer extends OperationNodeTransformer {
  readonly #schema: string;

  constructor(schema: string) {
    super();
    this.#schema = schema;
  }

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    return node;
  }

  protected override transformSchemableIdentifier(node: SchemableIdentifierNode): SchemableIdentifierNode {
    return node.schema === undefined ? schemable.createWithSchema(this.#schema, node.identifier.name) : node;
  }
}

/** Asks the tables of a schema, also in statements that are written as text with `sql.table`, which Kysely's own leaves alone. */
export function inSchema(schema: string): KyselyPlugin {
  const transformer = new SchemaTransformer(schema);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

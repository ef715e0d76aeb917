// Describes a statement without running it: Parse and Describe of the extended protocol, and the parse tree.
import pg from 'pg';
import { type Catalogue, NullableColumns, parseTree, type Tree } from './parse-tree.ts';

/** The type of a column that is `null`. */
export const nullType = 0;

export interface Column {
  name: string;
  /** OID of its type. */
  type: number;
  isNullable: boolean;
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** A query of node-postgres that ends after Describe. */
class Description {
  readonly #text: string;
  readonly #done: (problem: Error | null, fields: Field[]) => void;
  #fields: Field[] = [];

  constructor(text: string, done: (problem: Error | null, fields: Field[]) => void) {
    this.#text = text;
    this.#done = done;
  }
  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields;
  }
  handleError(problem: Error): void {
    this.#done(problem, []);
  }
  handleReadyForQuery(): void {
    this.#done(null, this.#fields);
  }
}

export class Describer {
  readonly #client: pg.Client;
  readonly #nullable: NullableColumns;
  #trees: Tree[] = [];

  private constructor(client: pg.Client, catalogue: Catalogue) {
    this.#client = client;
    this.#nullable = new NullableColumns(catalogue);
    client.on('notice', ({ message, detail }) => {
      if (message === 'parse tree:' && detail) this.#trees.push(parseTree(detail));
    });
  }

  static async connect(connectionString: string): Promise<Describer> {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const pairs = async (text: string) =>
      (await client.query<[string, string]>({ text, rowMode: 'array' })).rows.map(([key, value]) => [key, value] as const);
    const catalogue = {
      notNull: new Set(
        (await pairs(`select attrelid || '.' || attnum, '' from pg_attribute where attnotnull`)).map(([key]) => key),
      ),
      functions: new Map(await pairs('select oid::text, proname from pg_proc')),
      operators: new Map(await pairs('select oid::text, oprname from pg_operator')),
    };
    await client.query('set client_min_messages = log');
    await client.query('set debug_print_parse = on');
    return new Describer(client, catalogue);
  }

  /** Makes the temporary tables and functions that other statements use. */
  async makeTemporary(texts: readonly string[]): Promise<void> {
    for (const text of texts)
      if (/^\s*create (?:temp|function pg_temp)/.test(text)) await this.#client.query(text.replace(' on commit drop', ''));
  }

  /** Columns of a statement, of the last one where the text has several. */
  async describe(text: string): Promise<Column[]> {
    const all = text.split(/;\s+/);
    for (const one of all.slice(0, -1)) await this.#describeOne(one);
    return this.#describeOne(all.at(-1) ?? '');
  }

  async #describeOne(text: string): Promise<Column[]> {
    this.#trees = [];
    const fields = await new Promise<Field[]>((resolve, reject) => {
      this.#client.query(new Description(text, (problem, found) => (problem ? reject(problem) : resolve(found))));
    });
    const [tree] = this.#trees;
    if (!tree) return [];
    const nullable = this.#nullable.of(tree);
    return fields.map(({ name, dataTypeID }, index) => ({
      name,
      type: this.#nullable.isNull(tree, index) ? nullType : dataTypeID,
      isNullable: nullable[index] ?? true,
    }));
  }

  end(): Promise<void> {
    return this.#client.end();
  }
}

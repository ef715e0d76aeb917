// PostgreSQL's own parse tree of a statement, as `debug_print_parse` prints it, and its columns that can be null.

export interface TreeNode {
  type: string;
  fields: Record<string, Tree>;
}
export type Tree = TreeNode | Tree[] | string;

const isNode = (tree: Tree | undefined): tree is TreeNode => typeof tree === 'object' && !Array.isArray(tree);
const listOf = (tree: Tree | undefined): Tree[] => (Array.isArray(tree) ? tree : []);
const atomOf = (tree: Tree | undefined): string => (typeof tree === 'string' ? tree : '');
const nodesOf = (tree: Tree | undefined): TreeNode[] => listOf(tree).filter(isNode);

export function parseTree(text: string): Tree {
  const tokens = text.match(/"(?:\\.|[^"\\])*"|[{}()]|(?:\\.|[^\s{}()])+/gs) ?? [];
  let at = 0;
  const read = (): Tree => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const items: Tree[] = [];
      while (at < tokens.length && tokens[at] !== ')') items.push(read());
      at += 1;
      return items;
    }
    if (token !== '{') return token;
    const node: TreeNode = { type: tokens[at++] ?? '', fields: {} };
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: Tree[] = [];
      while (at < tokens.length && tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(read());
      node.fields[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
    at += 1;
    return node;
  };
  return read();
}

/** Numbered enums of a parse tree. */
export interface Catalogue {
  /** `<table>.<number of the column>` of columns that are NOT NULL. */
  notNull: ReadonlySet<string>;
  functions: ReadonlyMap<string, string>;
  operators: ReadonlyMap<string, string>;
}

/** They give a value for arguments that are not null. */
const valuedFunctions = new Set(
  `abs age array_send array_to_string btrim cardinality ceil char_length clock_timestamp concat concat_ws convert_from current_database current_setting date_trunc encode extract floor format
   gen_random_uuid generate_series has_database_privilege has_schema_privilege json_build_array json_build_object jsonb_build_array jsonb_build_object jsonb_strip_nulls left length lower ltrim make_interval
   md5 nextval now octet_length pg_backend_pid pg_is_in_recovery pg_try_advisory_lock pg_try_advisory_xact_lock regexp_replace repeat replace right round rtrim sha256
   split_part starts_with strpos substr timezone to_char to_jsonb to_timestamp trim txid_current unaccent upper version hashtext lpad date_part translate
   ts_rank_cd word_similarity quote_ident`.split(/\s+/),
);
const valuedOperators = new Set('= <> < > <= >= + - * / % || ~ ~* !~ !~* ~~ !~~ ~~* @> <@ && @@ ? ?| ^@'.split(' '));
/** They give a value even where no row is. */
const countingFunctions = new Set(['count', 'row_number', 'rank', 'dense_rank', 'ntile']);
/** They give a value for a group that has one. */
const groupingFunctions = new Set(
  'max min sum avg percentile_cont array_agg string_agg json_agg jsonb_agg bool_or bool_and every jsonb_object_agg'.split(' '),
);

const strictConditions = new Set(['OPEXPR', 'SCALARARRAYOPEXPR']);
const nameOf = (variable: TreeNode) => `${atomOf(variable.fields['varno'])}.${atomOf(variable.fields['varattno'])}`;

/** Columns of the query itself that a condition leaves no row with null in. */
function* factsOf(condition: Tree | undefined): Generator<string> {
  if (!isNode(condition)) return;
  const { type, fields } = condition;
  if (type === 'BOOLEXPR' && fields['boolop'] === 'and') for (const one of listOf(fields['args'])) yield* factsOf(one);
  const isTest = type === 'NULLTEST' && fields['nulltesttype'] === '1';
  const tested = isTest ? [fields['arg']] : strictConditions.has(type) ? listOf(fields['args']) : [];
  for (const one of tested) if (isNode(one) && one.type === 'VAR' && one.fields['varlevelsup'] === '0') yield nameOf(one);
}

/** Facts of `where` and of inner joins. */
function* factsOfJoins(tree: Tree | undefined): Generator<string> {
  if (!isNode(tree)) return;
  const { type, fields } = tree;
  if (type === 'FROMEXPR') for (const one of listOf(fields['fromlist'])) yield* factsOfJoins(one);
  if (type === 'FROMEXPR' || fields['jointype'] === '0') yield* factsOf(fields['quals']);
  if (type === 'JOINEXPR' && (fields['jointype'] === '0' || fields['jointype'] === '1')) yield* factsOfJoins(fields['larg']);
  if (type === 'JOINEXPR' && (fields['jointype'] === '0' || fields['jointype'] === '3')) yield* factsOfJoins(fields['rarg']);
}

interface Query {
  node: TreeNode;
  /** Columns that are not null in the rows that are looked at. */
  facts: ReadonlySet<string>;
}

const withFacts = ([query, ...outer]: readonly Query[], facts: Iterable<string>): Query[] =>
  query ? [{ ...query, facts: new Set([...query.facts, ...facts]) }, ...outer] : [];

/** The other of `is null` and `is not null`; of other expressions nothing is known. */
function negated(tree: Tree): Tree {
  if (!isNode(tree) || tree.type !== 'NULLTEST') return '';
  return { ...tree, fields: { ...tree.fields, nulltesttype: tree.fields['nulltesttype'] === '1' ? '0' : '1' } };
}

/** Parameters that the statement itself tests for null; of others it expects a value. */
function* testedParameters(tree: Tree | undefined): Generator<string> {
  if (Array.isArray(tree)) for (const one of tree) yield* testedParameters(one);
  if (!isNode(tree)) return;
  const { arg } = tree.fields;
  if (tree.type === 'NULLTEST' && isNode(arg) && arg.type === 'PARAM') yield atomOf(arg.fields['paramid']);
  for (const field of Object.values(tree.fields)) yield* testedParameters(field);
}

export class NullableColumns {
  readonly #catalogue: Catalogue;
  /** Columns that are being looked at: a recursive query refers to itself. */
  readonly #open = new Set<string>();
  #testedParameters: ReadonlySet<string> = new Set();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** True if each column of a statement can be null. */
  of(statement: Tree): boolean[] {
    if (!isNode(statement)) return [];
    this.#testedParameters = new Set(testedParameters(statement));
    return this.#columns(statement).map((_, index) => this.#column(statement, index, []));
  }

  /** True if a column is `null` itself, which takes any type. */
  isNull(statement: Tree, index: number): boolean {
    const expression = isNode(statement) && this.#columns(statement)[index]?.fields['expr'];
    return isNode(expression || '') && (expression as TreeNode).fields['constisnull'] === 'true';
  }

  #columns({ fields }: TreeNode): TreeNode[] {
    const list = nodesOf(fields['returningList']);
    return (list.length > 0 || fields['commandType'] !== '1' ? list : nodesOf(fields['targetList'])).filter(
      (entry) => entry.fields['resjunk'] !== 'true',
    );
  }

  #column(node: TreeNode, index: number, outer: readonly Query[]): boolean {
    const { fields } = node;
    if (isNode(fields['setOperations']))
      return nodesOf(fields['rtable']).some(
        ({ fields: { rtekind, subquery } }) => rtekind === '1' && isNode(subquery) && this.#column(subquery, index, outer),
      );
    const expression = this.#columns(node)[index]?.fields['expr'];
    return this.#isNullable(expression, [{ node, facts: new Set(factsOfJoins(fields['jointree'])) }, ...outer]);
  }

  #isNullable(tree: Tree | undefined, queries: readonly Query[]): boolean {
    if (!isNode(tree)) return true;
    const { type, fields } = tree;
    const some = (list: Tree | undefined) => listOf(list).some((one) => this.#isNullable(one, queries));
    const every = (list: Tree | undefined) => listOf(list).every((one) => this.#isNullable(one, queries));
    switch (type) {
      case 'VAR':
        return this.#isVariableNullable(tree, queries);
      case 'CONST':
        return fields['constisnull'] === 'true';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return every(fields['args']);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'GROUPINGFUNC':
      case 'SQLVALUEFUNCTION':
      case 'JSONCONSTRUCTOREXPR':
        return false;
      case 'BOOLEXPR': {
        if (fields['boolop'] !== 'or') return some(fields['args']);
        // If a test for null is false, the column has a value.
        const assumed = withFacts(
          queries,
          listOf(fields['args']).flatMap((one) => [...factsOf(negated(one))]),
        );
        return listOf(fields['args']).some((one) => this.#isNullable(one, assumed));
      }
      case 'PARAM':
        return this.#testedParameters.has(atomOf(fields['paramid']));
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
      case 'COERCETODOMAIN':
      case 'NAMEDARGEXPR':
        return this.#isNullable(fields['arg'], queries);
      case 'OPEXPR':
        return !valuedOperators.has(this.#catalogue.operators.get(atomOf(fields['opno'])) ?? '') || some(fields['args']);
      case 'SCALARARRAYOPEXPR': {
        const [value, list] = listOf(fields['args']);
        return this.#isNullable(value, queries) || this.#isNullable(list, queries);
      }
      case 'FUNCEXPR': {
        const name = this.#catalogue.functions.get(atomOf(fields['funcid'])) ?? '';
        if (name === 'array_remove') return this.#isNullable(listOf(fields['args'])[0], queries);
        const isCast = fields['funcformat'] === '1' || fields['funcformat'] === '2';
        return !(isCast || valuedFunctions.has(name)) || some(fields['args']);
      }
      case 'CASEEXPR':
        return (
          this.#isNullable(fields['defresult'], queries) ||
          nodesOf(fields['args']).some((when) => {
            return this.#isNullable(when.fields['result'], withFacts(queries, factsOf(when.fields['expr'])));
          })
        );
      case 'WINDOWFUNC':
        return !countingFunctions.has(this.#catalogue.functions.get(atomOf(fields['winfnoid'])) ?? '');
      case 'AGGREF': {
        const name = this.#catalogue.functions.get(atomOf(fields['aggfnoid'])) ?? '';
        if (countingFunctions.has(name)) return false;
        const isGrouped = listOf(queries[0]?.node.fields['groupClause']).length > 0 && !isNode(fields['aggfilter']);
        return (
          !(isGrouped && groupingFunctions.has(name)) ||
          nodesOf(fields['args']).some(({ fields: { expr } }) => this.#isNullable(expr, queries))
        );
      }
      case 'SUBLINK': {
        const query = fields['subselect'];
        if (fields['subLinkType'] === '0' || fields['subLinkType'] === '6') return false;
        if (fields['subLinkType'] !== '4' || !isNode(query)) return true;
        const { hasAggs, groupClause, havingQual } = query.fields;
        const isOneRow = hasAggs === 'true' && listOf(groupClause).length === 0 && !isNode(havingQual);
        return !isOneRow || this.#column(query, 0, queries);
      }
      default:
        return true;
    }
  }

  #isVariableNullable(variable: TreeNode, queries: readonly Query[]): boolean {
    const own = queries.slice(Number(variable.fields['varlevelsup']));
    const [query] = own;
    const number = Number(variable.fields['varattno']);
    const entry = nodesOf(query?.node.fields['rtable'])[Number(variable.fields['varno']) - 1];
    if (!query || !entry) return true;
    if (query.facts.has(nameOf(variable))) return false;
    // Outer joins that can set it to null: `(b)` where there is none.
    const isJoined = [...query.facts].some((fact) => fact.startsWith(`${atomOf(variable.fields['varno'])}.`));
    if (!isJoined && listOf(variable.fields['varnullingrels']).length > 1) return true;
    // The whole row.
    if (number === 0) return false;
    const { fields } = entry;
    const inner = own.slice(1);
    switch (fields['rtekind']) {
      case '0':
        return !this.#catalogue.notNull.has(`${atomOf(fields['relid'])}.${number}`);
      case '1':
        return !isNode(fields['subquery']) || this.#column(fields['subquery'], number - 1, inner);
      case '2':
        return this.#isNullable(listOf(fields['joinaliasvars'])[number - 1], own);
      case '3':
        return this.#isFunctionNullable(entry, number, own);
      case '5':
        return listOf(fields['values_lists']).some((row) => this.#isNullable(listOf(row)[number - 1], own));
      case '6':
        return this.#isCteNullable(entry, number, own);
      case '9':
        return this.#isNullable(listOf(fields['groupexprs'])[number - 1], own);
      default:
        return true;
    }
  }

  #isFunctionNullable({ fields }: TreeNode, number: number, queries: readonly Query[]): boolean {
    const functions = nodesOf(fields['functions']);
    const columns = functions.map((one) => Number(one.fields['funccolcount']));
    const total = columns.reduce((sum, count) => sum + count, 0);
    if (number > total) return fields['funcordinality'] !== 'true';
    return functions.length !== 1 || total !== 1 || this.#isNullable(functions[0]?.fields['funcexpr'], queries);
  }

  #isCteNullable({ fields }: TreeNode, number: number, queries: readonly Query[]): boolean {
    const owners = queries.slice(Number(fields['ctelevelsup']));
    const cte = nodesOf(owners[0]?.node.fields['cteList']).find((one) => one.fields['ctename'] === fields['ctename']);
    const query = cte?.fields['ctequery'];
    if (!isNode(query)) return true;
    const key = `${atomOf(fields['ctename'])}.${number}`;
    if (this.#open.has(key)) return false;
    this.#open.add(key);
    const isNullable = this.#column(query, number - 1, owners);
    this.#open.delete(key);
    return isNullable;
  }
}

// Runs functions of the source without their arguments, to find their SQL. A condition on an argument follows a plan that varies between
// runs, and a value with a union of literals as its type takes each of them.
import type { FunctionLikeDeclaration, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker, Project } from 'typescript/unstable/sync';

/** A value that depends on an argument, with the expression that gave it. */
class Unknown {
  readonly node: Node | null;
  constructor(node: Node | null) {
    this.node = node;
  }
  /** Arrays are joined by it. */
  toString(): never {
    throw new Unresolved(this.node?.getText() ?? 'an import');
  }
}

/** A statement that contains an unknown value. */
export class Unresolved {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
  toString(): never {
    throw this;
  }
}

type Scope = Map<string, unknown>;
type Scopes = readonly Scope[];
type Callable = (...values: unknown[]) => unknown;

class Returned {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Which alternative a run takes, by the text of the condition. */
export interface Plan {
  choose(key: string, alternatives: number): number;
}

const maxDepth = 15;
const isCallable = (value: unknown): value is Callable => typeof value === 'function';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Unknown) && !(value instanceof Unresolved);
const isKnown = (value: unknown) => !(value instanceof Unknown || value instanceof Unresolved);
/** Of JavaScript itself: they have no effect outside of their arguments. */
const globals: Scope = new Map(Object.entries({ Object, Array, String, Number, Math, JSON, Set, Map, undefined, Boolean }));

export class Interpreter {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #record: (call: Node, statement: unknown) => void;
  readonly #literals = new Map<Node, unknown[]>();
  readonly #modules = new Map<SourceFile, Scope>();
  #plan: Plan = { choose: () => 0 };
  #depth = 0;

  constructor(project: Project, record: (call: Node, statement: unknown) => void) {
    this.#project = project;
    this.#checker = project.checker;
    this.#record = record;
  }

  run(entry: FunctionLikeDeclaration, plan: Plan): void {
    this.#plan = plan;
    this.#depth = 0;
    const result = this.#closure(entry, [])();
    for (const part of isRecord(result) ? Object.values(result) : [result]) if (isCallable(part)) part();
  }

  /** The value of a name that a module declares or imports. */
  #ofModule(file: SourceFile, name: string): unknown {
    const scope = this.#modules.get(file) ?? new Map<string, unknown>();
    this.#modules.set(file, scope);
    if (scope.has(name)) return scope.get(name);
    scope.set(name, globals.get(name));
    for (const statement of file.statements) {
      if (is.isFunctionDeclaration(statement) && statement.name?.text === name) scope.set(name, this.#closure(statement, []));
      else if (is.isVariableStatement(statement))
        for (const { name: target, initializer } of statement.declarationList.declarations)
          if (is.isIdentifier(target) && target.text === name) scope.set(name, this.#value(initializer, []));
      if (is.isImportDeclaration(statement)) {
        const bindings = statement.importClause?.namedBindings;
        if (bindings && is.isNamedImports(bindings))
          for (const specifier of bindings.elements)
            if (specifier.name.text === name) scope.set(name, this.#imported(specifier.name));
      }
    }
    return scope.get(name);
  }

  #imported(name: Node): unknown {
    const symbol = this.#checker.getSymbolAtLocation(name);
    const declaration = symbol && this.#checker.getAliasedSymbol(symbol).declarations?.[0]?.resolve(this.#project);
    const file = declaration?.getSourceFile();
    if (!declaration || !file || file.fileName.includes('/node_modules/')) return new Unknown(name);
    if (
      (is.isFunctionDeclaration(declaration) || is.isVariableDeclaration(declaration)) &&
      declaration.name &&
      is.isIdentifier(declaration.name)
    )
      return this.#ofModule(file, declaration.name.text);
    return new Unknown(name);
  }

  #closure(node: FunctionLikeDeclaration, scopes: Scopes): Callable {
    return (...values) => {
      if (this.#depth >= maxDepth || !node.body) return new Unknown(node);
      this.#depth += 1;
      const scope: Scope = new Map();
      node.parameters.forEach(({ name, initializer, dotDotDotToken }, index) => {
        const missing = initializer ? undefined : new Unknown(name);
        const value = dotDotDotToken ? values.slice(index) : index < values.length ? values[index] : missing;
        this.#bind(
          name,
          value === undefined && initializer ? this.#value(initializer, [scope, ...scopes]) : value,
          scope,
          scopes,
        );
      });
      const inner = [scope, ...scopes];
      const result = is.isBlock(node.body) ? this.#execute(node.body, inner) : new Returned(this.#value(node.body, inner));
      this.#depth -= 1;
      return result?.value;
    };
  }

  #bind(name: Node, value: unknown, scope: Scope, scopes: Scopes): void {
    if (is.isIdentifier(name)) scope.set(name.text, value instanceof Unknown ? new Unknown(name) : value);
    else if (is.isObjectBindingPattern(name) || is.isArrayBindingPattern(name))
      name.elements.forEach((element, index) => {
        if (!is.isBindingElement(element) || !element.name) return;
        const key = is.isArrayBindingPattern(name) ? index : (element.propertyName ?? element.name).getText();
        const part = isRecord(value) ? value[key] : new Unknown(element.name);
        const { initializer } = element;
        this.#bind(
          element.name,
          part === undefined && initializer ? this.#value(initializer, [scope, ...scopes]) : part,
          scope,
          scopes,
        );
      });
  }

  #execute(node: Node, scopes: Scopes): Returned | undefined {
    if (is.isReturnStatement(node)) return new Returned(this.#value(node.expression, scopes));
    if (is.isThrowStatement(node) || is.isContinueStatement(node) || is.isBreakStatement(node))
      return new Returned(new Unknown(node));
    if (is.isExpressionStatement(node)) this.#value(node.expression, scopes);
    if (is.isVariableStatement(node))
      for (const { name, initializer } of node.declarationList.declarations)
        this.#bind(name, this.#value(initializer, scopes), scopes[0] ?? new Map(), scopes);
    if (is.isFunctionDeclaration(node) && node.name) scopes[0]?.set(node.name.text, this.#closure(node, scopes));
    if (is.isIfStatement(node)) {
      const branch = this.#isTrue(node.expression, scopes) ? node.thenStatement : node.elseStatement;
      return branch && this.#execute(branch, scopes);
    }
    if (is.isBlock(node)) return this.#executeAll(node.statements, [new Map<string, unknown>(), ...scopes]);
    if (is.isTryStatement(node)) {
      const result = this.#execute(node.tryBlock, scopes);
      for (const block of [node.catchClause?.block, node.finallyBlock]) if (block) this.#execute(block, scopes);
      return result;
    }
    if (is.isForOfStatement(node))
      return this.#loop(node.initializer, this.#value(node.expression, scopes), node.statement, scopes);
    if (is.isWhileStatement(node) || is.isDoStatement(node) || is.isForStatement(node)) {
      if (is.isForStatement(node) && node.initializer) this.#declare(node.initializer, new Unknown(node), scopes);
      else if (!is.isForStatement(node)) this.#value(node.expression, scopes);
      return this.#execute(node.statement, scopes);
    }
    if (is.isSwitchStatement(node)) {
      const { clauses } = node.caseBlock;
      const chosen = clauses[this.#choose(node.expression, clauses.length)];
      return chosen && this.#executeAll(chosen.statements, scopes);
    }
    return undefined;
  }

  #executeAll(statements: Iterable<Node>, scopes: Scopes): Returned | undefined {
    for (const statement of statements) {
      const result = this.#execute(statement, scopes);
      if (result) return result;
    }
    return undefined;
  }

  #loop(declared: Node, values: unknown, body: Node, scopes: Scopes): undefined {
    const known = isKnown(values) && Array.isArray(values) ? values : [new Unknown(declared)];
    for (const value of known) {
      const inner = [new Map<string, unknown>(), ...scopes];
      this.#declare(declared, value, inner);
      this.#execute(body, inner);
    }
  }

  #declare(node: Node, value: unknown, scopes: Scopes): void {
    if (is.isVariableDeclarationList(node))
      for (const { name } of node.declarations) this.#bind(name, value, scopes[0] ?? new Map(), scopes);
  }

  #isTrue(node: Node, scopes: Scopes): boolean {
    const value = this.#value(node, scopes);
    return isKnown(value) ? Boolean(value) : this.#choose(node, 2) === 0;
  }

  /** A literal that the type of an unknown value admits, as text. */
  #ofType(node: Node | null): unknown {
    if (!node) return undefined;
    const literals = this.#literals.get(node) ?? this.#literalsOf(node);
    this.#literals.set(node, literals);
    return literals[this.#choose(node, literals.length)];
  }

  #choose(node: Node, alternatives: number): number {
    return this.#plan.choose(`${node.getText()} of ${alternatives}`, alternatives);
  }

  #literalsOf(node: Node): unknown[] {
    const type = this.#checker.getTypeAtLocation(node);
    if (!type) return [];
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    const literals = members.flatMap((member) =>
      member.isStringLiteralType() || member.isNumberLiteralType() ? [member.value] : [],
    );
    const others = members
      .filter((member) => !member.isStringLiteralType() && !member.isNumberLiteralType())
      .map((member) => this.#checker.typeToString(member));
    if (others.every((name) => name === 'undefined' || name === 'null')) return literals;
    return others.includes('number') ? [1] : [];
  }

  #text(node: Node, scopes: Scopes): unknown {
    const value = this.#value(node, scopes);
    if (value instanceof Unresolved) return value;
    return value instanceof Unknown ? (this.#ofType(node) ?? this.#ofType(value.node) ?? new Unresolved(node.getText())) : value;
  }

  #joined(pieces: readonly unknown[]): unknown {
    return pieces.find((piece) => !isKnown(piece)) ?? pieces.map(String).join('');
  }

  #value(node: Node | undefined, scopes: Scopes): unknown {
    if (!node) return undefined;
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (is.isNumericLiteral(node)) return Number(node.text);
    const word = node.getText();
    if (word === 'true' || word === 'false' || word === 'null') return JSON.parse(word) as unknown;
    if (is.isTemplateExpression(node))
      return this.#joined([
        node.head.text,
        ...node.templateSpans.flatMap((span) => [this.#text(span.expression, scopes), span.literal.text]),
      ]);
    if (is.isIdentifier(node)) {
      for (const scope of scopes) if (scope.has(node.text)) return scope.get(node.text);
      return this.#ofModule(node.getSourceFile(), node.text) ?? (node.text === 'undefined' ? undefined : new Unknown(node));
    }
    if (
      is.isParenthesizedExpression(node) ||
      is.isAsExpression(node) ||
      is.isSatisfiesExpression(node) ||
      is.isAwaitExpression(node) ||
      is.isNonNullExpression(node)
    )
      return this.#value(node.expression, scopes);
    if (is.isConditionalExpression(node))
      return this.#value(this.#isTrue(node.condition, scopes) ? node.whenTrue : node.whenFalse, scopes);
    if (is.isArrowFunction(node) || is.isFunctionExpression(node)) return this.#closure(node, scopes);
    if (is.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => this.#spread(element, scopes));
    if (is.isObjectLiteralExpression(node)) return this.#object(node.properties, scopes);
    if (is.isPropertyAccessExpression(node)) return this.#member(this.#value(node.expression, scopes), node.name.text, node);
    if (is.isElementAccessExpression(node)) {
      const target = this.#value(node.expression, scopes);
      const key = this.#value(node.argumentExpression, scopes);
      if (!isRecord(target)) return new Unknown(node);
      if (isKnown(key)) return target[String(key)];
      const keys = Object.keys(target);
      const typed = this.#ofType(node.argumentExpression);
      return target[typeof typed === 'string' ? typed : (keys[this.#choose(node.argumentExpression, keys.length)] ?? '')];
    }
    if (is.isBinaryExpression(node)) return this.#binary(node.left, node.operatorToken.getText(), node.right, node, scopes);
    if (is.isRegularExpressionLiteral(node))
      return new RegExp(word.slice(1, word.lastIndexOf('/')), word.slice(word.lastIndexOf('/') + 1));
    if (is.isPrefixUnaryExpression(node) && word.startsWith('!')) {
      const value = this.#value(node.operand, scopes);
      return isKnown(value) ? !value : this.#choose(node.operand, 2) !== 0;
    }
    if (is.isCallExpression(node)) return this.#call(node.expression, node.arguments, node, scopes);
    if (is.isNewExpression(node)) for (const argument of node.arguments ?? []) this.#value(argument, scopes);
    return new Unknown(node);
  }

  #spread(element: Node, scopes: Scopes): unknown[] {
    if (!is.isSpreadElement(element)) return [this.#value(element, scopes)];
    const value = this.#value(element.expression, scopes);
    if (value instanceof Set) return [...(value as Set<unknown>)];
    return Array.isArray(value) ? (value as unknown[]) : [new Unknown(element)];
  }

  #object(properties: Iterable<Node>, scopes: Scopes): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const property of properties) {
      if (is.isPropertyAssignment(property)) {
        const key = is.isComputedPropertyName(property.name)
          ? this.#value(property.name.expression, scopes)
          : property.name.getText().replaceAll("'", '');
        if (isKnown(key)) made[String(key)] = this.#value(property.initializer, scopes);
      } else if (is.isShorthandPropertyAssignment(property)) made[property.name.getText()] = this.#value(property.name, scopes);
      else if (is.isMethodDeclaration(property)) made[property.name.getText()] = this.#closure(property, scopes);
      else if (is.isSpreadAssignment(property)) {
        const value = this.#value(property.expression, scopes);
        if (isRecord(value)) Object.assign(made, value);
      }
    }
    return made;
  }

  #member(target: unknown, name: string, node: Node): unknown {
    if (!isKnown(target) || target === undefined || target === null) return new Unknown(node);
    const value = (Object(target) as Record<string, unknown>)[name];
    return isCallable(value) ? value.bind(target) : value === undefined && !isRecord(target) ? new Unknown(node) : value;
  }

  #binary(left: Node, operator: string, right: Node, node: Node, scopes: Scopes): unknown {
    if (operator === '&&') return this.#isTrue(left, scopes) ? this.#value(right, scopes) : false;
    if (operator === '+') return this.#plus(this.#text(left, scopes), this.#text(right, scopes));
    if (operator === '=' || operator === '+=') {
      const scope = scopes.find((one) => one.has(left.getText()));
      const value = this.#value(right, scopes);
      if (scope) scope.set(left.getText(), operator === '=' ? value : this.#plus(scope.get(left.getText()), value));
      return value;
    }
    const value = this.#value(left, scopes);
    const other = this.#value(right, scopes);
    if (operator === '??' || operator === '||') {
      if (isKnown(value)) return operator === '??' ? (value ?? other) : value || other;
      return isKnown(other) && typeof other !== 'number' && other !== null && this.#choose(node, 2) === 1 ? other : value;
    }
    if (operator.length === 3 && !isKnown(value) && typeof other === 'string') {
      const literal = this.#ofType(left);
      if (literal !== undefined) return operator === '===' ? literal === other : literal !== other;
    }
    if (!isKnown(value) || !isKnown(other)) return new Unknown(node);
    if (operator === '===') return value === other;
    if (operator === '!==') return value !== other;
    if (operator === 'in') return isRecord(other) && String(value) in other;
    const [a, b] = [Number(value), Number(other)];
    const results: Record<string, unknown> = {
      '-': a - b,
      '*': a * b,
      '/': a / b,
      '<': a < b,
      '>': a > b,
      '<=': a <= b,
      '>=': a >= b,
    };
    return results[operator] ?? new Unknown(node);
  }

  #plus(left: unknown, right: unknown): unknown {
    if (!isKnown(left)) return left;
    if (!isKnown(right)) return right;
    return typeof left === 'number' && typeof right === 'number' ? left + right : this.#joined([left, right]);
  }

  #call(callee: Node, given: Iterable<Node>, node: Node, scopes: Scopes): unknown {
    const values = [...given].flatMap((argument) => this.#spread(argument, scopes));
    if (is.isPropertyAccessExpression(callee) && callee.name.text === 'query') {
      this.#record(node, isRecord(values[0]) ? values[0]['text'] : values[0]);
      return new Unknown(node);
    }
    const target = this.#value(callee, scopes);
    const isOwn = isCallable(target) && !/\[native code\]/.test(Function.prototype.toString.call(target));
    if (isCallable(target) && (isOwn || isKnown(values[0]) || word(callee).endsWith('.push')))
      try {
        return target(...values);
      } catch (problem) {
        return problem instanceof Unresolved ? problem : new Unknown(node);
      }
    // Work that is given to an unknown function: a transaction, rows to map.
    const results = values.flatMap((value) => (isCallable(value) ? [value()] : []));
    return results.length > 0 && /\.(?:flatMap|map)$/.test(word(callee)) ? results.flat() : new Unknown(node);
  }
}

const word = (node: Node) => node.getText();

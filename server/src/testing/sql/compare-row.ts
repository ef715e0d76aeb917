// Compares the columns of a statement with the type that the source gives to its rows.
import type { Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import type { Checker, Type } from 'typescript/unstable/sync';
import { type Column, nullType } from './describe-statement.ts';

type Kind = 'boolean' | 'number' | 'string' | 'Date' | 'Buffer' | 'unknown';

/** JavaScript type of a PostgreSQL type in node-postgres, by OID; others are strings. */
const kinds: Record<number, Kind> = {
  [nullType]: 'unknown',
  16: 'boolean',
  17: 'Buffer',
  21: 'number',
  23: 'number',
  26: 'number',
  114: 'unknown',
  700: 'number',
  701: 'number',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  3802: 'unknown',
};
const arrays: Record<number, Kind> = {
  199: 'unknown',
  1000: 'boolean',
  1001: 'Buffer',
  1005: 'number',
  1007: 'number',
  1009: 'string',
  1015: 'string',
  1016: 'string',
  1021: 'number',
  1022: 'number',
  1115: 'Date',
  1182: 'Date',
  1185: 'Date',
  1231: 'number',
  3807: 'unknown',
};

export class RowTypes {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Fault of a row type. */
  problemsOf(node: Node, columns: readonly Column[]): string[] {
    const type = is.isTypeNode(node) && this.#checker.getTypeFromTypeNode(node);
    if (!type || type.isTypeParameter()) return ['a row type that the caller gives'];
    const declared = new Map(
      this.#checker.getPropertiesOfType(type).map((property) => [property.name, this.#checker.getTypeOfSymbol(property)]),
    );
    const found = new Map(columns.map((column) => [column.name, column]));
    return [
      ...[...declared].flatMap(([name, property]) => {
        const column = found.get(name);
        if (!property) return [];
        if (!column) return this.#takes(property, this.#checker.getUndefinedType()) ? [] : [`${name} is not selected`];
        return this.#problemOf(property, column).map((problem) => `${name} ${problem}`);
      }),
      ...columns.flatMap(({ name }) => (declared.has(name) ? [] : [`${name} is not declared`])),
    ];
  }

  #problemOf(declared: Type, { type, isNullable }: Column): string[] {
    const value = this.#checker.getNonNullableType(declared) ?? declared;
    const array = arrays[type];
    const kind = array ?? kinds[type] ?? 'string';
    const name = this.#checker.typeToString(declared);
    const fits = name === 'unknown' || (array ? this.#isArrayOf(value, array) : this.#is(value, kind));
    return [
      ...(fits ? [] : [`is ${kind}${array ? '[]' : ''}, declared ${name}`]),
      ...(isNullable && !this.#takes(declared, this.#checker.getNullType()) ? [`can be null, declared ${name}`] : []),
    ];
  }

  #isArrayOf(value: Type, kind: Kind): boolean {
    if (!this.#checker.isArrayLikeType(value) || !value.isTypeReference()) return false;
    return this.#checker
      .getTypeArguments(value)
      .every((element) => this.#is(this.#checker.getNonNullableType(element) ?? element, kind));
  }

  #is(value: Type, kind: Kind): boolean {
    if (kind === 'unknown') return true;
    if (kind === 'Date' || kind === 'Buffer') return this.#checker.typeToString(value).startsWith(kind);
    const natives = {
      boolean: this.#checker.getBooleanType(),
      number: this.#checker.getNumberType(),
      string: this.#checker.getStringType(),
    };
    return this.#takes(natives[kind], value) || this.#takes(value, natives[kind]);
  }

  #takes(declared: Type, value: Type): boolean {
    return this.#checker.isTypeAssignableTo(value, declared);
  }
}

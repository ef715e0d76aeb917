// Turns zod's faults of a call's input into the issues that the product has sentences for.
import type { InputIssue } from '@folio/contract/tool-input';

interface SchemaIssue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  format?: string;
  expected?: string;
  input?: unknown;
  received?: string;
  errors?: SchemaIssue[][];
  keys?: string[];
}

const textOrigins = new Set(['string']);
const listOrigins = new Set(['array', 'set', 'file']);

function sizeIssue(issue: SchemaIssue, isTooSmall: boolean): Omit<InputIssue, 'field'> {
  const bound = Number(isTooSmall ? issue.minimum : issue.maximum);
  const params: Record<string, number> = isTooSmall ? { min: bound } : { max: bound };
  if (textOrigins.has(issue.origin ?? '')) {
    if (isTooSmall && bound === 1) return { code: 'required' };
    return { code: isTooSmall ? 'too_short' : 'too_long', params };
  }
  if (listOrigins.has(issue.origin ?? '')) return { code: isTooSmall ? 'too_few' : 'too_many', params };
  return { code: isTooSmall ? 'too_small' : 'too_big', params };
}

/** Fields that no query repeats by mistake. */
const compound = new Set(['array', 'tuple', 'set', 'object', 'record', 'map']);

/** `given` is the original value: zod sees the converted one, which is NaN for words and lists alike. */
function typeIssue(issue: SchemaIssue, given: unknown): string {
  if (given === undefined && /received (undefined|NaN)/.test(issue.message)) return 'required';
  if (Array.isArray(given) && !compound.has(issue.expected ?? '')) return 'one_value';
  if (issue.expected === 'number' || issue.expected === 'int') return 'not_a_number';
  return 'invalid';
}

const formatCodes: Record<string, string> = {
  email: 'not_an_email',
  url: 'not_a_url',
  date: 'not_a_date',
  datetime: 'not_a_timestamp',
};

/** The length fault of a union with a list that fits otherwise. */
const sizeOf = ({ errors = [] }: SchemaIssue, given: unknown): SchemaIssue | undefined =>
  Array.isArray(given)
    ? errors
        .find(([first, ...others]) => first?.origin === 'array' && others.length === 0)
        ?.find(({ code }) => code === 'too_big' || code === 'too_small')
    : undefined;

/** A schema that has a sentence of its own gives its code in place of zod's message. */
const ownCode = /^[a-z]+(?:_[a-z]+)+$/;

function judge(issue: SchemaIssue, given: unknown): Omit<InputIssue, 'field'> {
  if (ownCode.test(issue.message)) return { code: issue.message };
  switch (issue.code) {
    case 'too_small':
      return sizeIssue(issue, true);
    case 'too_big':
      return sizeIssue(issue, false);
    case 'invalid_format':
      return { code: formatCodes[issue.format ?? ''] ?? 'invalid' };
    case 'invalid_union': {
      const size = sizeOf(issue, given);
      return size ? judge(size, given) : { code: 'invalid' };
    }
    case 'invalid_value':
      return { code: 'not_an_option' };
    case 'invalid_type':
      return { code: typeIssue(issue, given) };
    default:
      return { code: 'invalid' };
  }
}

/** Faults that an answer names. */
const maxIssues = 200;

const keyOf = (step: PropertyKey | { key: PropertyKey }): PropertyKey => (typeof step === 'object' ? step.key : step);

/** The value of the input that an issue is about. */
const givenAt = (input: unknown, path: SchemaIssue['path'] = []): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[keyOf(step)] : undefined,
    input,
  );

const fieldOf = (issue: SchemaIssue) => {
  const [first] = issue.path ?? [];
  return String(first === undefined ? 'body' : keyOf(first));
};

/** Row and name within a list of objects, for a fault of one of them. */
function placeOf({ path = [] }: SchemaIssue): { row: number; name: string } | undefined {
  const [, row, name] = path.map(keyOf);
  return typeof row === 'number' && typeof name === 'string' ? { row: row + 1, name } : undefined;
}

/** All faults of an input (`data`), one per field and code. */
export function issuesOf(error: { issues: readonly unknown[]; data?: unknown }): InputIssue[] {
  const issues = (error.issues as SchemaIssue[]).flatMap((issue): InputIssue[] =>
    issue.code === 'unrecognized_keys'
      ? (issue.keys ?? []).map((field) => ({ field, code: 'unknown_name' }))
      : [{ field: fieldOf(issue), ...judge(issue, givenAt(error.data, issue.path)), at: placeOf(issue) }],
  );
  const isSame = (one: InputIssue, other: InputIssue) =>
    other.field === one.field && other.code === one.code && other.at?.row === one.at?.row && other.at?.name === one.at?.name;
  return issues.filter((one, index) => issues.findIndex((other) => isSame(one, other)) === index).slice(0, maxIssues);
}

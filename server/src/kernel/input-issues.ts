// Turns what zod found wrong with a call's input into the issues that the product has sentences for.
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

function typeIssue(issue: SchemaIssue): string {
  if (issue.input === undefined && /received (undefined|NaN)/.test(issue.message)) return 'required';
  if (issue.expected === 'number' || issue.expected === 'int') return 'not_a_number';
  return 'invalid';
}

function judge(issue: SchemaIssue): Omit<InputIssue, 'field'> {
  switch (issue.code) {
    case 'too_small':
      return sizeIssue(issue, true);
    case 'too_big':
      return sizeIssue(issue, false);
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'not_an_email' : issue.format === 'url' ? 'not_a_url' : 'invalid' };
    case 'invalid_value':
      return { code: 'not_an_option' };
    case 'invalid_type':
      return { code: typeIssue(issue) };
    default:
      return { code: 'invalid' };
  }
}

const fieldOf = (issue: SchemaIssue) => {
  const [first] = issue.path ?? [];
  return String(typeof first === 'object' ? first.key : (first ?? 'body'));
};

/** All faults of an input, one per field and code. */
export function issuesOf(error: { issues: readonly unknown[] }): InputIssue[] {
  const issues = (error.issues as SchemaIssue[]).map((issue) => ({ field: fieldOf(issue), ...judge(issue) }));
  return issues.filter(
    (one, index) => issues.findIndex((other) => other.field === one.field && other.code === one.code) === index,
  );
}

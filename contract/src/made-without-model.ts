// Which case of a tool's outcome without a model an input meets.
import { isEmpty, type ToolInput } from './tool-values.ts';
import type { MadeKind, WithoutModel } from './without-model.ts';

/** Result of this input without a model. */
export function madeWithoutModel({ makes, cases }: Pick<WithoutModel, 'makes' | 'cases'>, input: ToolInput): MadeKind {
  const applies = ({ filled, values }: WithoutModel['cases'][number]) =>
    (filled === undefined || filled.some((name) => !isEmpty(input[name]))) &&
    (values === undefined || Object.entries(values).some(([name, some]) => some.includes(String(input[name]))));
  return cases.find(applies)?.makes ?? makes;
}

/** True where the field changes nothing in this content language; for a language that is detected only where it never does. */
export function isIgnored(
  { ignores }: Pick<WithoutModel, 'ignores'>,
  field: string,
  language: string | null,
  composerLanguages: readonly string[],
): boolean {
  const inLanguages = ignores[field] ?? [];
  if (language !== null && language !== 'auto') return inLanguages.includes(language);
  return inLanguages.length > 0 && composerLanguages.every((code) => inLanguages.includes(code));
}

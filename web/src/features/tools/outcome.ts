// The form's result while no suitable model is connected.

import { isIgnored, madeWithoutModel } from '@folio/contract/made-without-model';
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import type { ToolInput } from '@folio/contract/tool-values';
import type { MadeKind } from '@folio/contract/without-model';

/** Result without a model, or null if a model is connected or would change nothing. */
export type Restricted = Exclude<MadeKind, 'computed' | 'request'> | null;

const languageOf = ({ language }: ToolInput): string | null => (typeof language === 'string' ? language : null);

/** `hasSources` is true where sources are given beside the fields. */
export function restrictedTo(tool: ToolDetail, values: ToolInput, hasSources: boolean): Restricted {
  if (tool.has_model || tool.is_computed) return null;
  const sourcesName = tool.fields.find((field) => field.type === 'sources')?.name;
  const made = madeWithoutModel(tool.without_model, hasSources && sourcesName ? { ...values, [sourcesName]: [1] } : values);
  if (made === 'computed' || made === 'request') return null;
  const language = languageOf(values);
  const isOther =
    language !== null && language !== 'auto' && tool.works_without_model && !tool.composer_languages.includes(language);
  return isOther ? 'on_hold' : made;
}

/** True where the field changes nothing now; its value is kept for the day a model is connected. */
export const hasNoEffect = (tool: ToolDetail, name: string, values: ToolInput): boolean =>
  !tool.has_model && isIgnored(tool.without_model, name, languageOf(values), tool.composer_languages);

/** Options of the field that take a model that is not connected. */
export const valuesOnHold = (tool: ToolDetail, { name }: Pick<ToolField, 'name'>): readonly string[] =>
  tool.has_model ? [] : (tool.without_model.unavailable[name] ?? []);

/** The values a fresh form begins with, where an option that is held back would be the first choice. */
export function possibleDefaults(tool: ToolDetail): ToolInput {
  return Object.fromEntries(
    tool.fields.flatMap((field) => {
      const onHold = valuesOnHold(tool, field);
      if (field.type !== 'select' || !onHold.includes(String(field.default))) return [];
      const first = field.options.find((option) => !onHold.includes(String(option.value)));
      return first ? [[field.name, first.value]] : [];
    }),
  );
}

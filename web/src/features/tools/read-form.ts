// Reads and checks a form as the server will. Its rules are loaded with the first change of a form: drawing one takes none of them.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { parseToolInput } from '@folio/contract/tool-input';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import type { GivenSources } from '../../ui/tool-fields/source-picker.tsx';
import { assetsIn } from '../../ui/tool-fields/uploads.ts';
import { validationText } from '../../ui/validation-text.ts';
import { type FieldErrors, sourcesField } from './form-rules.ts';

/** The values with the ids of uploaded files in their places, as they are sent. */
function withIds(tool: ToolDetail, values: ToolInput): ToolInput {
  const files = tool.fields.filter(isAssetField).filter(({ name }) => assetsIn(values[name]).length > 0);
  return { ...values, ...Object.fromEntries(files.map(({ name }) => [name, assetsIn(values[name]).map(({ id }) => id)])) };
}

/** Reads the form; sources given on the spot count as sources where one of several fields must be filled. */
export function readForm(
  tool: ToolDetail,
  values: ToolInput,
  given: { sources: GivenSources; sourceIds: number[] },
  language: InterfaceLanguage,
  step?: string,
): { input: ToolInput; errors: FieldErrors } {
  const sourcesName = sourcesField(tool)?.name;
  const hasSources = given.sources.files.length + given.sources.urls.length + given.sourceIds.length > 0;
  const sent = withIds(tool, values);
  const voice = tool.fields.find((field) => field.type === 'brand_voice')?.name;
  // Which voice it is, or is by default in this place, the server knows.
  const raw = { ...sent, ...(sourcesName && hasSources ? { [sourcesName]: [1] } : {}), ...(voice ? { [voice]: 1 } : {}) };
  const parsed = parseToolInput(tool, raw, step);
  const errors: FieldErrors = {};
  if (!parsed.ok) {
    for (const issue of parsed.issues) errors[issue.field] ??= validationText(issue.code, issue.params, language);
  }
  const definition = tool.steps.find((one) => one.name === step);
  for (const [name, min] of Object.entries(definition?.atLeast ?? {})) {
    const filled = Array.isArray(values[name]) ? values[name].filter((item) => String(item).trim() !== '').length : 0;
    if (filled < min) errors[name] ??= validationText('too_few', { min }, language);
  }
  for (const field of tool.fields) {
    const isHere = !definition || definition.fields.includes(field.name);
    const isMissing =
      field.type === 'file' &&
      !isAssetField(field) &&
      field.required &&
      !(Array.isArray(values[field.name]) && values[field.name]);
    if (isHere && isMissing) errors[field.name] ??= validationText('required', undefined, language);
  }
  const input = parsed.ok ? { ...parsed.input } : {};
  if (sourcesName) delete input[sourcesName];
  if (voice) delete input[voice];
  for (const field of tool.fields)
    if (field.type === 'file' && !isAssetField(field) && field.name in input) input[field.name] = values[field.name] ?? null;
  return { input, errors };
}

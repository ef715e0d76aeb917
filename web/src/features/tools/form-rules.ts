// What the form shows and accepts: the contract's reading of the input, plus what only the browser knows.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { isAssetField, type ToolDetail, type ToolField } from '@folio/contract/tool-definition';
import { isFieldShown, parseToolInput, type ToolInput } from '@folio/contract/tool-input';
import type { Measures } from '@folio/contract/tool-price';
import { validationMessage } from '@folio/contract/validation-messages';
import type { GivenSources } from '../../ui/tool-fields/source-picker.tsx';
import { assetsIn } from '../../ui/tool-fields/uploads.ts';

export interface FormRights {
  /** False hides the human_proofreading box. */
  canOrderHuman: boolean;
  /** True shows the way to connect a model. */
  canManageModels: boolean;
}

export type FieldErrors = Record<string, string>;

/** The fields to draw in a step (or in all), without what is chosen elsewhere or not allowed. */
export function shownFields(tool: ToolDetail, values: ToolInput, rights: FormRights, step?: string): ToolField[] {
  const names = tool.steps.find((one) => one.name === step)?.fields;
  return tool.fields.filter(
    (field) =>
      !field.hidden &&
      field.type !== 'brand_voice' &&
      field.type !== 'sources' &&
      (field.name !== 'human_proofreading' || rights.canOrderHuman) &&
      (!names || names.includes(field.name)) &&
      isFieldShown(field, values),
  );
}

/** The field that stands for given sources, where the tool (or the step) has one. */
export function sourcesField(tool: ToolDetail, step?: string): ToolField | undefined {
  const names = tool.steps.find((one) => one.name === step)?.fields;
  return tool.fields.find((field) => field.type === 'sources' && !field.hidden && (!names || names.includes(field.name)));
}

/** The values with the ids of uploaded files in their places, as they are sent. */
function withIds(tool: ToolDetail, values: ToolInput): ToolInput {
  const files = tool.fields.filter(isAssetField).filter(({ name }) => assetsIn(values[name]).length > 0);
  return { ...values, ...Object.fromEntries(files.map(({ name }) => [name, assetsIn(values[name]).map(({ id }) => id)])) };
}

/** What the uploaded files measure, for the price. */
export function measuresOf(tool: ToolDetail, values: ToolInput): Measures {
  const assets = tool.fields.filter(isAssetField).flatMap(({ name }) => assetsIn(values[name]));
  const sum = (of: 'seconds' | 'words') => assets.reduce((all, asset) => all + (asset[of] ?? 0), 0);
  return { mediaSeconds: sum('seconds'), fileWords: sum('words') };
}

/** Reads the form; sources given on the spot count as sources where one of several fields must be filled. */
export function readForm(
  tool: ToolDetail,
  values: ToolInput,
  given: { sources: GivenSources; sourceIds: number[] },
  language: InterfaceLanguage,
  step?: string,
): { input: ToolInput; errors: FieldErrors } {
  const standIn = sourcesField(tool)?.name;
  const hasSources = given.sources.files.length + given.sources.urls.length + given.sourceIds.length > 0;
  const sent = withIds(tool, values);
  const voice = tool.fields.find((field) => field.type === 'brand_voice')?.name;
  // Which voice it is, or is by default in this place, the server knows.
  const raw = { ...sent, ...(standIn && hasSources ? { [standIn]: [1] } : {}), ...(voice ? { [voice]: 1 } : {}) };
  const parsed = parseToolInput(tool, raw, step);
  const errors: FieldErrors = {};
  if (!parsed.ok) {
    for (const issue of parsed.issues) errors[issue.field] ??= validationMessage(issue.code, issue.params, language);
  }
  const definition = tool.steps.find((one) => one.name === step);
  for (const [name, min] of Object.entries(definition?.atLeast ?? {})) {
    const filled = Array.isArray(values[name]) ? values[name].filter((item) => String(item).trim() !== '').length : 0;
    if (filled < min) errors[name] ??= validationMessage('too_few', { min }, language);
  }
  for (const field of tool.fields) {
    const isHere = !definition || definition.fields.includes(field.name);
    const isMissing =
      field.type === 'file' &&
      !isAssetField(field) &&
      field.required &&
      !(Array.isArray(values[field.name]) && values[field.name]);
    if (isHere && isMissing) errors[field.name] ??= validationMessage('required', undefined, language);
  }
  const input = parsed.ok ? { ...parsed.input } : {};
  if (standIn) delete input[standIn];
  if (voice) delete input[voice];
  for (const field of tool.fields)
    if (field.type === 'file' && !isAssetField(field) && field.name in input) input[field.name] = values[field.name] ?? null;
  return { input, errors };
}

/** What is wrong with the address of a page, or null. */
export function urlProblem(url: string, language: InterfaceLanguage): string | null {
  const field = { name: 'url', label: '', type: 'url', required: true, default: null } as const;
  const parsed = parseToolInput({ fields: [field], constraints: [], translation: [] }, { url });
  const issue = parsed.ok ? undefined : parsed.issues[0];
  return issue ? validationMessage(issue.code, issue.params, language) : null;
}

/** The languages that can be written now: all with a model, the composer's own without one. */
export function writableLanguages(tool: ToolDetail, hasModel: boolean): readonly string[] {
  const composed = tool.translation.filter((code) => tool.composer_languages.includes(code));
  return hasModel || !tool.works_without_model || composed.length === 0 ? tool.translation : composed;
}

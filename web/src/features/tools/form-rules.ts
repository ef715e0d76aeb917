// Shown fields and accepted values of the form: the contract's reading of the input, plus facts known only to the browser.
import type { ToolDetail, ToolField } from '@folio/contract/tool-definition';
import type { Measures } from '@folio/contract/tool-price';
import { isAssetField, isFieldShown, type ToolInput } from '@folio/contract/tool-values';
import { assetsIn } from '../../ui/tool-fields/uploads.ts';

export interface FormRights {
  /** False hides the human_proofreading box. */
  canOrderHuman: boolean;
  /** False hides the save_brand_voice box. */
  canSaveVoice: boolean;
  /** True shows the way to connect a model. */
  canManageModels: boolean;
}

type BoxRights = Pick<FormRights, 'canOrderHuman' | 'canSaveVoice'>;

const isOffered = (name: string, { canOrderHuman, canSaveVoice }: BoxRights) =>
  name === 'human_proofreading' ? canOrderHuman : name !== 'save_brand_voice' || canSaveVoice;

export type FieldErrors = Record<string, string>;

/** Returns the fields to render in a step (or in all), without fields selected elsewhere or not permitted. */
export function shownFields(tool: ToolDetail, values: ToolInput, rights: FormRights, step?: string): ToolField[] {
  const names = tool.steps.find((one) => one.name === step)?.fields;
  return tool.fields.filter(
    (field) =>
      !field.hidden &&
      field.type !== 'brand_voice' &&
      field.type !== 'sources' &&
      isOffered(field.name, rights) &&
      (!names || names.includes(field.name)) &&
      isFieldShown(field, values),
  );
}

/** Returns the values to order: a hidden box counts as unchecked, even if an earlier order or draft had it checked. */
export const orderedValues = (values: ToolInput, rights: BoxRights): ToolInput =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isOffered(name, rights) ? value : false]));

/** The field that stands for given sources, where the tool (or the step) has one. */
export function sourcesField(tool: ToolDetail, step?: string): ToolField | undefined {
  const names = tool.steps.find((one) => one.name === step)?.fields;
  return tool.fields.find((field) => field.type === 'sources' && !field.hidden && (!names || names.includes(field.name)));
}

/** Returns the measures of the uploaded files, for the price. */
export function measuresOf(tool: ToolDetail, values: ToolInput): Measures {
  const assets = tool.fields.filter(isAssetField).flatMap(({ name }) => assetsIn(values[name]));
  const sum = (of: 'seconds' | 'words') => assets.reduce((all, asset) => all + (asset[of] ?? 0), 0);
  return { mediaSeconds: sum('seconds'), fileWords: sum('words') };
}

/** The languages that can be written now: all with a model, the composer's own without one. */
export function writableLanguages(tool: ToolDetail, hasModel: boolean): readonly string[] {
  const composed = tool.translation.filter((code) => tool.composer_languages.includes(code));
  return hasModel || !tool.works_without_model || composed.length === 0 ? tool.translation : composed;
}

// Converts an order's input back into a form.
import type { OrderForm } from '@folio/contract/document-shapes';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isAssetField, type ToolInput } from '@folio/contract/tool-values';
import type { FormDraft } from './form-draft.ts';

/** Values as the form holds them: only fields that the tool has today, and uploaded files in place of their ids. */
export function valuesOfOrder(tool: Pick<ToolDetail, 'fields'>, { fields, uploads }: OrderForm): ToolInput {
  const values: ToolInput = {};
  for (const field of tool.fields) {
    const value = fields[field.name];
    if (value === undefined || value === null || field.type === 'brand_voice' || field.type === 'sources') continue;
    // An attachment in a plain file field has become a source of the order.
    if (isAssetField(field)) values[field.name] = uploads.filter(({ id }) => Array.isArray(value) && value.includes(id));
    else values[field.name] = value;
  }
  return values;
}

/** The parts of a form's draft that an order decides. All steps of a wizard count as visited, so that each can be jumped to. */
export function draftOfOrder(tool: ToolDetail, form: OrderForm): Partial<FormDraft> & { values: ToolInput } {
  return {
    values: valuesOfOrder(tool, form),
    brandVoiceId: form.brand_voice_id,
    guidelineId: form.guideline_id,
    sourceIds: form.additional_source_ids,
    urls: [],
    step: 0,
    visited: Math.max(0, tool.steps.length - 1),
  };
}

// The tool being edited, and its saving.

import type { CustomField } from '@folio/contract/custom-field';
import type { CustomTool } from '@folio/contract/custom-tools';
import { plainLetters } from '@folio/contract/plain-letters';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { toastError } from '../../ui/toast.tsx';

export type ToolDraft = Pick<CustomTool, 'name' | 'description' | 'icon' | 'brief' | 'fields' | 'defaults' | 'hidden_fields'>;

/** A name for the API from a label: small letters, digits and underscores, and none that is taken. */
function fieldNameOf(label: string, taken: readonly string[]): string {
  const plain = plainLetters(label)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 34);
  const stem = plain || 'field';
  let name = stem;
  for (let number = 2; taken.includes(name); number += 1) name = `${stem}_${number}`;
  return name;
}

function draftOf(tool: CustomTool | null, base: ToolDetail): ToolDraft {
  if (!tool)
    return { name: '', description: base.description, icon: base.icon, brief: '', fields: [], defaults: {}, hidden_fields: [] };
  const { name, description, icon, brief, fields, defaults, hidden_fields } = tool;
  return { name, description, icon, brief, fields, defaults, hidden_fields };
}

/** Initial order fields of the tool. */
export const beginOf = (base: ToolDetail, { defaults }: Pick<ToolDraft, 'defaults'>): Record<string, unknown> => ({
  ...Object.fromEntries(base.fields.map((field) => [field.name, field.default])),
  ...defaults,
});

/** Own fields get their names when they are saved for the first time; after that a name stays, whatever the label. */
function named(draft: ToolDraft, base: ToolDetail): ToolDraft {
  const taken = [
    ...base.fields.map((field) => field.name),
    ...draft.fields.map((field) => field.name),
    'language',
    'tool',
    'step',
    'order_title',
  ];
  const fields = draft.fields.map((field): CustomField => {
    if (field.name) return field;
    const name = fieldNameOf(field.label, taken);
    taken.push(name);
    return { ...field, name };
  });
  return { ...draft, fields };
}

/** `tool` is the saved version. Faults are by field: `name`, `fields.0.label`, `defaults.tone`. */
export function useToolDraft(tool: CustomTool | null, base: ToolDetail, onClose: () => void) {
  const client = useQueryClient();
  const form = useContractForm({
    values: draftOf(tool, base),
    edited: tool,
    toInput: (draft) => named(draft, base),
    send: ({ input, changes, expected }) =>
      tool
        ? // What someone else saved stays, but for what was changed here.
          api.tools.editCustomTool({
            ...draftOf(tool, base),
            revision: tool.revision,
            ...changes,
            ...expected,
            id: tool.id,
          })
        : api.tools.createCustomTool({ ...input, base_slug: base.slug }),
    refresh: () => invalidate(client, 'custom_tool.saved'),
    onSaved: onClose,
    // A fault may be out of sight: the form is longer than the page.
    onRefused: (error) => {
      const [first] = error instanceof ApiError ? Object.values(error.errors) : [];
      if (first?.[0]) toastError(first[0]);
    },
    onKeepSaved: onClose,
  });
  const change = (part: Partial<ToolDraft>) => {
    form.change(part);
    form.clearErrors();
  };
  return { form, change };
}

// The tool being edited, and its saving.

import type { CustomField } from '@folio/contract/custom-field';
import type { CustomTool } from '@folio/contract/custom-tools';
import { plainLetters } from '@folio/contract/plain-letters';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, api } from '../../base/api.ts';
import { isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { toastError, toastSuccess } from '../../ui/toast.tsx';

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

/** What an order of the tool begins with. */
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

/** `tool` is what is saved by now; `errors` holds the first message by field: `name`, `fields.0.label`, `defaults.tone`. */
export function useToolDraft(tool: CustomTool | null, base: ToolDetail, onSaved: () => void) {
  const client = useQueryClient();
  const [saved] = useState(() => draftOf(tool, base));
  const [draft, setDraft] = useState(saved);
  // What the list shows by now may be newer than what is changed here.
  const [revision] = useState(tool?.revision);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: (isForced: boolean) => {
      const body = named(draft, base);
      if (!tool) return api.tools.createCustomTool({ ...body, base_slug: base.slug });
      // What someone else saved stays, but for what was changed here.
      const merged = isForced ? { ...draftOf(tool, base), ...changedValues(saved, body), revision: tool.revision } : body;
      return api.tools.editCustomTool({ ...(revision === undefined ? {} : { revision }), ...merged, id: tool.id });
    },
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await invalidate(client, 'custom_tool.saved');
      onSaved();
    },
    onError: async (error: ApiError) => {
      if (isChangedMeanwhile(error)) {
        await invalidate(client, 'custom_tool.saved');
        return;
      }
      const found = Object.entries(error.errors ?? {}).map(([field, messages]) => [field, messages[0] ?? error.message]);
      setErrors(Object.fromEntries(found));
      toastError(found[0]?.[1] ?? error.message);
    },
  });
  const change = (part: Partial<ToolDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const isDirty = !save.isSuccess && JSON.stringify(draft) !== JSON.stringify(saved);
  return { draft, isDirty, change, errors, save };
}

// The state of a tool's form: values, sources, faults, and in a wizard the steps. It survives a reload of the page.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { defaultInput, type ToolInput } from '@folio/contract/tool-values';
import { useEffect, useState } from 'react';
import { targetFolder } from '../../base/target-folder.ts';
import { workspaceId } from '../../base/workspace.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { fieldId } from '../../ui/tool-fields/field-props.ts';
import type { GivenSources } from '../../ui/tool-fields/source-picker.tsx';
import { type FormDraft, freshTask, hasInput, readDraft, saveDraft, type TaskDraft } from './form-draft.ts';
import type { FieldErrors } from './form-rules.ts';
import { possibleDefaults } from './outcome.ts';

/** Default tone of a user: a tone that tools know, or a brand voice. */
export interface UsualTone {
  value: string;
  brand_voice: number | null;
}

/** A fresh form, in the reader's language where the tool writes it, and in their usual tone where it knows it. */
function freshDraft(tool: ToolDetail, language: InterfaceLanguage, usual: UsualTone | null): FormDraft {
  const values = { ...defaultInput(tool.fields), ...possibleDefaults(tool) };
  const hasVoice = tool.fields.some((field) => field.type === 'brand_voice');
  for (const field of tool.fields) {
    if (field.type === 'tone' && usual && field.options.some((option) => option.value === usual.value))
      values[field.name] = usual.value;
  }
  // Of two languages the first is the reader's; into which one it goes is theirs to say.
  const plain = tool.fields.find((field) => field.type === 'language' && field.default !== 'auto');
  if (plain && tool.translation.includes(language)) values[plain.name] = language;
  const draft: FormDraft = { values, urls: [], step: 0, visited: 0, orderId: null, sourceIds: [], proposedFor: {} };
  return hasVoice && usual?.brand_voice ? { ...draft, brandVoiceId: usual.brand_voice } : draft;
}

/** Puts the caret into the first control that is wrong, in the order of the fields. */
function focusFirst(tool: ToolDetail, errors: FieldErrors): void {
  const first = tool.fields.find((field) => field.name in errors)?.name ?? Object.keys(errors)[0];
  if (first) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
}

export type ToolForm = ReturnType<typeof useToolForm>;

const withValues = (draft: FormDraft, values: ToolInput): FormDraft => ({ ...draft, values: { ...draft.values, ...values } });

/** Input of a step, as one string. */
export function filledIn(tool: ToolDetail, values: ToolInput, step: string): string {
  const names = tool.steps.find(({ name }) => name === step)?.fields ?? [];
  return JSON.stringify(names.map((name) => values[name] ?? null));
}

/** Returns each proposing step with the input of its existing proposal. */
function proposedFor(tool: ToolDetail, { values }: FormDraft): Record<string, string> {
  const steps = tool.steps.filter((step) => step.proposes);
  return Object.fromEntries(steps.map(({ name }) => [name, filledIn(tool, values, name)]));
}

const loadReader = () => loadChunk(() => import('./read-form.ts'));

/**
 * State shared by the form's parts. It begins with the given values, else with the stored draft, else fresh. `kept` names the
 * stored draft, and sets its precedence over the given values.
 */
export function useToolForm(
  tool: ToolDetail,
  language: InterfaceLanguage,
  usual: UsualTone | null = null,
  begin: (Partial<FormDraft> & { values: ToolInput }) | null = null,
  kept = { name: tool.slug, isFirst: false },
) {
  const [draft, setDraft] = useState<FormDraft>(() => {
    const fresh = freshDraft(tool, language, usual);
    const before = begin && !kept.isFirst ? null : readDraft(kept.name);
    const first = before ?? (begin ? withValues({ ...fresh, ...begin, values: fresh.values }, begin.values) : fresh);
    // Proposals of an order's steps are part of its form: going on unchanged must not propose them again.
    if (begin?.visited && !before) first.proposedFor = proposedFor(tool, first);
    return { ...first, folderId: targetFolder(workspaceId()) };
  });
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  useEffect(() => saveDraft(kept.name, draft), [kept.name, draft]);

  const sources: GivenSources = { files, urls: draft.urls };
  const change = (part: Partial<FormDraft>) => setDraft((before) => ({ ...before, ...part }));
  const read = async (step?: string) => {
    const { readForm } = await loadReader();
    return readForm(tool, draft.values, { sources, sourceIds: draft.sourceIds }, language, step);
  };

  return {
    draft,
    values: draft.values,
    errors,
    sources,
    change,
    read,
    setValue: (name: string, value: unknown) => {
      void loadReader().catch(() => undefined);
      setDraft((before) => ({ ...before, values: { ...before.values, [name]: value } }));
      setErrors(({ [name]: _fixed, ...rest }) => rest);
    },
    task: draft.task ?? freshTask,
    setTask: (part: Partial<TaskDraft>) => {
      setDraft((before) => ({ ...before, task: { ...(before.task ?? freshTask), ...part } }));
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('task.'))));
    },
    setSources: (next: GivenSources) => {
      setFiles(next.files);
      change({ urls: next.urls });
      setErrors({});
    },
    merge: (values: ToolInput) => {
      setDraft((before) => withValues(before, values));
    },
    showErrors: (next: FieldErrors) => {
      setErrors(next);
      focusFirst(tool, next);
    },
    /** Checks a step (or everything); true where nothing is wrong, else the first fault has the focus. */
    check: async (step?: string): Promise<boolean> => {
      const found = (await read(step)).errors;
      setErrors(found);
      focusFirst(tool, found);
      return Object.keys(found).length === 0;
    },
    /** Returns a function that undoes it; null if the form was empty. */
    startOver: (values: ToolInput = {}): (() => void) | null => {
      const isEmpty = files.length === 0 && !hasInput(tool, draft);
      setDraft({ ...withValues(freshDraft(tool, language, usual), values), folderId: draft.folderId });
      setFiles([]);
      setErrors({});
      if (isEmpty) return null;
      return () => {
        setDraft(draft);
        setFiles(files);
        setErrors({});
      };
    },
    forget: () => {
      saveDraft(kept.name, null);
    },
  };
}

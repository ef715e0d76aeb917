// Keeps a half-filled form over a reload of the page, for this tab.
import type { taskPriorities, taskTypes } from '@folio/contract/task-words';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { isEmpty, type ToolInput } from '@folio/contract/tool-values';
import { readKeptInTab, saveInTab } from '../../base/kept-in-tab.ts';

/** Stored draft, without files, which cannot be stored. */
export interface FormDraft {
  values: ToolInput;
  urls: string[];
  step: number;
  visited: number;
  /** The wizard's draft on the server, with its sources. */
  orderId: number | null;
  sourceIds: number[];
  /** The input of each proposing step as it was last sent, so that going on unchanged asks nothing again. */
  proposedFor: Record<string, string>;
  /** The chosen brand voice and briefing: null for none, left out for the default of the place. */
  brandVoiceId?: number | null | undefined;
  guidelineId?: number | null | undefined;
  /** The folder the order shall lie in. */
  folderId?: number | null | undefined;
  /** The website it is for. */
  websiteId?: number | null | undefined;
  /** Values of the task that the order creates; omitted for the defaults. */
  task?: TaskDraft | undefined;
}

/** The task of an order as its form has it. */
export interface TaskDraft {
  type: (typeof taskTypes)[number];
  /** A day, or empty. */
  dueDate: string;
  priority: (typeof taskPriorities)[number];
  /** A person's id, a group as "group:user", or "nobody". */
  assignee: string;
}

export const freshTask: TaskDraft = { type: 'ai', dueDate: '', priority: 'medium', assignee: 'nobody' };

/** Returns the storage name of a form's draft; the form of a task's order has its own. */
export const draftName = (slug: string, taskId: number | undefined): string =>
  taskId === undefined ? slug : `${slug}.task-${taskId}`;

const keptUnder = (name: string) => `draft.${name}`;

/** The kept draft, or null. */
export const readDraft = (name: string): FormDraft | null => readKeptInTab(keptUnder(name)) as FormDraft | null;

/** Keeps the draft; null forgets it. */
export const saveDraft = (name: string, draft: FormDraft | null): void => saveInTab(keptUnder(name), draft);

const typed: readonly string[] = ['text', 'textarea', 'url', 'tags', 'keywords'];

/** True where someone wrote into the form, or gave it a source. */
export const hasInput = (tool: Pick<ToolDetail, 'fields'>, { values, urls, sourceIds }: FormDraft): boolean =>
  urls.length > 0 ||
  sourceIds.length > 0 ||
  tool.fields.some(({ name, type, default: usual }) => {
    const value = values[name];
    return typed.includes(type) && !isEmpty(value) && JSON.stringify(value) !== JSON.stringify(usual);
  });

// The rules of a wizard: a step is left forwards only if its check passes; back is free; a visited step can be jumped
// to, and a jump forwards checks each step in turn.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { usePropose } from './place-order.ts';
import { filledIn, type ToolForm } from './use-tool-form.ts';

/** Nothing to do for tools without steps: they have one page. */
export function useWizard(tool: ToolDetail, form: ToolForm) {
  const propose = usePropose(tool, form);
  const { step, visited } = form.draft;
  const last = Math.max(0, tool.steps.length - 1);
  const show = (next: number) => form.change({ step: next, visited: Math.max(visited, next) });

  /** True where the step may be left; a proposing one asks the server unless nothing has changed since it last did. */
  const leave = async (index: number): Promise<boolean> => {
    const definition = tool.steps[index];
    if (!definition) return true;
    if (!(await form.check(definition.name))) return false;
    if (!definition.proposes) return true;
    const hasNewSources = form.sources.files.length + form.sources.urls.length > 0;
    const asked = filledIn(tool, form.values, definition.name);
    if (!hasNewSources && form.draft.proposedFor[definition.name] === asked) return true;
    return propose.mutateAsync(definition.name).then(
      () => true,
      () => false,
    );
  };

  const goTo = async (target: number): Promise<void> => {
    if (target > visited + 1 || target > last) return;
    let at = step;
    while (at < target && (await leave(at))) at += 1;
    show(target < step ? target : at);
  };

  return {
    step,
    visited,
    last,
    isProposing: propose.isPending,
    back: () => show(Math.max(0, step - 1)),
    forward: () => void goTo(step + 1),
    jump: (target: number) => void goTo(target),
  };
}

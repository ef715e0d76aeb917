// The reader's decision on a task: by button, by key A or C, or with a note. It can be undone for ten seconds.
import type { Task } from '@folio/contract/task-shapes';
import { lazy, Suspense, useRef, useState } from 'react';
import { usePreviewKeys } from '../../base/use-preview-keys.ts';
import { loadChunk } from '../../ui/load-chunk.ts';
import { toastError } from '../../ui/toast.tsx';
import { undoLatest } from '../../ui/undo-offers.ts';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useText } from '../../ui/use-text.ts';
import { useHeldDecision, type Verdict } from './use-held-decision.ts';

const DecisionDialog = lazy(() =>
  loadChunk(() => import('./decision-dialog.tsx')).then((module) => ({ default: module.DecisionDialog })),
);

interface TaskDecisionInput {
  task: Task;
  /** Of the content that the reader saw; null until then. */
  hash: string | null;
  /** Sends unsaved text; resolves false if the server does not have all of it. */
  onSave: () => Promise<boolean>;
  /** Leads to the content; left out where it is on the page. */
  onShowContent?: (() => void) | undefined;
  /** The buttons are off now: the focus goes on. */
  onDecided: () => void;
}

export function useTaskDecision({ task, hash, onSave, onShowContent, onDecided }: TaskDecisionInput) {
  const { t } = useText();
  const [asked, setAsked] = useState<Verdict | null>(null);
  const { hold, isHeld } = useHeldDecision(onDecided, () => {});
  const isSaving = useRef(false);
  const isTheirs = task.can.decide || task.decide_refusal !== null;
  const stepId = isTheirs ? (task.active_step?.id ?? null) : null;
  const canDecide = task.can.decide && stepId !== null && !isHeld(task.id) && (hash !== null || onShowContent !== undefined);
  /** True if the content was seen. If not, it is shown first. */
  const isSeen = (): boolean => {
    if (!canDecide || hash !== null) return canDecide;
    toastError(t('tasks.review.seeFirst'));
    onShowContent?.();
    return false;
  };
  const send = async (verdict: Verdict, note: string) => {
    if (stepId === null || hash === null || isSaving.current) return;
    if (!navigator.onLine) return toastError(t('errors.offline'));
    isSaving.current = true;
    const isSaved = await onSave();
    isSaving.current = false;
    if (isSaved) hold({ task, stepId, hash }, verdict, note);
    else toastError(t('taskWriting.notSaved'));
  };
  const approve = () => {
    if (isSeen()) void send('approve', '');
  };
  const ask = (verdict: Verdict) => {
    if (isSeen()) setAsked(verdict);
  };
  usePreviewKeys(
    task.title,
    canDecide ? { label: t('inbox.approve'), run: approve } : null,
    canDecide ? { label: t('inbox.changes'), run: () => ask('changes') } : null,
  );
  useShortcuts({ withModifier: {}, alone: isHeld(task.id) ? { z: () => void undoLatest() } : {} });
  return {
    isTheirs: stepId !== null,
    canDecide,
    approve,
    ask,
    dialog:
      asked !== null && stepId !== null ? (
        <Suspense fallback={null}>
          <DecisionDialog
            task={task}
            stepId={stepId}
            verdict={asked}
            onClose={() => setAsked(null)}
            onReject={() => setAsked('reject')}
            onSend={(note) => {
              setAsked(null);
              void send(asked, note);
            }}
          />
        </Suspense>
      ) : null,
  };
}

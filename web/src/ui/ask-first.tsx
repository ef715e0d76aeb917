// The question before anything is lost; its dialog is loaded when first asked.
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import type { ConfirmDialog as Dialog } from './confirm-dialog.tsx';
import { loadChunk } from './load-chunk.ts';

const ConfirmDialog = lazy(() =>
  loadChunk(() => import('./confirm-dialog.tsx')).then((module) => ({ default: module.ConfirmDialog })),
);

/** Stands where the dialog is to appear; shows nothing until `isAsking`. */
export function AskFirst({ isAsking, ...question }: { isAsking: boolean } & ComponentProps<typeof Dialog>) {
  return isAsking ? (
    <Suspense fallback={null}>
      <ConfirmDialog {...question} />
    </Suspense>
  ) : null;
}

/** Deletion of one item of a list: the question before, and the call. */
export interface Deletion {
  /** The exact loss, as a sentence. */
  loss: string;
  /** The verb on the red button, with its object. */
  verb: string;
  isBusy: boolean;
  /** Deletes; `done` closes the question. */
  onConfirm: (done: () => void) => void;
}

interface AskBeforeDeletionProps extends Deletion {
  isAsking: boolean;
  onEnd: () => void;
}

/** Asks and deletes once, however often the button is pressed. */
export function AskBeforeDeletion({ isAsking, loss, verb, isBusy, onConfirm, onEnd }: AskBeforeDeletionProps) {
  return (
    <AskFirst
      isAsking={isAsking}
      loss={loss}
      verb={verb}
      isBusy={isBusy}
      onKeep={onEnd}
      onConfirm={() => {
        if (!isBusy) onConfirm(onEnd);
      }}
    />
  );
}

/**
 * `ask` is the handler of a deleting action, also from the command palette; `question` must be rendered for the dialog to show.
 */
export function useDeletionQuestion(deletion: Deletion): { ask: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => setAsking(true),
    question: <AskBeforeDeletion {...deletion} isAsking={isAsking} onEnd={() => setAsking(false)} />,
  };
}

// The question before anything is lost; its dialog is loaded when first asked.
import { type ComponentProps, lazy, Suspense } from 'react';
import type { ConfirmDialog as Dialog } from './confirm-dialog.tsx';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Stands where the dialog is to appear; shows nothing until `isAsking`. */
export function AskFirst({ isAsking, ...question }: { isAsking: boolean } & ComponentProps<typeof Dialog>) {
  return isAsking ? (
    <Suspense fallback={null}>
      <ConfirmDialog {...question} />
    </Suspense>
  ) : null;
}

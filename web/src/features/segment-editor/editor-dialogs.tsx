// The dialogs of the editor, each loaded when it is opened for the first time.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import { lazy, Suspense } from 'react';
import type { SegmentShortcuts } from './core/segment-shortcuts.ts';
import type { IgnoreFault } from './core/use-ignored.ts';
import type { EditedSegments } from './core/use-segments.ts';
import type { SplitAt } from './use-divide.ts';

const SplitDialog = lazy(() => import('./dialogs/split-dialog.tsx').then((module) => ({ default: module.SplitDialog })));
const ReplaceDialog = lazy(() => import('./dialogs/replace-dialog.tsx').then((module) => ({ default: module.ReplaceDialog })));
const DeliverDialog = lazy(() => import('./dialogs/deliver-dialog.tsx').then((module) => ({ default: module.DeliverDialog })));
const ConflictsDialog = lazy(() =>
  import('./dialogs/conflicts-dialog.tsx').then((module) => ({ default: module.ConflictsDialog })),
);
const KeysDialog = lazy(() => import('./dialogs/keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })));

export type OpenDialog =
  | { name: 'split'; segmentId: number; caret: number }
  | { name: 'replace'; find: string }
  | { name: 'deliver' | 'conflicts' | 'keys' };

interface EditorDialogsProps {
  open: OpenDialog | null;
  job: TranslationJob;
  edited: EditedSegments;
  counts: { done: number; draft: number; new: number; all: number };
  shortcuts: SegmentShortcuts;
  onBegin: () => Promise<boolean>;
  onSplit: (call: SplitAt) => void;
  onReplaced: () => void;
  onShortcuts: (shortcuts: SegmentShortcuts) => void;
  onIgnore: IgnoreFault;
  onOpen: (segmentId: number) => void;
  onJob: (job: TranslationJob) => Promise<unknown>;
  onClose: () => void;
}

export function EditorDialogs({ open, job, edited, onClose, ...props }: EditorDialogsProps) {
  const segment = open?.name === 'split' ? edited.segments.find(({ id }) => id === open.segmentId) : undefined;
  return (
    <Suspense>
      {open?.name === 'split' && segment ? (
        <SplitDialog
          job={job}
          segment={segment}
          caret={open.caret}
          onSplit={(at, targetAt) => props.onSplit({ segment, at, targetAt })}
          onClose={onClose}
        />
      ) : null}
      {open?.name === 'replace' ? (
        <ReplaceDialog job={job} find={open.find} onBegin={props.onBegin} onReplaced={props.onReplaced} onClose={onClose} />
      ) : null}
      {open?.name === 'deliver' ? (
        <DeliverDialog
          job={job}
          counts={props.counts}
          onIgnore={props.onIgnore}
          onOpen={props.onOpen}
          onDelivered={props.onJob}
          onClose={onClose}
        />
      ) : null}
      {open?.name === 'conflicts' && edited.conflicts.size > 0 ? (
        <ConflictsDialog job={job} edited={edited} onClose={onClose} />
      ) : null}
      {open?.name === 'keys' ? <KeysDialog shortcuts={props.shortcuts} onChange={props.onShortcuts} onClose={onClose} /> : null}
    </Suspense>
  );
}

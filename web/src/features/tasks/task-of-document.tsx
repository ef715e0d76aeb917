// The buttons of a task in the head of its document, and on a phone at the bottom of the document's page.
import type { Task } from '@folio/contract/task-shapes';
import { useMediaQuery } from '@mantine/hooks';
import { createPortal } from 'react-dom';
import type { FrameActions } from '../../base/document-frame.ts';
import { Text } from '../../ui/text.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import { useDrawnHash } from './use-drawn-hash.ts';
import { useTaskControls } from './use-task-controls.tsx';

interface TaskOfDocumentProps {
  task: Task;
  orderDetailId: number;
  /** The version that is drawn. */
  version: { id: number; revision: number } | null;
  actions: FrameActions;
  /** In the head of the document; null until it is drawn. */
  slot: HTMLElement | null;
  onSave: () => Promise<boolean>;
  onOutdated: () => void;
}

export function TaskOfDocument({ task, orderDetailId, version, actions, slot, onSave, onOutdated }: TaskOfDocumentProps) {
  const hash = useDrawnHash(task, { kind: 'document', orderDetailId, version }, onOutdated);
  const { buttons, menu, dialogs, refusal } = useTaskControls({ task, hash, onSave, documentActions: actions });
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const inHead = (
    <>
      {refusal ? (
        <Text as="span" id={refusal.id} className="visually-hidden">
          {refusal.text}
        </Text>
      ) : null}
      {isPhone ? null : buttons}
      {menu}
    </>
  );
  return (
    <>
      {slot ? createPortal(inHead, slot) : null}
      {isPhone && buttons !== null ? <ThumbBar>{buttons}</ThumbBar> : null}
      {dialogs}
    </>
  );
}

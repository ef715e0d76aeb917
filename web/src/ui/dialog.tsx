// A dialog that is mounted to open, and asks before what was entered in it is lost.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useChangedFields } from './use-changed-fields.ts';
import { useText } from './use-text.ts';

type DialogProps = Pick<DialogFrameProps, 'title' | 'size' | 'variant' | 'onClose' | 'children'> & {
  /** How often the dialog was submitted and stayed open; what was entered before is not asked about. */
  submissions?: number;
};

/** Where something was typed or chosen, Escape and the cross ask first, and a click beside it does nothing. */
export function Dialog({ onClose, children, submissions = 0, ...frame }: DialogProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { forget, hasChanges, ...watched } = useChangedFields();
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsking) focused.current?.focus();
  }, [isAsking]);
  const forgetEntered = useEffectEvent(forget);
  useEffect(() => {
    if (submissions > 0) forgetEntered();
  }, [submissions]);
  const ask = () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setAsking(true);
  };
  return (
    <DialogFrame
      {...frame}
      {...watched}
      closeOnClickOutside={false}
      overlayProps={{ onClick: () => (hasChanges() ? undefined : onClose()) }}
      onClose={() => (hasChanges() ? ask() : onClose())}
    >
      {children}
      {isAsking ? (
        <ConfirmDialog
          loss={t('confirm.unsaved', { title: frame.title })}
          verb={t('confirm.discard')}
          onConfirm={onClose}
          onKeep={() => setAsking(false)}
        />
      ) : null}
    </DialogFrame>
  );
}

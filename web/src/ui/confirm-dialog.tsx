// Confirmation before an irreversible action: "Are you sure?", that it cannot be undone, and the exact consequences.
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { QuestionFoot } from './form-foot.tsx';
import { useText } from './use-text.ts';

interface ConfirmDialogProps {
  /** The exact loss, as a sentence. */
  loss: string;
  /** The verb on the button, with its object. */
  verb: string;
  /** Red, where something is lost, with "Keep" as the way out; otherwise that is "Cancel". */
  isRed?: boolean;
  isBusy?: boolean;
  /** A choice that belongs to the question. */
  children?: ReactNode;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Mount it to ask; the focus starts on "Keep". */
export function ConfirmDialog({ loss, verb, isRed = true, isBusy = false, children, onConfirm, onKeep }: ConfirmDialogProps) {
  const { t } = useText();
  return (
    <DialogFrame title={t('confirm.title')} size={440} variant="question" onClose={onKeep}>
      <p style={{ color: 'var(--ink-2)' }}>
        {t('confirm.text')} {loss}
      </p>
      {children}
      <div style={{ marginTop: 18 }}>
        <QuestionFoot
          verb={verb}
          isBusy={isBusy}
          isRed={isRed}
          {...(isRed ? { keep: t('confirm.keep') } : {})}
          onConfirm={onConfirm}
          onKeep={onKeep}
        />
      </div>
    </DialogFrame>
  );
}

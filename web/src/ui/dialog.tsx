// A dialog that is mounted to open, and asks before entered data is lost.
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { useGuardedClose } from './use-guarded-close.tsx';

type DialogProps = Pick<DialogFrameProps, 'title' | 'size' | 'variant' | 'onClose' | 'children'> & {
  /** Number of submits that left the dialog open; earlier input is not asked about. */
  submissions?: number;
};

/** If something was typed or chosen, Escape and the cross ask first, and a click beside it does nothing. */
export function Dialog({ onClose, children, submissions = 0, ...frame }: DialogProps) {
  const { watched, hasChanges, close, question } = useGuardedClose(frame.title, onClose, submissions);
  return (
    <DialogFrame
      {...frame}
      {...watched}
      closeOnClickOutside={false}
      overlayProps={{ onClick: () => (hasChanges() ? undefined : onClose()) }}
      onClose={close}
    >
      {children}
      {question}
    </DialogFrame>
  );
}

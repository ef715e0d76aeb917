// A form in a dialog: fields one under the other, the way out and the one verb at the bottom right.
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './form-dialog.module.css';
import { focusFirstFault } from './form-errors.ts';
import { FormFoot } from './form-foot.tsx';

interface FormDialogProps {
  title: string;
  /** The verb on the button. */
  verb: string;
  isBusy: boolean;
  /** Nothing can be submitted yet. */
  isDisabled?: boolean;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

/** Mount it to open; while it is busy a second submission does nothing. What was refused shows its first wrong field. */
export function FormDialog({ title, verb, isBusy, isDisabled = false, children, onClose, onSubmit }: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && form.current) focusFirstFault(form.current);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Dialog title={title} size={520} variant="form" onClose={onClose}>
      <form
        ref={form}
        noValidate
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy || isDisabled) return;
          onSubmit();
          focusFirstFault(event.currentTarget);
        }}
      >
        {children}
        {/* Long forms keep their buttons in sight. */}
        <div className={classes.foot}>
          <FormFoot verb={verb} isBusy={isBusy} isDisabled={isDisabled} onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  );
}

// A form in a sheet: at the right on a desk, over the whole page from below on a phone. Its buttons stay in sight.
import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMediaQuery, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusFirstFault } from './form-errors.ts';
import { FormFoot } from './form-foot.tsx';
import classes from './form-sheet.module.css';
import { Row } from './row.tsx';
import { useEscape } from './use-escape.ts';
import { useGuardedClose } from './use-guarded-close.tsx';
import { useText } from './use-text.ts';

interface FormSheetProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** The verb on the button. */
  verb: string;
  isBusy: boolean;
  /** Other ways to submit, before the verb. */
  others?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

/** Mount it to open. Escape and the cross ask first where something was typed; Ctrl+Enter submits. */
export function FormSheet({ title, aside, verb, isBusy, others, children, onClose, onSubmit }: FormSheetProps) {
  const { t } = useText();
  const isPhone = useMediaQuery('(max-width: 991px)', false, { getInitialValueInEffect: false });
  const { watched, hasChanges, close, question } = useGuardedClose(title, onClose);
  const { ref, ...watches } = watched;
  const root = useEscape(close);
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && form.current) focusFirstFault(form.current);
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Drawer.Root
      ref={useMergedRef(root, ref)}
      {...watches}
      opened
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '100%' : 560}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ content: classes.content ?? '' }}
      onClose={close}
    >
      <Drawer.Overlay onClick={() => (hasChanges() ? undefined : onClose())} />
      <Drawer.Content>
        <Row as="header" gap={12} className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
          {aside}
          <Drawer.CloseButton aria-label={t('actions.close')} />
        </Row>
        <form
          ref={form}
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy) return;
            onSubmit();
            focusFirstFault(event.currentTarget);
          }}
        >
          <div className={classes.fields}>{children}</div>
          <div className={classes.foot}>
            <FormFoot verb={verb} isBusy={isBusy} onCancel={close}>
              {others}
            </FormFoot>
          </div>
        </form>
        {question}
      </Drawer.Content>
    </Drawer.Root>
  );
}

// The foot of a form: its one verb and its cancel button. A form with wider spaced buttons sets `--foot-gap`.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-foot.module.css';
import { Row } from './row.tsx';
import { useText } from './use-text.ts';

interface FormFootProps {
  /** The verb on the button. */
  verb: string;
  isBusy: boolean;
  /** Nothing can be submitted yet. */
  isDisabled?: boolean;
  /** Its loss is permanent. */
  isRed?: boolean;
  /** Left out where there is nothing to cancel. */
  onCancel?: () => void;
  /** `end`: the verb last, at the right, and the key of the page submits it. `start`: the verb first. `small`: the same within a panel. */
  variant?: 'end' | 'start' | 'small';
  /** True if ⌘↵ submits the form from anywhere on the page. */
  hasShortcut?: boolean;
  /** Other ways out, before the verb. */
  children?: ReactNode;
}

export function FormFoot({
  verb,
  isBusy,
  isDisabled = false,
  isRed = false,
  onCancel,
  variant = 'end',
  hasShortcut = variant === 'end',
  children,
}: FormFootProps) {
  const { t } = useText();
  const size = variant === 'small' ? { size: 'compact-md' } : {};
  const cancel = onCancel ? (
    <Button {...size} variant="default" onClick={onCancel}>
      {t('actions.cancel')}
    </Button>
  ) : null;
  return (
    <Row wrap className={classes.foot} data-end={variant === 'end' || undefined}>
      {variant === 'end' ? cancel : null}
      {children}
      <Button
        {...size}
        type="submit"
        {...(isRed ? { color: 'red' } : {})}
        data-submit={hasShortcut || undefined}
        loading={isBusy}
        disabled={isDisabled}
      >
        {verb}
      </Button>
      {variant === 'end' ? null : cancel}
    </Row>
  );
}

interface QuestionFootProps {
  verb: string;
  isBusy: boolean;
  isRed?: boolean;
  /** Label of the cancel button; "Cancel" by default. */
  keep?: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** The foot of a question: the focus starts on the way out. */
export function QuestionFoot({ verb, isBusy, isRed = false, keep, onConfirm, onKeep }: QuestionFootProps) {
  const { t } = useText();
  return (
    <Row wrap className={`${classes.foot} ${classes.question}`} data-end>
      <Button variant="default" data-autofocus onClick={onKeep}>
        {keep ?? t('actions.cancel')}
      </Button>
      <Button {...(isRed ? { color: 'red' } : {})} loading={isBusy} onClick={onConfirm}>
        {verb}
      </Button>
    </Row>
  );
}

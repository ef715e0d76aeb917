// A form with a subject that another user saved after it was opened: nothing is overwritten before the reader decides.
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Row } from '../ui/row.tsx';
import { useText } from '../ui/use-text.ts';
import { ApiError } from './api.ts';
import classes from './changed-meanwhile.module.css';

/** Error of calls with an outdated revision. */
const codes = new Set<string | null>([
  'CAMPAIGN_CHANGED',
  'CARD_CHANGED',
  'CHANGED_MEANWHILE',
  'TASK_CHANGED',
  'TASK_TEMPLATE_CHANGED',
]);

export const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && codes.has(error.code);

interface ChangedMeanwhileProps {
  name: string;
  /** Why the last attempt to save failed; nothing is shown for other failures. */
  error: unknown;
  onKeepSaved: () => void;
  /** Saves the changes of this form over the version saved in between. */
  onSaveMine: () => void;
}

/** Brings the notice into view, also where the form is longer than its dialog. */
const focus = (notice: HTMLElement | null) => notice?.focus();

/** Above the buttons of a form. */
export function ChangedMeanwhile({ name, error, onKeepSaved, onSaveMine }: ChangedMeanwhileProps) {
  const { t } = useText();
  if (!isChangedMeanwhile(error)) return null;
  return (
    <Alert
      ref={focus}
      className={classes.notice}
      tabIndex={-1}
      variant="outline"
      color="yellow"
      title={t('changedMeanwhile.title', { name })}
    >
      <p>{t('changedMeanwhile.lead')}</p>
      <Row mt={12} gap={8} wrap className={classes.acts}>
        <Button variant="default" onClick={onKeepSaved}>
          {t('changedMeanwhile.keepSaved')}
        </Button>
        <Button variant="default" onClick={onSaveMine}>
          {t('changedMeanwhile.saveMine')}
        </Button>
      </Row>
    </Alert>
  );
}

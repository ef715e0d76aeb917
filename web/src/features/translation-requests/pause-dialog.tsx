import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import type { RequestActionsState } from './use-request-actions.ts';

/** Asks for the reason why a running request waits. */
export function PauseDialog({ actions, onClose }: { actions: RequestActionsState; onClose: () => void }) {
  const { t } = useText();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={t('translationRequests.hold.title')}
      verb={t('translationRequests.actions.hold')}
      isBusy={actions.running === 'hold'}
      onClose={onClose}
      onSubmit={() => {
        if (note.trim() === '') setError(t('translationRequests.hold.reasonMissing'));
        else actions.run({ act: 'hold', note: note.trim() }, { onDone: onClose });
      }}
    >
      <Textarea
        data-autofocus
        label={t('translationRequests.hold.reason')}
        description={t('translationRequests.hold.hint')}
        rows={3}
        maxLength={2000}
        required
        withAsterisk={false}
        value={note}
        error={error}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

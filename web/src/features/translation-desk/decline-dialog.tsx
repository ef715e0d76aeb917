import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

interface DeclineDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onDecline: (note: string) => void;
}

/** Asks for the reason, which the coordinator reads. */
export function DeclineDialog({ isBusy, onClose, onDecline }: DeclineDialogProps) {
  const { t } = useText();
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={t('translationDesk.offers.declineTitle')}
      verb={t('translationDesk.offers.decline')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => onDecline(note.trim())}
    >
      <Textarea
        data-autofocus
        label={t('translationDesk.offers.reason')}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}

import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface NoteDialogProps {
  title: string;
  /** On the button. */
  verb: string;
  label: string;
  /** Message for an empty note. */
  missing: string;
  maxLength: number;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (note: string) => void;
}

/** Requests the reason for an action. */
export function NoteDialog({ title, verb, label, missing, maxLength, isBusy, onClose, onSubmit }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={title}
      verb={verb}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => {
        if (note.trim() === '') setError(missing);
        else onSubmit(note.trim());
      }}
    >
      <Textarea
        data-autofocus
        label={label}
        rows={3}
        maxLength={maxLength}
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

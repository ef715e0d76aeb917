import type { TranslationRequest } from '@folio/contract/translation-requests';
import { turnarounds } from '@folio/contract/translation-words';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../base/api.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';
import type { RequestActionsState } from './use-request-actions.ts';

interface EditDialogProps {
  request: TranslationRequest;
  actions: RequestActionsState;
  onClose: () => void;
}

/** Edits the details of a draft or a quoted request; its languages and sources stay. */
export function EditDialog({ request, actions, onClose }: EditDialogProps) {
  const { t } = useText();
  const [title, setTitle] = useState(request.title);
  const [turnaround, setTurnaround] = useState(request.turnaround);
  const [wantedBy, setWantedBy] = useState(request.wanted_by ?? '');
  const [notes, setNotes] = useState(request.notes);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  return (
    <FormDialog
      title={t('translationRequests.edit.title')}
      verb={t('actions.save')}
      isBusy={actions.running === 'edit'}
      onClose={onClose}
      onSubmit={() =>
        actions.run(
          { act: 'edit', title, turnaround, wantedBy, notes },
          {
            onDone: onClose,
            onFault: (error) => {
              const faults = error instanceof ApiError ? error.errors : {};
              const isNamed = ['title', 'wanted_by', 'notes'].some((field) => field in faults);
              if (isNamed) setErrors(faults);
              return isNamed;
            },
          },
        )
      }
    >
      {request.state === 'draft' ? null : <p style={{ color: 'var(--ink-2)' }}>{t('translationRequests.edit.hint')}</p>}
      <TextInput
        label={t('translationRequests.form.name')}
        autoComplete="off"
        maxLength={200}
        value={title}
        error={errors['title']?.[0]}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Select
        allowDeselect={false}
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        label={t('translationRequests.form.turnaround')}
        data={turnarounds.map((value) => ({ value, label: t(`translationRequests.form.turnarounds.${value}`) }))}
        value={turnaround}
        onChange={(chosen) => setTurnaround(turnarounds.find((one) => one === chosen) ?? 'standard')}
      />
      <DateField
        label={t('translationRequests.form.wantedBy')}
        value={wantedBy}
        error={errors['wanted_by']?.[0]}
        onChange={({ currentTarget }) => setWantedBy(currentTarget.value)}
      />
      <Textarea
        label={t('translationRequests.form.notes')}
        rows={4}
        maxLength={2000}
        value={notes}
        error={errors['notes']?.[0]}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
      />
    </FormDialog>
  );
}

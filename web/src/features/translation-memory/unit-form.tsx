// Another translation of a sentence of the memory, which is then a person's.
import type { MemoryUnit } from '@folio/contract/translation-memory';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

export function UnitForm({ unit, onClose }: { unit: MemoryUnit; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [target, setTarget] = useState(unit.target);
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: () => api.translationMemory.editUnit({ unit_id: unit.id, target: target.trim() }),
    onSuccess: async () => {
      await invalidate(client, 'glossary.changed');
      onClose();
    },
    onError: (problem) => {
      const fault = problem instanceof ApiError ? problem.errors['target']?.[0] : undefined;
      if (fault) setError(fault);
      else toastError(messageOf(problem));
    },
  });
  return (
    <FormDialog
      title={t('glossary.edit')}
      verb={t('actions.save')}
      isBusy={save.isPending}
      isDisabled={target.trim() === ''}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <Textarea label={t('glossaryForm.sentence')} lang={unit.source_language} value={unit.source} autosize readOnly />
      <Textarea
        label={t('glossary.translation')}
        lang={unit.target_language}
        autosize
        minRows={2}
        maxLength={5000}
        data-autofocus
        value={target}
        error={error}
        onChange={({ currentTarget }) => {
          setTarget(currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

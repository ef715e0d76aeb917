import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFieldErrors } from '../../../ui/form-errors.ts';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { Person } from '../control-panel.queries.ts';

/** Nothing happens before the name is typed. */
export function EraseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { id, name } = person;
  const erase = useMutation({
    mutationFn: () => api.privacy.erasePerson({ person_id: id, confirm_name: typed.trim() }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await invalidate(client, 'person.erased');
      onClose();
    },
    onError: (error) => showFieldErrors(error, ['confirm_name'], setErrors),
  });
  const isSure = typed.trim() === name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSure && !erase.isPending) erase.mutate();
  };
  return (
    <Dialog title={t('privacy.eraseTitle', { name })} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submit}>
        <p>{t('privacy.eraseLead')}</p>
        <TextInput
          label={t('privacy.typeName', { name })}
          autoComplete="off"
          data-autofocus
          maxLength={200}
          value={typed}
          error={errors['confirm_name']}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormFoot verb={t('privacy.erase')} isBusy={erase.isPending} isRed isDisabled={!isSure} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

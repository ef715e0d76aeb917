// Staff permissions of a user: set by staff of the platform.
import { type StaffScope, staffScopes } from '@folio/contract/translation-words';
import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { Person } from '../control-panel.queries.ts';

const choices = ['none', ...staffScopes] as const;
type Choice = (typeof choices)[number];

const scopeOf = (choice: Choice): StaffScope | null => (choice === 'none' ? null : choice);

/** A refusal, such as that nobody of the platform would be left, is shown at the field. */
export function StaffScopeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const [choice, setChoice] = useState<Choice>(person.staff_scope ?? 'none');
  const [error, setError] = useState<string>();
  const save = useMutation({
    mutationFn: () => api.users.setStaffScope({ person_id: person.id, staff_scope: scopeOf(choice) }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      await invalidate(client, 'staff.scope_changed');
      onClose();
    },
    onError: (problem) => setError(messageOf(problem)),
  });
  return (
    <FormDialog
      title={t('staffScope.title', { name: person.name })}
      verb={t('actions.save')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => save.mutate()}
    >
      <Select
        label={t('staffScope.scope')}
        description={t('staffScope.lead')}
        data={choices.map((value) => ({ value, label: t(`staffScope.scopes.${value}`) }))}
        value={choice}
        allowDeselect={false}
        data-autofocus
        error={error}
        onChange={(next) => {
          setError(undefined);
          setChoice(choices.find((one) => one === next) ?? choice);
        }}
      />
    </FormDialog>
  );
}

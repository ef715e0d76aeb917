// Makes a review link for a guest. The link is sent by email, and shown once to be copied.
import { guestRights, reviewLinkLimits } from '@folio/contract/task-words';
import { NumberInput, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { CodeLine } from '../../ui/code-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';

type May = (typeof guestRights)[number];

interface ReviewLinkFormProps {
  workspaceId: number;
  taskIds: number[];
  /** A guest whom a review step names. */
  guest: { name: string; email: string } | null;
  onClose: () => void;
}

export function ReviewLinkForm({ workspaceId, taskIds, guest, onClose }: ReviewLinkFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [name, setName] = useState(guest?.name ?? '');
  const [email, setEmail] = useState(guest?.email ?? '');
  const [may, setMay] = useState<May>(guest ? 'approve' : 'comment');
  const [days, setDays] = useState<number>(reviewLinkLimits.defaultDays);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useMutation({
    mutationFn: () => api.reviewLinks.create({ workspace_id: workspaceId, task_ids: taskIds, name, email, may, days }),
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await invalidate(client, 'review_link.changed');
    },
    onError: (error) => showFieldErrors(error, ['name', 'email', 'may', 'days'], setErrors),
  });
  if (create.data)
    return (
      <FormDialog title={t('reviewLinks.made')} verb={t('reviewLinks.done')} isBusy={false} onClose={onClose} onSubmit={onClose}>
        <p>{create.data.url === null ? create.data.message : t('reviewLinks.madeText')}</p>
        {create.data.url === null ? null : <CodeLine text={create.data.url} />}
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('reviewLinks.create')}
      verb={t('reviewLinks.create')}
      isBusy={create.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        create.mutate();
      }}
    >
      <TextInput
        data-autofocus
        label={t('reviewLinks.name')}
        maxLength={100}
        value={name}
        error={errors['name']}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        type="email"
        label={t('reviewLinks.email')}
        description={t('reviewLinks.emailHint')}
        maxLength={255}
        value={email}
        error={errors['email']}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Select
        label={t('reviewLinks.may')}
        data={guestRights.map((value) => ({ value, label: t(`reviewLinks.rights.${value}`) }))}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        value={may}
        error={errors['may']}
        onChange={(value) => setMay(value ?? 'approve')}
      />
      <NumberInput
        label={t('reviewLinks.days')}
        min={1}
        max={reviewLinkLimits.days}
        value={days}
        error={errors['days']}
        onChange={(value) => setDays(Math.round(Number(value)) || 1)}
      />
    </FormDialog>
  );
}

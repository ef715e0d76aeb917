// Makes a review link for a guest. The link is sent by email, and shown once to be copied.
import { guestRights, reviewLinkLimits } from '@folio/contract/task-words';
import { NumberInput, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { CodeLine } from '../../ui/code-box.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useText } from '../../ui/use-text.ts';

interface ReviewLinkFormProps {
  workspaceId: number;
  taskIds: number[];
  /** A guest whom a review step names. */
  guest: { name: string; email: string } | null;
  onClose: () => void;
}

type Values = { name: string; email: string; may: (typeof guestRights)[number]; days: number };

const valuesOf = (guest: ReviewLinkFormProps['guest']): Values => ({
  name: guest?.name ?? '',
  email: guest?.email ?? '',
  may: guest ? 'approve' : 'comment',
  days: reviewLinkLimits.defaultDays,
});

export function ReviewLinkForm({ workspaceId, taskIds, guest, onClose }: ReviewLinkFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [made, setMade] = useState<Awaited<ReturnType<typeof api.reviewLinks.create>> | null>(null);
  const form = useContractForm({
    values: valuesOf(guest),
    toInput: (values) => values,
    send: ({ input }) => api.reviewLinks.create({ workspace_id: workspaceId, task_ids: taskIds, ...input }),
    refresh: () => invalidate(client, 'review_link.changed'),
    onSaved: (answer) => setMade(answer),
  });
  if (made)
    return (
      <FormDialog title={t('reviewLinks.made')} verb={t('reviewLinks.done')} isBusy={false} onClose={onClose} onSubmit={onClose}>
        <p>{made.url === null ? made.message : t('reviewLinks.madeText')}</p>
        {made.url === null ? null : <CodeLine text={made.url} />}
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('reviewLinks.create')}
      verb={t('reviewLinks.create')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput data-autofocus label={t('reviewLinks.name')} maxLength={100} {...form.getInputProps('name')} />
      <TextInput
        type="email"
        label={t('reviewLinks.email')}
        description={t('reviewLinks.emailHint')}
        maxLength={255}
        {...form.getInputProps('email')}
      />
      <Select
        label={t('reviewLinks.may')}
        data={guestRights.map((value) => ({ value, label: t(`reviewLinks.rights.${value}`) }))}
        allowDeselect={false}
        comboboxProps={{ shadow: 'none' }}
        {...form.getInputProps('may')}
      />
      <NumberInput
        label={t('reviewLinks.days')}
        min={1}
        max={reviewLinkLimits.days}
        {...form.getInputProps('days')}
        onChange={(value) => form.setFieldValue('days', Math.round(Number(value)) || 1)}
      />
    </FormDialog>
  );
}

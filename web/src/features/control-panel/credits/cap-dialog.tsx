import type { CreditCap } from '@folio/contract/credits';
import { NumberInput, Select } from '@mantine/core';
import { invalidate } from '../../../base/stale-after.ts';
import '@mantine/core/styles/NumberInput.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../base/api.ts';
import { submitTo, useContractForm } from '../../../base/contract-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFoot } from '../../../ui/form-foot.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { useText } from '../../../ui/use-text.ts';
import { capSubjectsQuery } from './credits.queries.ts';

const valuesOf = (cap: CreditCap | null): { subject: string | null; monthly_credits: number | string } => ({
  subject: cap ? (cap.person ? `person ${cap.person.id}` : `workspace ${cap.workspace?.id}`) : null,
  monthly_credits: cap?.monthly_credits ?? '',
});

/** Creates or changes a monthly limit. Its subject is selected once. */
export function CapDialog({ cap, onClose }: { cap: CreditCap | null; onClose: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const form = useContractForm({
    values: valuesOf(cap),
    toInput: ({ subject, monthly_credits: credits }) => {
      const [kind, id] = (subject ?? '').split(' ');
      return {
        ...(kind === 'person' ? { person_id: Number(id) } : { workspace_id: Number(id) }),
        monthly_credits: Number(credits),
      };
    },
    send: ({ input }) => api.credits.setCap(input),
    refresh: () => invalidate(client, 'cap.changed'),
    onSaved: onClose,
  });
  const isReady = form.values.subject !== null && form.values.monthly_credits !== '';
  const name = (cap?.person ?? cap?.workspace)?.name ?? '';
  return (
    <Dialog title={cap ? t('spending.caps.change', { name }) : t('spending.caps.set')} onClose={onClose}>
      <Stack as="form" noValidate gap={16} onSubmit={submitTo(form)}>
        {cap ? null : (
          <SubjectSelect value={form.values.subject} onChange={(subject) => form.setFieldValue('subject', subject)} />
        )}
        <NumberInput
          label={t('spending.caps.credits')}
          min={0}
          max={100_000_000}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          data-autofocus={cap ? true : undefined}
          {...form.getInputProps('monthly_credits')}
        />
        <FormFoot verb={t('actions.save')} isBusy={form.isBusy} isDisabled={!isReady} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

function SubjectSelect({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search.trim(), 250);
  const { data } = useQuery(capSubjectsQuery(value ? '' : words));
  const people = (data?.list ?? []).flatMap((seat) =>
    seat.user_id === null ? [] : [{ value: `person ${seat.user_id}`, label: seat.name ?? seat.email }],
  );
  const workspaces = (data?.workspaces ?? []).map((one) => ({ value: `workspace ${one.id}`, label: one.name }));
  const groups = [
    { group: t('spending.caps.people'), items: people },
    { group: t('spending.caps.workspaces'), items: workspaces },
  ];
  return (
    <Select
      label={t('spending.caps.who')}
      placeholder={t('spending.caps.choose')}
      searchable
      data-autofocus
      maxDropdownHeight={260}
      comboboxProps={{ shadow: 'none', withinPortal: false }}
      data={groups.filter(({ items }) => items.length > 0)}
      value={value}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={onChange}
    />
  );
}

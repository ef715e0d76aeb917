import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import { taskDocumentsQuery } from './core/tasks.queries.ts';

interface DocumentSelectProps {
  workspaceId: number;
  value: number | null;
  error: string | undefined;
  onChange: (id: number | null) => void;
}

/** A document of the workspace: the newest ones, or matches of the typed text. */
export function DocumentSelect({ workspaceId, value, error, onChange }: DocumentSelectProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { data } = useQuery(taskDocumentsQuery(workspaceId, chosen?.label === typed ? '' : typed));
  const found = (data?.orders ?? [])
    .filter(({ status }) => status === 'accepted')
    .map(({ order_detail_id, title }) => ({ value: String(order_detail_id), label: `${title} (${order_detail_id})` }));
  const own = value === null ? null : (chosen ?? { value: String(value), label: t('tasks.form.documentNumber', { id: value }) });
  const options = own && !found.some((one) => one.value === own.value) ? [own, ...found] : found;
  return (
    <Select
      label={t('tasks.form.document')}
      description={t('tasks.form.documentHint')}
      data={options}
      searchable
      clearable
      filter={({ options: all }) => all}
      nothingFoundMessage={t('tasks.form.noDocument')}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'none' }}
      value={value === null ? null : String(value)}
      error={error}
      onSearchChange={setTyped}
      onChange={(picked) => {
        setChosen(options.find((one) => one.value === picked) ?? null);
        onChange(picked === null ? null : Number(picked));
      }}
    />
  );
}

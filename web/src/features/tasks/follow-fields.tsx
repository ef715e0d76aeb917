// Which task comes before, and whether this one moves with it.
import { Select, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import { tasksQuery } from './core/tasks.queries.ts';
import { taskQuery } from './task.queries.ts';

/** Tasks to choose from at once; a search finds others. */
const offered = 25;

interface FollowFieldsProps {
  workspaceId: number;
  /** Of the task itself, which cannot follow itself; null for a new one. */
  ownId: number | null;
  afterTaskId: number | null;
  isSmart: boolean;
  error: string | undefined;
  onChange: (changes: { after_task_id?: number | null; is_smart?: boolean }) => void;
}

export function FollowFields({ workspaceId, ownId, afterTaskId, isSmart, error, onChange }: FollowFieldsProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const isKnown = chosen?.value === String(afterTaskId);
  const before = useQuery({ ...taskQuery(afterTaskId ?? 0), enabled: afterTaskId !== null && !isKnown }).data?.task;
  const named = (id: number, title: string) => ({ value: String(id), label: `${title} (${id})` });
  const own = isKnown ? chosen : afterTaskId === null ? null : before ? named(before.id, before.title) : namelessOf(afterTaskId);
  function namelessOf(id: number) {
    return { value: String(id), label: t('tasks.number', { id }) };
  }
  const search = own?.label === typed ? '' : typed.trim();
  const { data } = useQuery(tasksQuery(workspaceId, search ? { search } : {}, offered));
  const found = (data?.tasks ?? []).filter(({ id }) => id !== ownId).map(({ id, title }) => named(id, title));
  const options = own && !found.some(({ value }) => value === own.value) ? [own, ...found] : found;
  return (
    <>
      <Select
        label={t('taskPlanning.follow.after')}
        description={t('taskPlanning.follow.afterHint')}
        data={options}
        searchable
        clearable
        filter={({ options: all }) => all}
        nothingFoundMessage={t('taskPlanning.follow.nothing')}
        checkIconPosition="right"
        comboboxProps={{ shadow: 'none' }}
        value={afterTaskId === null ? null : String(afterTaskId)}
        error={error}
        onSearchChange={setTyped}
        onChange={(picked) => {
          setChosen(options.find((one) => one.value === picked) ?? null);
          onChange({ after_task_id: picked === null ? null : Number(picked) });
        }}
      />
      <Switch
        label={t('taskPlanning.follow.smart')}
        description={t('taskPlanning.follow.smartHint')}
        checked={isSmart}
        onChange={({ currentTarget }) => onChange({ is_smart: currentTarget.checked })}
      />
    </>
  );
}

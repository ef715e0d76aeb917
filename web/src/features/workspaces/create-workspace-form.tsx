// A new workspace in two steps: its name, then its members. The first step saves the name; members can be added any time.

import type { Workspace } from '@folio/contract/workspaces';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { PeoplePicker } from './people-picker.tsx';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import classes from './workspaces.module.css';

interface NameStepProps {
  onCreated: (workspace: Workspace) => void;
}

/** First step: the workspace is made with its name. */
export function NameStep({ onCreated }: NameStepProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation({
    mutationFn: () => api.workspaces.create({ name: name.trim() }),
    onSuccess: async ({ workspace }) => {
      await invalidate(client, 'workspace.created');
      onCreated(workspace);
    },
    onError: (error) => showFieldErrors(error, ['name'], (errors) => setProblem(errors['name'] ?? null)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === '') setProblem(t('workspaces.nameNeeded'));
    else create.mutate();
  };
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('workspaces.name')}
        placeholder={t('workspaces.nameExample')}
        value={name}
        maxLength={80}
        error={problem}
        data-autofocus
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" loading={create.isPending} fullWidth data-submit>
        {t('workspaces.continue')}
      </Button>
    </Stack>
  );
}

/** Second step: people of the account are added, or nobody yet. */
export function PeopleStep({ workspace, onDone }: { workspace: Workspace; onDone: () => void }) {
  const { t } = useText();
  const [picked, setPicked] = useState<number[]>([]);
  const { addUsers } = useWorkspaceActions(workspace.id);
  const finish = () => {
    if (picked.length === 0) onDone();
    else if (!addUsers.isPending) addUsers.mutate(picked, { onSuccess: onDone });
  };
  return (
    <Stack gap={20} className={classes.form}>
      <PeoplePicker workspaceId={workspace.id} picked={picked} onPick={setPicked} />
      <Button onClick={finish} loading={addUsers.isPending} fullWidth data-submit>
        {picked.length === 0 ? t('workspaces.openWithout') : t('workspaces.addAndOpen', { count: picked.length })}
      </Button>
    </Stack>
  );
}

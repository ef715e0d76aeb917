// One notification group, new or to change: events, workspaces and channels.
import type { NotificationEvent, NotificationGroup } from '@folio/contract/notifications';
import { Checkbox, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { memberChoicesQuery } from './groups.queries.ts';
import { type Member, MemberSelect } from './member-select.tsx';
import { type GroupValues, useGroupActions } from './use-group-actions.ts';

interface GroupDialogProps {
  /** Null for a new one. */
  group: NotificationGroup | null;
  /** Events that occur here. */
  events: NotificationEvent[];
  onClose: () => void;
}

const everywhere = 'all';
const inline = { withinPortal: false, shadow: 'none' } as const;

/** Events that a group has already stay visible, even if it does not occur here any more. */
export function GroupDialog({ group, events, onClose }: GroupDialogProps) {
  const { t } = useText();
  const { data } = useQuery(memberChoicesQuery(''));
  const { save } = useGroupActions();
  const [members, setMembers] = useState<Member[]>(group?.members ?? []);
  const [values, setValues] = useState<Omit<GroupValues, 'members'>>(
    group ?? { name: '', workspace_id: null, events, in_app: true, email: true, rhythm: 'instant' },
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (changes: Partial<GroupValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const channels = [...(values.in_app ? ['in_app'] : []), ...(values.email ? ['email'] : [])];
  const submit = () => {
    const { name, workspace_id, in_app, email, rhythm } = values;
    const faults = {
      ...(name.trim() ? {} : { name: t('notices.nameNeeded') }),
      ...(values.events.length > 0 ? {} : { events: t('notices.eventsNeeded') }),
      ...(in_app || email ? {} : { channels: t('notices.channelsNeeded') }),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    save.mutate(
      {
        id: group?.id ?? null,
        name: name.trim(),
        workspace_id,
        events: values.events,
        in_app,
        email,
        rhythm,
        members: members.map((one) => one.user_id),
      },
      { onSuccess: onClose, onError: (error) => showFieldErrors(error, ['name', 'events', 'members'], setErrors) },
    );
  };
  const workspaces = (data?.workspaces ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const shownEvents = [...new Set([...events, ...(group?.events ?? [])])];
  return (
    <FormDialog
      title={group ? t('notices.edit', { name: group.name }) : t('notices.create')}
      verb={group ? t('actions.save') : t('notices.create')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t('notices.name')}
        value={values.name}
        maxLength={80}
        autoComplete="off"
        error={errors['name']}
        data-autofocus
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <MemberSelect members={members} error={errors['members']} onChange={setMembers} />
      {workspaces.length > 0 || values.workspace_id !== null ? (
        <Select
          label={t('notices.workspace')}
          data={[{ value: everywhere, label: t('notices.everywhere') }, ...workspaces]}
          value={values.workspace_id === null ? everywhere : String(values.workspace_id)}
          searchable={workspaces.length > 8}
          allowDeselect={false}
          checkIconPosition="right"
          comboboxProps={inline}
          onChange={(chosen) => set({ workspace_id: chosen === null || chosen === everywhere ? null : Number(chosen) })}
        />
      ) : null}
      <Checkbox.Group
        label={t('notices.eventsLabel')}
        value={values.events}
        error={errors['events']}
        onChange={(chosen) => set({ events: shownEvents.filter((event) => chosen.includes(event)) })}
      >
        <Stack mt={6} gap={10}>
          {shownEvents.map((event) => (
            <Checkbox key={event} value={event} label={t(`notices.events.${event}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox.Group
        label={t('notices.channels')}
        value={channels}
        error={errors['channels']}
        onChange={(chosen) => set({ in_app: chosen.includes('in_app'), email: chosen.includes('email') })}
      >
        <Stack mt={6} gap={10}>
          <Checkbox value="in_app" label={t('notices.inApp')} />
          <Checkbox value="email" label={t('notices.email')} />
        </Stack>
      </Checkbox.Group>
      {values.email ? (
        <Select
          label={t('notices.rhythm')}
          data={(['instant', 'daily'] as const).map((value) => ({ value, label: t(`notices.rhythms.${value}`) }))}
          value={values.rhythm}
          allowDeselect={false}
          checkIconPosition="right"
          comboboxProps={inline}
          onChange={(chosen) => set({ rhythm: chosen === 'daily' ? 'daily' : 'instant' })}
        />
      ) : null}
    </FormDialog>
  );
}

// One notification group, new or to change: events, workspaces and channels.
import type { NotificationEvent, NotificationGroup } from '@folio/contract/notifications';
import { Checkbox, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { memberChoicesQuery } from './groups.queries.ts';
import { MemberSelect } from './member-select.tsx';

interface GroupDialogProps {
  /** Null for a new one. */
  group: NotificationGroup | null;
  /** Events that occur here. */
  events: NotificationEvent[];
  onClose: () => void;
}

const everywhere = 'all';
const inline = { withinPortal: false, shadow: 'none' } as const;

const valuesOf = (group: NotificationGroup | null, events: NotificationEvent[]) => ({
  name: group?.name ?? '',
  workspace_id: group?.workspace_id ?? null,
  events: group?.events ?? events,
  in_app: group?.in_app ?? true,
  email: group?.email ?? true,
  rhythm: group?.rhythm ?? ('instant' as const),
  members: group?.members ?? [],
});

/** Events that a group has already stay visible, even if it does not occur here any more. */
export function GroupDialog({ group, events, onClose }: GroupDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const { data } = useQuery(memberChoicesQuery(''));
  const form = useContractForm({
    values: valuesOf(group, events),
    toInput: (entered) => ({
      ...entered,
      name: entered.name.trim(),
      members: entered.members.map((one) => one.user_id),
    }),
    faultsOf: ({ name, events: chosen, in_app, email }) => ({
      ...(name.trim() ? {} : { name: t('notices.nameNeeded') }),
      ...(chosen.length > 0 ? {} : { events: t('notices.eventsNeeded') }),
      ...(in_app || email ? {} : { channels: t('notices.channelsNeeded') }),
    }),
    send: ({ input }) => (group ? api.notifications.editGroup({ id: group.id, ...input }) : api.notifications.addGroup(input)),
    refresh: () => invalidate(client, 'notice_group.changed'),
    onSaved: onClose,
  });
  const { values } = form;
  const channels = [...(values.in_app ? ['in_app'] : []), ...(values.email ? ['email'] : [])];
  const workspaces = (data?.workspaces ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const shownEvents = [...new Set([...events, ...(group?.events ?? [])])];
  return (
    <FormDialog
      title={group ? t('notices.edit', { name: group.name }) : t('notices.create')}
      verb={group ? t('actions.save') : t('notices.create')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <TextInput label={t('notices.name')} maxLength={80} autoComplete="off" data-autofocus {...form.getInputProps('name')} />
      <MemberSelect
        members={values.members}
        error={form.errors['members']}
        onChange={(members) => form.setFieldValue('members', members)}
      />
      {workspaces.length > 0 || values.workspace_id !== null ? (
        <Select
          label={t('notices.workspace')}
          data={[{ value: everywhere, label: t('notices.everywhere') }, ...workspaces]}
          value={values.workspace_id === null ? everywhere : String(values.workspace_id)}
          searchable={workspaces.length > 8}
          allowDeselect={false}
          checkIconPosition="right"
          comboboxProps={inline}
          onChange={(chosen) => form.change({ workspace_id: chosen === null || chosen === everywhere ? null : Number(chosen) })}
        />
      ) : null}
      <Checkbox.Group
        label={t('notices.eventsLabel')}
        {...form.getInputProps('events')}
        onChange={(chosen) => form.change({ events: shownEvents.filter((event) => chosen.includes(event)) })}
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
        error={form.errors['channels']}
        onChange={(chosen) => {
          form.change({ in_app: chosen.includes('in_app'), email: chosen.includes('email') });
          form.clearFieldError('channels');
        }}
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
          allowDeselect={false}
          checkIconPosition="right"
          comboboxProps={inline}
          {...form.getInputProps('rhythm')}
        />
      ) : null}
    </FormDialog>
  );
}

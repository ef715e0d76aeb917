// Days and rules of a workspace's tasks: time zone, free days, whether people approve their own work. Saved at once.
import { listTimeZones, maxFreeDays } from '@folio/contract/working-days';
import type { WorkspaceDetail } from '@folio/contract/workspaces';
import { Button, Pill, Select, Switch } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type FormEvent, useMemo, useState } from 'react';
import { DateField } from '../../ui/date-field.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useWorkspaceActions } from './use-workspace-actions.ts';
import classes from './workspaces.module.css';

export function DaysPanel({ workspace }: { workspace: WorkspaceDetail }) {
  const { t, language } = useText();
  const [day, setDay] = useState('');
  const { update } = useWorkspaceActions(workspace.id);
  const zones = useMemo(() => listTimeZones(), []);
  const { free_days: freeDays } = workspace;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (day === '' || update.isPending) return;
    update.mutate({ add_free_days: [day] }, { onSuccess: () => setDay((now) => (now === day ? '' : now)) });
  };
  return (
    <Panel title={t('taskDates.title')}>
      <Stack gap={20} className={classes.form}>
        <Select
          label={t('taskDates.zone')}
          description={t('taskDates.zoneHint')}
          data={zones}
          value={workspace.time_zone}
          searchable
          limit={100}
          allowDeselect={false}
          checkIconPosition="right"
          onChange={(zone) => zone !== null && update.mutate({ time_zone: zone })}
        />
        <Switch
          checked={workspace.allow_self_approval}
          label={t('taskDates.self')}
          description={t('taskDates.selfHint')}
          disabled={update.isPending}
          onChange={({ currentTarget }) => update.mutate({ allow_self_approval: currentTarget.checked })}
        />
      </Stack>
      <Stack as="section" gap={10} className={classes.group}>
        <h3>{t('taskDates.free')}</h3>
        <Text size="sm" tone="quiet" breaks block>
          {t('taskDates.freeHint')}
        </Text>
        {freeDays.length === 0 ? (
          <Text size="sm" tone="quiet" breaks block>
            {t('taskDates.none')}
          </Text>
        ) : null}
        <Pill.Group>
          {freeDays.map((one) => {
            const name = formatDay(one, language);
            return (
              <Pill
                key={one}
                size="lg"
                withRemoveButton
                disabled={update.isPending}
                removeButtonProps={{ 'aria-label': t('taskDates.removeDay', { day: name }), 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => update.mutate({ remove_free_days: [one] })}
              >
                {name}
              </Pill>
            );
          })}
        </Pill.Group>
        <Row as="form" gap={12} align="start" wrap className={classes.row} onSubmit={add}>
          <DateField aria-label={t('taskDates.free')} value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)} />
          <Button
            type="submit"
            variant="default"
            disabled={day === '' || freeDays.length >= maxFreeDays}
            loading={update.isPending}
            data-submit
          >
            {t('taskDates.add')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}

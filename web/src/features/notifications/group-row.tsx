import type { NotificationGroup } from '@folio/contract/notifications';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { EventBadges } from './event-badges.tsx';
import { memberChoicesQuery } from './groups.queries.ts';
import { useGroupActions } from './use-group-actions.ts';

/** A test is sent by email to every member, whatever the group's channels are. */
export function GroupRow({ group, onEdit }: { group: NotificationGroup; onEdit: () => void }) {
  const { t } = useText();
  const { data } = useQuery(memberChoicesQuery(''));
  const { remove, test } = useGroupActions();
  const workspace = data?.workspaces.find((one) => one.id === group.workspace_id)?.name ?? '';
  const second = [
    group.workspace_id === null ? t('notices.everywhere') : workspace,
    t('notices.membersCount', { count: group.members.length }),
    group.in_app ? t('notices.inApp') : '',
    group.email ? `${t('notices.email')} (${t(`notices.rhythms.${group.rhythm}`)})` : '',
  ];
  return (
    <ListRow
      name={group.name}
      acts={
        group.can.edit ? (
          <>
            {' '}
            <Button
              variant="default"
              loading={test.isPending}
              disabled={group.members.length === 0}
              aria-label={`${t('notices.test')}: ${group.name}`}
              onClick={() => test.mutate(group.id)}
            >
              {t('notices.test')}
            </Button>
            <MoreMenu
              name={group.name}
              onEdit={onEdit}
              deletion={{
                loss: t('notices.loss', { name: group.name }),
                verb: t('notices.remove'),
                isBusy: remove.isPending,
                onConfirm: (done) => remove.mutate(group.id, { onSettled: done }),
              }}
            />
          </>
        ) : null
      }
    >
      <Text
        size="sm"
        tone="quiet"
        weight="regular"
        breaks
        block
        className={rowLines.second}
        title={group.members.map(({ name }) => name).join(', ')}
      >
        {second.filter(Boolean).join(' · ')}
      </Text>
      <EventBadges events={group.events} />
    </ListRow>
  );
}

// The caller's own matrix: events down, channels across, saved as a whole; and groups that send more.
import type { NotificationGroup, NotificationPreference } from '@folio/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { EventBadges } from './event-badges.tsx';
import classes from './matrix.module.css';
import { MatrixRows } from './matrix-rows.tsx';
import { ownMatrixQuery } from './notices.queries.ts';

/** Ticked boxes count once they are saved. */
export function OwnMatrix() {
  const { t } = useText();
  const { data, isPending, refetch } = useQuery(ownMatrixQuery);
  if (isPending) return <SkeletonBlock height={280} />;
  if (!data) {
    return (
      <Panel>
        <ErrorState title={t('notices.matrixFailed')} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <>
      <MatrixPanel saved={data.preferences} />
      <OwnGroups groups={data.notification_groups} />
    </>
  );
}

function MatrixPanel({ saved }: { saved: NotificationPreference[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [changed, setChanged] = useState<NotificationPreference[] | null>(null);
  const save = useMutation({
    mutationFn: (preferences: NotificationPreference[]) => api.notifications.updatePreferences({ preferences }),
    onSuccess: ({ message, preferences }) => {
      client.setQueryData(ownMatrixQuery.queryKey, (before) => before && { ...before, preferences });
      setChanged(null);
      toastSuccess(message);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const shown = changed ?? saved;
  return (
    <Panel
      title={t('notices.matrix')}
      aside={
        <Text as="span" size="sm" tone="quiet">
          {t('notices.matrixLead')}
        </Text>
      }
      isFlush
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (changed && !save.isPending) save.mutate(changed);
        }}
      >
        <MatrixRows rows={shown} onChange={(row) => setChanged(shown.map((one) => (one.event === row.event ? row : one)))} />
        <div className={classes.foot}>
          <FormFoot verb={t('actions.save')} isBusy={save.isPending} isDisabled={!changed} />
        </div>
      </form>
    </Panel>
  );
}

function OwnGroups({ groups }: { groups: NotificationGroup[] }) {
  const { t } = useText();
  return (
    <Panel title={t('notices.mine')} isFlush={groups.length > 0}>
      {groups.length === 0 ? (
        <Text size="sm" tone="quiet">
          {t('notices.mineNone')}
        </Text>
      ) : null}
      {groups.length > 0 ? (
        <ul>
          {groups.map((group) => (
            <Row
              as="li"
              key={group.id}
              px={20}
              py={14}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.group}
            >
              <Text as="strong" weight="medium" breaks>
                {group.name}
              </Text>
              <EventBadges events={group.events} />
            </Row>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

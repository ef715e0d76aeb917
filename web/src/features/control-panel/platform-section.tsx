// The switches of the whole installation; each is saved when it is turned.

import { Switch } from '@mantine/core';
import { invalidate } from '../../base/stale-after.ts';
import '@mantine/core/styles/Switch.layer.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { flagsQuery } from './control-panel.queries.ts';

const ClosingDialog = lazy(() => import('./closing-dialog.tsx').then((module) => ({ default: module.ClosingDialog })));
const flags = ['is_registration_open', 'is_in_maintenance', 'has_human_services'] as const;
type Flag = (typeof flags)[number];

/** Turning maintenance on shuts everybody else out, so it is asked first. */
export function PlatformSection() {
  const { t } = useText();
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(flagsQuery);
  const [isAsking, setAsking] = useState(false);
  const turn = useMutation({
    mutationFn: ({ flag, isOn }: { flag: Flag; isOn: boolean }) => api.platform.updateFlags({ [flag]: isOn }),
    onSuccess: (answer) => {
      client.setQueryData(flagsQuery.queryKey, answer);
      void invalidate(client, 'platform.changed');
      toastSuccess(t('panel.platform.saved'));
    },
    onError: (error) => toastError(messageOf(error)),
    onSettled: () => setAsking(false),
  });
  if (isPending) return <SkeletonBlock height={200} />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  return (
    <Panel title={t('panel.sections.platform')}>
      <Stack gap={20}>
        {flags.map((flag) => (
          <Switch
            key={flag}
            label={t(`panel.platform.${flag}.label`)}
            description={t(`panel.platform.${flag}.help`)}
            styles={{ description: { paddingInlineStart: 12 } }}
            checked={turn.isPending && turn.variables.flag === flag ? turn.variables.isOn : data.flags[flag]}
            disabled={turn.isPending}
            onChange={({ currentTarget: { checked } }) => {
              if (flag === 'is_in_maintenance' && checked) setAsking(true);
              else turn.mutate({ flag, isOn: checked });
            }}
          />
        ))}
      </Stack>
      {isAsking ? (
        <Suspense fallback={null}>
          <ClosingDialog
            isBusy={turn.isPending}
            onKeep={() => setAsking(false)}
            onConfirm={() => turn.mutate({ flag: 'is_in_maintenance', isOn: true })}
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}

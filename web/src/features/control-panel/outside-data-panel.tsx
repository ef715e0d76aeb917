// The account's own data source: its users, its status, and the form to connect one.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { agoWithin } from '../../ui/intl-format.ts';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import { outsideDataQuery } from './control-panel.queries.ts';

const OutsideDataForm = lazy(() => import('./outside-data-form.tsx').then((module) => ({ default: module.OutsideDataForm })));

const name = 'DataForSEO';
const stateKinds = { ok: 'ready', failing: 'failed' } as const;

/** For owners. */
export function OutsideDataPanel() {
  const { t, language } = useText();
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(outsideDataQuery);
  const [isOpen, setOpen] = useState(false);
  const settle = {
    onError: (problem: unknown) => toastError(messageOf(problem)),
    onSettled: () => invalidate(client, 'outside_data.changed'),
  };
  const test = useMutation({ mutationFn: () => api.outsideData.test({}), ...settle });
  const remove = useMutation({
    mutationFn: () => api.outsideData.remove({}),
    ...settle,
    onSuccess: ({ message }) => {
      if (message) toastSuccess(message);
    },
  });
  const access = data?.outside_data ?? null;
  const connect = (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('outsideData.connect')}
    </Button>
  );
  return (
    <Panel title={t('outsideData.title')} aside={data && access === null ? connect : null} isFlush>
      <Text size="sm" tone="quiet" className={classes.lead}>
        {t('outsideData.lead')}
      </Text>
      {isPending ? <SkeletonRows rows={1} /> : null}
      {error && !data ? (
        <ErrorState title={t('outsideData.failed')} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {access ? (
        <ul>
          <ListRow
            name={name}
            state={<StateBadge kind={stateKinds[access.state]}>{t(`outsideData.states.${access.state}`)}</StateBadge>}
            acts={
              <>
                <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                  {t('outsideData.test')}
                </Button>
                <MoreMenu
                  name={name}
                  onEdit={() => setOpen(true)}
                  deletion={{
                    loss: t('outsideData.loss'),
                    verb: t('outsideData.remove'),
                    isBusy: remove.isPending,
                    onConfirm: (done) => remove.mutate(undefined, { onSuccess: done }),
                  }}
                />
              </>
            }
          >
            <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
              {[
                access.login,
                t('outsideData.ending', { ending: access.password_ending }),
                t('outsideData.checked', { ago: agoWithin(access.tested_at, language) }),
              ].join(', ')}
            </Text>
            {access.problem ? (
              <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second} role="alert">
                <Text as="span" size="sm" tone="failed" weight="regular" breaks block>
                  {access.problem}
                </Text>
              </Text>
            ) : null}
          </ListRow>
        </ul>
      ) : null}
      <Suspense fallback={null}>
        {isOpen ? <OutsideDataForm login={access?.login ?? ''} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </Panel>
  );
}

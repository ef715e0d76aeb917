// Monthly limit of a user or workspace, and its use.

import type { CreditCap } from '@folio/contract/credits';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import rowLines from '../../../ui/list-row.module.css';
import { ListRow } from '../../../ui/list-row.tsx';
import { MenuItem } from '../../../ui/menu-parts.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import panel from '../control-panel.module.css';
import { CapDialog } from './cap-dialog.tsx';
import classes from './credits.module.css';
import { capsQuery } from './credits.queries.ts';

const idsOf = ({ person, workspace }: CreditCap) =>
  person ? { person_id: person.id } : workspace ? { workspace_id: workspace.id } : {};

/** Lifting a cap takes nothing away, so it is done at once. */
export function CapsPanel() {
  const { t } = useText();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<CreditCap | 'new' | null>(null);
  const { data, isPending, refetch } = useQuery(capsQuery(page));
  const lift = useMutation({
    mutationFn: (cap: CreditCap) => api.credits.setCap({ ...idsOf(cap), monthly_credits: null }),
    onSuccess: async ({ message }) => {
      if (message) toastSuccess(message);
      setPage(1);
      await invalidate(client, 'cap.changed');
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Panel
      title={t('spending.caps.title')}
      aside={
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t('spending.caps.set')}
        </Button>
      }
      isFlush
    >
      <Text size="sm" tone="quiet" px={20} py={14} line="bottom" className={classes.lead}>
        {t('spending.caps.lead')}
      </Text>
      {isPending ? <SkeletonRows rows={3} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {data?.recordsFiltered === 0 ? <p className={panel.note}>{t('spending.caps.none')}</p> : null}
      {data && data.recordsFiltered > 0 ? (
        <>
          <ul>
            {data.caps.map((cap) => (
              <CapRow
                key={cap.id}
                cap={cap}
                isBusy={lift.isPending}
                onChange={() => setOpen(cap)}
                onLift={() => lift.mutate(cap)}
              />
            ))}
          </ul>
          <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
        </>
      ) : null}
      {open === null ? null : <CapDialog cap={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

interface CapRowProps {
  cap: CreditCap;
  isBusy: boolean;
  onChange: () => void;
  onLift: () => void;
}

function CapRow({ cap, isBusy, onChange, onLift }: CapRowProps) {
  const { t, language } = useText();
  const name = (cap.person ?? cap.workspace)?.name ?? '';
  const share = cap.monthly_credits === 0 ? 1 : Math.min(1, cap.used / cap.monthly_credits);
  const number = (value: number) => formatNumber(value, language);
  return (
    <ListRow
      name={name}
      state={
        <Stack gap={6} className={classes.capBar}>
          <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
            {t('spending.caps.used', { used: number(cap.used), cap: number(cap.monthly_credits) })}
          </Text>
          <span className={classes.track}>
            <span className={classes.bar} data-full={share >= 1 || undefined} style={{ width: `${share * 100}%` }} />
          </span>
        </Stack>
      }
      acts={
        <>
          {' '}
          <MoreMenu name={name} width={250} isBusy={isBusy} onEdit={onChange}>
            <MenuItem leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />} onClick={onLift}>
              {t('spending.caps.lift', { name })}
            </MenuItem>
          </MoreMenu>
        </>
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {t(cap.person ? 'spending.groups.user' : 'spending.groups.workspace')}
      </Text>
    </ListRow>
  );
}

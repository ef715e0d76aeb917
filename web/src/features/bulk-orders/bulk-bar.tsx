// The actions on a whole bulk order. What may be done comes from the server.
import type { BulkOrder } from '@folio/contract/bulk-orders';
import { Button, Loader, Menu } from '@mantine/core';
import { IconBan, IconCheck, IconDots, IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionItems } from '../../ui/action-items.tsx';
import { type Action, type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { MenuDropdown } from '../../ui/opened-menu.tsx';
import { usePageActions } from '../../ui/page-actions.ts';
import { useText } from '../../ui/use-text.ts';
import { exportFormats, useBulkActions } from './use-bulk-actions.ts';

type BulkActionId = 'pause' | 'resume' | 'retry' | 'approve' | 'cancel' | 'export';

const bulkActions: ActionDefinition<BulkActionId, BulkOrder>[] = [
  { id: 'pause', icon: IconPlayerPause, label: (t) => t('bulk.pause'), can: ({ can }) => can.pause },
  { id: 'resume', icon: IconPlayerPlay, label: (t) => t('bulk.resume'), can: ({ can }) => can.resume },
  { id: 'retry', icon: IconRefresh, label: (t) => t('bulk.retry'), can: ({ can }) => can.retry },
  { id: 'approve', icon: IconCheck, label: (t) => t('bulk.approveAll'), can: ({ can }) => can.approve },
  { id: 'cancel', icon: IconBan, label: (t) => t('bulk.cancelRest'), can: ({ can }) => can.cancel, isDeletion: true },
  { id: 'export', icon: IconDownload, label: (t) => t('bulk.export'), can: () => true },
];

/** Actions that are in the menu rather than as buttons. */
const isInMenu = ({ id }: Action<BulkActionId>) => id === 'approve' || id === 'cancel';

/** One button for both, which keeps the focus when the other takes its turn. */
const isStop = (id: BulkActionId) => id === 'pause' || id === 'resume';

export function BulkBar({ order }: { order: BulkOrder }) {
  const { t } = useText();
  const { run, exportRows } = useBulkActions(order);
  const [isAsking, setAsking] = useState(false);
  const { counts } = order;
  const open = counts.waiting + counts.on_hold;
  const isBusy = run.isPending;
  const actions = bindActions(bulkActions, [order], t, {
    pause: () => ({ isDisabled: isBusy, run: () => run.mutate({ act: 'pause' }) }),
    resume: () => ({ isDisabled: isBusy, run: () => run.mutate({ act: 'resume' }) }),
    retry: () => ({ isDisabled: isBusy, run: () => run.mutate({ act: 'retry' }) }),
    approve: () => ({ isDisabled: counts.ready === 0 || isBusy, run: () => run.mutate({ act: 'approve', approved: true }) }),
    cancel: () => ({ isDisabled: isBusy, run: () => setAsking(true) }),
    export: () => ({
      isDisabled: exportRows.isPending,
      choices: exportFormats.map((format) => ({
        id: format,
        label: t(`bulk.exports.${format}`),
        run: () => exportRows.mutate(format),
      })),
    }),
  });
  usePageActions(order.title, actions);
  const inMenu = actions.filter(isInMenu);
  return (
    <>
      {actions.map((action) =>
        'run' in action && !isInMenu(action) ? (
          <Button
            key={isStop(action.id) ? 'stop' : action.id}
            variant="default"
            disabled={action.isDisabled}
            loading={isBusy && (run.variables.act === action.id || (isStop(run.variables.act) && isStop(action.id)))}
            leftSection={<action.icon size={16} aria-hidden="true" />}
            onClick={action.run}
          >
            {action.label}
          </Button>
        ) : null,
      )}
      {inMenu.length > 0 ? (
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <Button variant="default" px={10} aria-label={t('bulk.more')}>
              <IconDots size={18} aria-hidden="true" />
            </Button>
          </Menu.Target>
          <MenuDropdown>
            <ActionItems actions={inMenu} />
          </MenuDropdown>
        </Menu>
      ) : null}
      <ExportMenu isBusy={exportRows.isPending} actions={actions} />
      <AskFirst
        isAsking={isAsking}
        loss={t('bulk.cancelLoss', { count: open })}
        verb={t('bulk.cancelVerb', { count: open })}
        isBusy={isBusy}
        onKeep={() => setAsking(false)}
        onConfirm={() => run.mutate({ act: 'cancel' }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

function ExportMenu({ isBusy, actions }: { isBusy: boolean; actions: Action[] }) {
  const { t } = useText();
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <Button
          leftSection={
            isBusy ? <Loader size={16} color="currentColor" aria-hidden="true" /> : <IconDownload size={16} aria-hidden="true" />
          }
          aria-busy={isBusy}
        >
          {t(isBusy ? 'bulk.exporting' : 'bulk.export')}
        </Button>
      </Menu.Target>
      <MenuDropdown>
        {actions
          .flatMap((action) => ('choices' in action ? action.choices : []))
          .map(({ id, label, run }) => (
            <Menu.Item key={id} disabled={isBusy} onClick={run}>
              {label}
            </Menu.Item>
          ))}
      </MenuDropdown>
    </Menu>
  );
}

import type { Seat } from '@folio/contract/seats';
import {
  IconArrowsExchange,
  IconCopy,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconTrash,
  IconUnlink,
  IconUserCheck,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import { ActionItems } from '../../ui/action-items.tsx';
import { type ActionDefinition, bindActions } from '../../ui/actions.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { EditSeatDialog } from './edit-seat-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import classes from './seats.module.css';
import { useSeatActions } from './use-seat-actions.ts';

type SeatActionId =
  | 'edit'
  | 'resend'
  | 'copyLink'
  | 'impersonate'
  | 'handOver'
  | 'resetFactor'
  | 'unlink'
  | 'enable'
  | 'disable'
  | 'delete';

const isDisabled = ({ state }: Seat) => state === 'disabled';

/** True if a seat can be edited depends on the reader too; the menu knows them. */
const seatActions: ActionDefinition<SeatActionId, Seat>[] = [
  { id: 'edit', icon: IconPencil, label: (t) => t('seats.edit'), can: () => true },
  { id: 'resend', icon: IconMail, label: (t) => t('seats.resend'), can: ({ can }) => can.resend },
  { id: 'copyLink', icon: IconCopy, label: (t) => t('seats.copyLink'), can: ({ can }) => can.resend },
  {
    id: 'impersonate',
    icon: IconUsers,
    label: (t) => t('seats.impersonate'),
    can: ({ can, user_id: userId }) => can.impersonate && userId !== null,
  },
  { id: 'handOver', icon: IconArrowsExchange, label: (t) => t('seats.handOver'), can: ({ can }) => can.hand_over },
  { id: 'resetFactor', icon: IconShieldOff, label: (t) => t('seats.resetFactor'), can: ({ can }) => can.reset_second_factor },
  { id: 'unlink', icon: IconUnlink, label: (t) => t('seats.unlinkSignOn'), can: ({ can }) => can.unlink_single_sign_on },
  { id: 'enable', icon: IconUserCheck, label: (t) => t('seats.enable'), can: (seat) => seat.can.disable && isDisabled(seat) },
  { id: 'disable', icon: IconUserOff, label: (t) => t('seats.disable'), can: (seat) => seat.can.disable && !isDisabled(seat) },
  {
    id: 'delete',
    icon: IconTrash,
    label: (t, [seat]) => t(seat?.state === 'invited' ? 'seats.withdraw' : 'seats.delete'),
    can: ({ can }) => can.delete,
    isDeletion: true,
    startsGroup: true,
  },
];

interface SeatMenuProps {
  seat: Seat;
  workspaces: { id: number; name: string }[];
  /** A mail server sends the link of an invitation. */
  sendsEmail: boolean;
}

/** Only actions permitted by the server. Users can change their own workspaces. */
export function SeatMenu({ seat, workspaces, sendsEmail }: SeatMenuProps) {
  const { t } = useText();
  const me = useMe().user_info;
  const [open, setOpen] = useState<'edit' | 'disable' | 'delete' | 'hand-over' | 'factor' | 'sign-on' | null>(null);
  const { edit, resend, copyLink, remove, impersonate, resetSecondFactor, unlinkSignOn } = useSeatActions();
  const { can } = seat;
  const name = seat.name ?? seat.email;
  const isInvited = seat.state === 'invited';
  const canEdit = can.change_role || (isInvited && can.delete) || seat.user_id === me.id;
  const close = () => setOpen(null);
  const actions = bindActions(seatActions, [seat], t, {
    edit: canEdit ? () => ({ run: () => setOpen('edit') }) : undefined,
    resend: sendsEmail ? () => ({ run: () => resend.mutate(seat.id) }) : undefined,
    copyLink: sendsEmail ? undefined : () => ({ run: () => copyLink.mutate(seat.id) }),
    impersonate: () => ({ run: () => impersonate.mutate(seat.user_id ?? 0) }),
    handOver: () => ({ run: () => setOpen('hand-over') }),
    resetFactor: () => ({ run: () => setOpen('factor') }),
    unlink: () => ({ run: () => setOpen('sign-on') }),
    enable: () => ({ run: () => edit.mutate({ id: seat.id, is_disabled: false }) }),
    disable: () => ({ run: () => setOpen('disable') }),
    delete: () => ({ run: () => setOpen('delete') }),
  });
  if (!canEdit && !can.impersonate && !can.hand_over && !can.reset_second_factor) return null;
  return (
    <>
      <MoreMenu name={name} width={230}>
        <ActionItems actions={actions} />
      </MoreMenu>
      {open === 'edit' ? <EditSeatDialog seat={seat} workspaces={workspaces} onClose={close} /> : null}
      {open === 'hand-over' ? <HandOverDialog seat={seat} onClose={close} /> : null}
      {open === 'disable' ? (
        <Dialog title={t('seats.disableTitle', { name })} onClose={close}>
          <Stack gap={20} className={classes.form}>
            <p>{t('seats.disableLead', { name })}</p>
            <QuestionFoot
              verb={t('seats.disable')}
              isBusy={edit.isPending}
              isRed
              onConfirm={() => edit.mutate({ id: seat.id, is_disabled: true }, { onSettled: close })}
              onKeep={close}
            />
          </Stack>
        </Dialog>
      ) : null}
      <AskFirst
        isAsking={open === 'factor'}
        loss={t('seats.lossFactor', { name })}
        verb={t('seats.resetFactor')}
        isBusy={resetSecondFactor.isPending}
        onKeep={close}
        onConfirm={() => resetSecondFactor.mutate(seat.user_id ?? 0, { onSettled: close })}
      />
      <AskFirst
        isAsking={open === 'sign-on'}
        loss={t('seats.lossSignOn', { name })}
        verb={t('seats.unlinkSignOn')}
        isBusy={unlinkSignOn.isPending}
        onKeep={close}
        onConfirm={() => unlinkSignOn.mutate(seat.id, { onSettled: close })}
      />
      <AskFirst
        isAsking={open === 'delete'}
        loss={isInvited ? t('seats.lossInvitation', { email: seat.email }) : t('seats.loss', { name })}
        verb={t(isInvited ? 'seats.withdraw' : 'seats.delete')}
        isBusy={remove.isPending}
        onKeep={close}
        onConfirm={() => remove.mutate(seat.id, { onSettled: close })}
      />
    </>
  );
}

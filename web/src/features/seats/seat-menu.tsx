import type { Seat } from '@folio/contract/seats';
import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconMail,
  IconPencil,
  IconShieldOff,
  IconUserCheck,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '../../base/use-me.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QuestionFoot } from '../../ui/form-foot.tsx';
import { DeleteItem, MoreMenu } from '../../ui/more-menu.tsx';
import { useText } from '../../ui/use-text.ts';
import { EditSeatDialog } from './edit-seat-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import classes from './seats.module.css';
import { useSeatActions } from './use-seat-actions.ts';

interface SeatMenuProps {
  seat: Seat;
  workspaces: { id: number; name: string }[];
}

/** Only what the server says the caller may do. One's own workspaces can be changed by oneself. */
export function SeatMenu({ seat, workspaces }: SeatMenuProps) {
  const { t } = useText();
  const me = useMe().user_info;
  const [open, setOpen] = useState<'edit' | 'disable' | 'delete' | 'hand-over' | 'factor' | null>(null);
  const { edit, resend, remove, impersonate, resetSecondFactor } = useSeatActions();
  const { can } = seat;
  const name = seat.name ?? seat.email;
  const isInvited = seat.state === 'invited';
  const isDisabled = seat.state === 'disabled';
  const canEdit = can.change_role || (isInvited && can.delete) || seat.user_id === me.id;
  if (!canEdit && !can.impersonate && !can.hand_over && !can.reset_second_factor) return null;
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;
  const close = () => setOpen(null);
  return (
    <>
      <MoreMenu name={name} width={230}>
        {canEdit ? (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setOpen('edit')}>
            {t('seats.edit')}
          </Menu.Item>
        ) : null}
        {can.resend ? (
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => resend.mutate(seat.id)}>
            {t('seats.resend')}
          </Menu.Item>
        ) : null}
        {can.impersonate && seat.user_id !== null ? (
          <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => impersonate.mutate(seat.user_id ?? 0)}>
            {t('seats.impersonate')}
          </Menu.Item>
        ) : null}
        {can.hand_over ? (
          <Menu.Item leftSection={<IconArrowsExchange {...icon} />} onClick={() => setOpen('hand-over')}>
            {t('seats.handOver')}
          </Menu.Item>
        ) : null}
        {can.reset_second_factor ? (
          <Menu.Item leftSection={<IconShieldOff {...icon} />} onClick={() => setOpen('factor')}>
            {t('seats.resetFactor')}
          </Menu.Item>
        ) : null}
        {can.disable ? (
          <Menu.Item
            leftSection={isDisabled ? <IconUserCheck {...icon} /> : <IconUserOff {...icon} />}
            onClick={() => (isDisabled ? edit.mutate({ id: seat.id, is_disabled: false }) : setOpen('disable'))}
          >
            {t(isDisabled ? 'seats.enable' : 'seats.disable')}
          </Menu.Item>
        ) : null}
        {can.delete ? (
          <>
            <Menu.Divider />
            <DeleteItem onClick={() => setOpen('delete')}>{t(isInvited ? 'seats.withdraw' : 'seats.delete')}</DeleteItem>
          </>
        ) : null}
      </MoreMenu>
      {open === 'edit' ? <EditSeatDialog seat={seat} workspaces={workspaces} onClose={close} /> : null}
      {open === 'hand-over' ? <HandOverDialog seat={seat} onClose={close} /> : null}
      {open === 'disable' ? (
        <Dialog title={t('seats.disableTitle', { name })} onClose={close}>
          <div className={classes.form}>
            <p>{t('seats.disableLead', { name })}</p>
            <QuestionFoot
              verb={t('seats.disable')}
              isBusy={edit.isPending}
              isRed
              onConfirm={() => edit.mutate({ id: seat.id, is_disabled: true }, { onSettled: close })}
              onKeep={close}
            />
          </div>
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

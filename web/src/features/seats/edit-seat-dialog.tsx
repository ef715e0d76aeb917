import type { Seat } from '@folio/contract/seats';
import { Select, Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './seats.module.css';
import { type SeatChanges, useSeatActions } from './use-seat-actions.ts';
import { WorkspaceChecks } from './workspace-checks.tsx';

const givenRoles = ['user', 'intermediate', 'admin'] as const;

interface EditSeatDialogProps {
  seat: Seat;
  workspaces: { id: number; name: string }[];
  onClose: () => void;
}

/** Role, control panel and workspaces; only changes are sent. */
export function EditSeatDialog({ seat, workspaces, onClose }: EditSeatDialogProps) {
  const { t } = useText();
  const before = seat.workspaces.map((one) => one.id);
  const [role, setRole] = useState(seat.role);
  const [opensPanel, setOpensPanel] = useState(seat.force_control_panel);
  const [picked, setPicked] = useState(before);
  const panelLabel = useId();
  const { edit } = useSeatActions();
  const name = seat.name ?? seat.email;
  const isSame = picked.length === before.length && picked.every((id) => before.includes(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (edit.isPending) return;
    const changes: SeatChanges = {
      ...(role === seat.role ? {} : { role }),
      ...(opensPanel === seat.force_control_panel ? {} : { force_control_panel: opensPanel }),
      ...(isSame ? {} : { workspace_ids: picked, ...(seat.state === 'invited' ? { access_level: 'user' as const } : {}) }),
    };
    if (Object.keys(changes).length === 0) onClose();
    else edit.mutate({ id: seat.id, ...changes }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('seats.editTitle', { name })} onClose={onClose}>
      <Stack as="form" gap={20} className={classes.form} onSubmit={submit}>
        {seat.can.change_role ? (
          <>
            <Select
              label={t('seats.role')}
              description={t(`seats.roleHelp.${role}`)}
              data={givenRoles.map((one) => ({ value: one, label: t(`shell.roles.${one}`) }))}
              value={role}
              allowDeselect={false}
              onChange={(value) => setRole(value ?? role)}
            />
            {role === 'user' ? (
              <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
                <span id={panelLabel}>{t('seats.forceControlPanel')}</span>
                <Switch
                  aria-labelledby={panelLabel}
                  checked={opensPanel}
                  onChange={({ currentTarget }) => setOpensPanel(currentTarget.checked)}
                />
              </div>
            ) : null}
          </>
        ) : null}
        <WorkspaceChecks workspaces={workspaces} picked={picked} onPick={setPicked} />
        <FormFoot verb={t('actions.save')} isBusy={edit.isPending} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

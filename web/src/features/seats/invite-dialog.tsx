import { type AccessLevel, accessLevelGives, accessLevels } from '@folio/contract/seats';
import { Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';
import classes from './seats.module.css';
import { useSeatActions } from './use-seat-actions.ts';
import { WorkspaceChecks } from './workspace-checks.tsx';

interface InviteDialogProps {
  workspaces: { id: number; name: string }[];
  /** A mail server sends the link. */
  sendsEmail: boolean;
  onClose: () => void;
}

/** An address, an access level and, for User, the workspaces to join. */
export function InviteDialog({ workspaces, sendsEmail, onClose }: InviteDialogProps) {
  const { t, language } = useText();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<AccessLevel>('user');
  const [picked, setPicked] = useState<number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { invite } = useSeatActions();
  // Both levels give the same role.
  const role = t(`shell.roles.${accessLevelGives[level].role}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setProblem(validationText('not_an_email', undefined, language));
      return;
    }
    invite.mutate(
      { email: email.trim(), access_level: level, workspace_ids: level === 'user' ? picked : [] },
      {
        onSuccess: onClose,
        onError: (error) => showFieldErrors(error, ['email'], (errors) => setProblem(errors['email'] ?? null)),
      },
    );
  };
  return (
    <Dialog title={t('seats.inviteTitle')} onClose={onClose}>
      <Stack as="form" gap={20} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          type="email"
          label={t('fields.email')}
          value={email}
          maxLength={254}
          autoComplete="off"
          error={problem}
          data-autofocus
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setProblem(null);
          }}
        />
        <Radio.Group label={t('seats.access')} value={level} onChange={(value) => setLevel(value)}>
          <Stack gap={10} className={classes.group} style={{ marginTop: 4 }}>
            {accessLevels.map((one) => (
              <Radio key={one} value={one} label={t(`seats.levels.${one}`)} description={t(`seats.levelHelp.${one}`, { role })} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" tone="quiet">
          {role}: {t(`seats.roleHelp.${accessLevelGives[level].role}`)} {t('seats.roleLater')}
        </Text>
        {level === 'user' ? <WorkspaceChecks workspaces={workspaces} picked={picked} onPick={setPicked} /> : null}
        {sendsEmail ? null : (
          <Text size="sm" tone="quiet">
            {t('seats.noMail')}
          </Text>
        )}
        <FormFoot
          verb={t(sendsEmail ? 'seats.sendInvitation' : 'seats.createInvitation')}
          isBusy={invite.isPending}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}

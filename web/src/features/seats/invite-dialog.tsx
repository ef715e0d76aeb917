import { type AccessLevel, accessLevels } from '@folio/contract/seats';
import { Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';
import classes from './seats.module.css';
import { useSeatActions } from './use-seat-actions.ts';
import { WorkspaceChecks } from './workspace-checks.tsx';

/** An address, an access level and, for User, the workspaces to join. */
export function InviteDialog({ workspaces, onClose }: { workspaces: { id: number; name: string }[]; onClose: () => void }) {
  const { t, language } = useText();
  const [email, setEmail] = useState('');
  const [level, setLevel] = useState<AccessLevel>('user');
  const [picked, setPicked] = useState<number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { invite } = useSeatActions();
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
      <form className={classes.form} onSubmit={submit} noValidate>
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
          <div className={classes.group} style={{ marginTop: 4 }}>
            {accessLevels.map((one) => (
              <Radio key={one} value={one} label={t(`seats.levels.${one}`)} description={t(`seats.levelHelp.${one}`)} />
            ))}
          </div>
        </Radio.Group>
        {level === 'user' ? <WorkspaceChecks workspaces={workspaces} picked={picked} onPick={setPicked} /> : null}
        <FormFoot verb={t('seats.sendInvitation')} isBusy={invite.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

import { type AccessLevel, accessLevelGives, accessLevels } from '@folio/contract/seats';
import { Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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

const blankInvitation: { email: string; access_level: AccessLevel; workspace_ids: number[] } = {
  email: '',
  access_level: 'user',
  workspace_ids: [],
};

/** An address, an access level and, for User, the workspaces to join. */
export function InviteDialog({ workspaces, sendsEmail, onClose }: InviteDialogProps) {
  const { t, language } = useText();
  const { offerLink } = useSeatActions();
  const form = useContractForm({
    values: blankInvitation,
    toInput: (values) => ({
      ...values,
      email: values.email.trim(),
      workspace_ids: values.access_level === 'user' ? values.workspace_ids : [],
    }),
    faultsOf: (values): Record<string, string> =>
      /^\S+@\S+\.\S+$/.test(values.email.trim()) ? {} : { email: validationText('not_an_email', undefined, language) },
    send: ({ input }) => api.seats.create(input),
    savedMessage: () => undefined,
    onSaved: (answer) => void offerLink(answer).then(onClose),
  });
  const level = form.values.access_level;
  // Both levels give the same role.
  const role = t(`shell.roles.${accessLevelGives[level].role}`);
  return (
    <Dialog title={t('seats.inviteTitle')} onClose={onClose}>
      <Stack as="form" gap={20} className={classes.form} onSubmit={submitTo(form)} noValidate>
        <TextInput
          type="email"
          label={t('fields.email')}
          maxLength={254}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Radio.Group label={t('seats.access')} {...form.getInputProps('access_level')}>
          <Stack gap={10} className={classes.group} style={{ marginTop: 4 }}>
            {accessLevels.map((one) => (
              <Radio key={one} value={one} label={t(`seats.levels.${one}`)} description={t(`seats.levelHelp.${one}`, { role })} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" tone="quiet">
          {role}: {t(`seats.roleHelp.${accessLevelGives[level].role}`)} {t('seats.roleLater')}
        </Text>
        {level === 'user' ? (
          <WorkspaceChecks
            workspaces={workspaces}
            picked={form.values.workspace_ids}
            onPick={(ids) => form.setFieldValue('workspace_ids', ids)}
          />
        ) : null}
        {sendsEmail ? null : (
          <Text size="sm" tone="quiet">
            {t('seats.noMail')}
          </Text>
        )}
        <FormFoot
          verb={t(sendsEmail ? 'seats.sendInvitation' : 'seats.createInvitation')}
          isBusy={form.isBusy}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}

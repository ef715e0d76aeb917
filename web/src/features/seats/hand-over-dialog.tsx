import type { Seat } from '@folio/contract/seats';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './seats.module.css';
import { useSeatActions } from './use-seat-actions.ts';

/** Explains the consequences and requests the password. */
export function HandOverDialog({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { t } = useText();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { handOver } = useSeatActions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '' || handOver.isPending) return;
    handOver.mutate(
      { id: seat.id, current_password: password },
      {
        onSuccess: onClose,
        onError: (error) =>
          showFieldErrors(error, ['current_password'], (errors) => setProblem(errors['current_password'] ?? null)),
      },
    );
  };
  return (
    <Dialog title={t('seats.handOver')} onClose={onClose}>
      <Stack as="form" gap={20} className={classes.form} onSubmit={submit}>
        <p>{t('seats.handOverLead', { name: seat.name ?? seat.email })}</p>
        <PasswordField
          label={t('fields.currentPassword')}
          autoComplete="current-password"
          value={password}
          maxLength={128}
          error={problem}
          data-autofocus
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setProblem(null);
          }}
        />
        <FormFoot verb={t('seats.handOver')} isBusy={handOver.isPending} isDisabled={password === ''} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

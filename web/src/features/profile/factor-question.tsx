import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../base/api.ts';
import { CodeField, type CodeKind } from '../../ui/code-field.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';
import { secondFactorQuery } from './profile.queries.ts';

interface FactorQuestionProps {
  /** Switching the factor off, or making new recovery codes. */
  act: 'off' | 'renew';
  /** With the new recovery codes, shown this once; none where the factor is off. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Needs the password and a code, or a recovery code where the app is gone. */
export function FactorQuestion({ act, onDone, onCancel }: FactorQuestionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<CodeKind>('app');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const change = useMutation({
    mutationFn: async () => {
      const given = { current_password: password, code };
      if (act === 'renew') return api.session.renewRecoveryCodes(given);
      return { ...(await api.session.removeSecondFactor(given)), recovery_codes: [] };
    },
    onSuccess: ({ message, recovery_codes: codes }) => {
      toastSuccess(message);
      const after = { is_on: act === 'renew', recovery_codes_left: codes.length };
      client.setQueryData(secondFactorQuery.queryKey, { status: 'success', ...after });
      onDone(codes);
    },
    onError: (error) => {
      showFieldErrors(error, ['current_password', 'code'], (errors) => {
        setFaults(errors);
        if (errors['current_password']) field.current?.select();
      });
    },
  });
  useEffect(() => field.current?.focus(), []);
  const canSend = password !== '' && code.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend && !change.isPending) change.mutate();
  };
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={submit} noValidate>
      <p>{t(act === 'renew' ? 'profile.factor.renewLead' : 'profile.factor.offLead')}</p>
      <div className={classes.pair}>
        <PasswordField
          ref={field}
          label={t('fields.currentPassword')}
          description={t('profile.factor.passwordHint')}
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={faults['current_password']}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setFaults({});
          }}
        />
        <CodeField
          key={kind}
          kind={kind}
          value={code}
          error={faults['code'] ?? null}
          isFirst={kind === 'recovery'}
          onChange={(value) => {
            setCode(value);
            setFaults({});
          }}
        />
      </div>
      <Row gap={12} justify="between" wrap>
        <FormFoot
          variant="start"
          verb={t(act === 'renew' ? 'profile.factor.renewVerb' : 'profile.factor.switchOff')}
          isBusy={change.isPending}
          isDisabled={!canSend}
          isRed={act === 'off'}
          onCancel={onCancel}
        />
        <button
          type="button"
          className={`text-link ${classes.choice}`}
          data-touch="height"
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            setCode('');
            setFaults({});
          }}
        >
          {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
        </button>
      </Row>
    </Stack>
  );
}

// Switching the second factor on: the password, then the app learns the secret and proves it with a code.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { CodeLine } from '../../ui/code-box.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { faultAt } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';
import { secondFactorQuery } from './profile.queries.ts';

interface SwitchFactorOnProps {
  /** On, with the recovery codes that are shown this once. */
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

interface Secret {
  secret: string;
  url: string;
  qr: string;
}

/** If it was switched on elsewhere meanwhile, it says so and shows the current status. */
export function SwitchFactorOn({ onDone, onCancel }: SwitchFactorOnProps) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<Secret | null>(null);
  const isOverNow = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409) return false;
    toastError(messageOf(error));
    void invalidate(client, 'second_factor.changed');
    onCancel();
    return true;
  };
  return secret ? (
    <LearnSecret secret={secret} isOverNow={isOverNow} onDone={onDone} onCancel={onCancel} />
  ) : (
    <GivePassword isOverNow={isOverNow} onSecret={setSecret} onCancel={onCancel} />
  );
}

interface StepProps {
  /** True where the error means that there is nothing to switch on any more. */
  isOverNow: (error: unknown) => boolean;
  onCancel: () => void;
}

function GivePassword({ isOverNow, onSecret, onCancel }: StepProps & { onSecret: (secret: Secret) => void }) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const begin = useMutation({
    mutationFn: () => api.session.createSecondFactor({ current_password: password }),
    onSuccess: ({ secret, url, qr }) => onSecret({ secret, url, qr }),
    onError: (error) => {
      if (isOverNow(error)) return;
      setProblem(faultAt(error, 'current_password'));
      field.current?.select();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !begin.isPending) begin.mutate();
  };
  return (
    <Stack as="form" gap={20} className={classes.form} onSubmit={submit} noValidate>
      <PasswordField
        ref={field}
        className={classes.field}
        label={t('fields.currentPassword')}
        description={t('profile.factor.passwordHint')}
        autoComplete="current-password"
        maxLength={128}
        value={password}
        error={problem}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          setProblem(null);
        }}
      />
      <FormFoot
        variant="start"
        verb={t('profile.factor.next')}
        isBusy={begin.isPending}
        isDisabled={password === ''}
        onCancel={onCancel}
      />
    </Stack>
  );
}

interface LearnSecretProps extends StepProps {
  secret: Secret;
  onDone: (codes: string[]) => void;
}

function LearnSecret({ secret, isOverNow, onDone, onCancel }: LearnSecretProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = useMutation({
    mutationFn: (given: string) => api.session.confirmSecondFactor({ code: given }),
    onSuccess: ({ recovery_codes: codes, message }) => {
      toastSuccess(message);
      client.setQueryData(secondFactorQuery.queryKey, { status: 'success', is_on: true, recovery_codes_left: codes.length });
      onDone(codes);
    },
    onError: (error) => {
      if (!isOverNow(error)) setProblem(faultAt(error, 'code'));
    },
  });
  const send = (given: string) => {
    if (given === '' || confirm.isPending) return;
    setProblem(null);
    confirm.mutate(given);
  };
  return (
    <Stack
      as="form"
      gap={20}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      <Row gap={24} rowGap={20} align="stretch" wrap>
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
          alt={t('profile.factor.qr')}
          width={176}
          height={176}
        />
        <div className={classes.steps}>
          <p>{t('profile.factor.scan')}</p>
          <a className={`text-link ${classes.onDevice}`} href={secret.url}>
            {t('profile.factor.onDevice')}
          </a>
          <Text size="sm" tone="quiet">
            {t('profile.factor.type')}
          </Text>
          <CodeLine text={secret.secret} shown={(secret.secret.match(/.{1,4}/g) ?? []).join(' ')} />
        </div>
      </Row>
      <div className={classes.field}>
        <CodeField
          kind="app"
          value={code}
          error={problem}
          isFirst
          onChange={(value) => {
            setCode(value);
            setProblem(null);
          }}
          onComplete={send}
        />
      </div>
      <FormFoot
        variant="start"
        verb={t('profile.factor.switchOn')}
        isBusy={confirm.isPending}
        isDisabled={code === ''}
        onCancel={onCancel}
      />
    </Stack>
  );
}

import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../base/api.ts';
import { CodeField, type CodeKind } from '../../ui/code-field.tsx';
import { faultAt } from '../../ui/form-errors.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { validationText } from '../../ui/validation-text.ts';
import classes from './session-form.module.css';

/** A login with a correct password that waits for a code. */
export interface WaitingLogin {
  token: string;
  email: string;
  remember: boolean;
}

interface SecondFactorFormProps {
  login: WaitingLogin;
  kind: CodeKind;
  onKind: (kind: CodeKind) => void;
  onDone: () => void;
  /** The time for a code is over; with the server's sentence. */
  onEnded: (sentence: string) => void;
  onBack: () => void;
}

/** The second step of a login. Six digits send themselves; every fault is at the field. */
export function SecondFactorForm({ login, kind, onKind, onDone, onEnded, onBack }: SecondFactorFormProps) {
  const { t, language } = useText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const change = (value: string) => {
    setCode(value);
    setProblem(null);
  };
  const send = async (given: string) => {
    if (isSending.current) return;
    if (given.trim() === '') return setProblem(validationText('required', undefined, language));
    isSending.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await api.session.secondFactor({ token: login.token, code: given, remember: login.remember });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnded(messageOf(error));
      else setProblem(faultAt(error, 'code'));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return (
    <Stack
      as="form"
      gap={16}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <CodeField
        key={kind}
        kind={kind}
        value={code}
        error={problem}
        isFirst
        onChange={change}
        onComplete={(digits) => void send(digits)}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('session.login')}
      </Button>
      <Row gap={8} justify="between" wrap>
        <button
          type="button"
          className={`text-link ${classes.choice}`}
          data-touch="height"
          onClick={() => {
            change('');
            onKind(kind === 'app' ? 'recovery' : 'app');
          }}
        >
          {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
        </button>
        <button type="button" className={`text-link ${classes.choice}`} data-touch="height" onClick={onBack}>
          {t('actions.back')}
        </button>
      </Row>
    </Stack>
  );
}

// A code that finishes signing in: six digits of an authenticator app, or a recovery code. Typed, pasted with blanks, or filled in by the device.
import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './code-field.module.css';
import { useText } from './use-text.ts';

export type CodeKind = 'app' | 'recovery';

/** Digits of an app's code. */
const length = 6;

interface CodeFieldProps {
  /** Give another `key` with another kind, so that the caret moves along. */
  kind: CodeKind;
  value: string;
  error: string | null;
  /** Starts with the caret. */
  isFirst?: boolean;
  onChange: (value: string) => void;
  /** Called once the sixth digit is in. A recovery code is never taken for complete. */
  onComplete?: (value: string) => void;
}

/** After an error the caret is here with everything selected, so that the next code replaces the wrong one. */
export function CodeField({ kind, value, error, isFirst = false, onChange, onComplete }: CodeFieldProps) {
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const focusFirst = useEffectEvent(() => (isFirst ? field.current?.focus() : undefined));
  useEffect(() => focusFirst(), []);
  useEffect(() => {
    if (error === null) return;
    field.current?.focus();
    field.current?.select();
  }, [error]);
  const change = (typed: string) => {
    if (kind === 'recovery') return onChange(typed);
    const digits = typed.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  const isApp = kind === 'app';
  return (
    <TextInput
      ref={field}
      label={t(isApp ? 'code.app' : 'code.recovery')}
      description={t(isApp ? 'code.appHint' : 'code.recoveryHint')}
      value={value}
      error={error}
      classNames={{ input: isApp ? (classes.digits ?? '') : (classes.letters ?? '') }}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

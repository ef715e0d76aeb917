import { readCertificateNumber } from '@folio/contract/certificates';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './certificates.module.css';

/** Asks for the number of a certificate, however it is typed. */
export function NumberForm({ onCheck }: { onCheck: (number: string) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = readCertificateNumber(typed);
    if (number === null) setError(t('certificates.verify.numberMissing'));
    else onCheck(number);
  };
  return (
    <form className={classes.number} onSubmit={submit} noValidate>
      <TextInput
        aria-label={t('certificates.verify.number')}
        placeholder="FC-2026-XXXXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="default">
        {t('certificates.verify.check')}
      </Button>
    </form>
  );
}

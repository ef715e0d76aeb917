import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';

/** The codes for the day the telephone is gone. They are shown until someone says that they are kept, and never again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = [t('profile.factor.fileTitle'), '', ...codes, ''].join('\n');
  return (
    <div className={classes.form}>
      <div>
        <h3 ref={title} tabIndex={-1} className={classes.codesTitle}>
          {t('profile.factor.codes')}
        </h3>
        <p className={classes.quiet}>{t('profile.factor.codesLead')}</p>
      </div>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <CopyButton text={codes.join('\n')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('actions.download')}
        </Button>
        <Button onClick={onKept}>{t('profile.factor.kept')}</Button>
      </div>
    </div>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './profile.module.css';

/** The codes for the day the telephone is gone. They are shown until someone says that they are kept, and never again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = [t('profile.factor.fileTitle'), '', ...codes, ''].join('\n');
  return (
    <Stack gap={20} className={classes.form}>
      <div>
        <Text as="h3" ref={title} tabIndex={-1} size="lg" weight="semibold" className={classes.codesTitle}>
          {t('profile.factor.codes')}
        </Text>
        <Text size="sm" tone="quiet">
          {t('profile.factor.codesLead')}
        </Text>
      </div>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Text as="code" size="md" weight="regular" family="code">
              {code}
            </Text>
          </li>
        ))}
      </ul>
      <Row gap={12} align="stretch" wrap>
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
      </Row>
    </Stack>
  );
}

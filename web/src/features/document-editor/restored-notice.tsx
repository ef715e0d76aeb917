import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/notices.module.css';

interface RestoredNoticeProps {
  /** When the text was kept, in milliseconds. */
  at: number;
  onHistory: () => void;
  onClose: () => void;
}

/** Says that text which never reached the server was brought back from this browser. */
export function RestoredNotice({ at, onHistory, onClose }: RestoredNoticeProps) {
  const { t, language } = useText();
  return (
    <Row as="output" size="sm" tone="progress" gap={12} rowGap={8} wrap className={classes.notice}>
      <IconRestore size={18} stroke={1.7} aria-hidden="true" />
      <p>{t('editor.restored', { time: formatDateTime(new Date(at).toISOString(), language) })}</p>
      <Row gap={8} wrap className={classes.buttons}>
        <Button variant="default" size="compact-md" onClick={onHistory}>
          {t('editor.history.open')}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </Row>
    </Row>
  );
}

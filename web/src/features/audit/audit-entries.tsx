import type { AuditEntry } from '@folio/contract/audit-log';
import { formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './audit.module.css';

/** Audit entries as sentences, with their user, place and time. */
export function AuditEntries({ entries, isBusy }: { entries: AuditEntry[]; isBusy: boolean }) {
  return (
    <ol className={classes.list} aria-busy={isBusy}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { t, language } = useText();
  const { user, impersonator, workspace } = entry;
  const person = user?.name ?? t('audit.platform');
  const who = impersonator ? t('audit.as', { actor: impersonator.name, person }) : person;
  return (
    <Row as="li" gap={24} justify="between" className={classes.entry}>
      <Stack flex="shrink">
        <Text as="span" weight="medium" breaks block>
          {entry.text}
        </Text>
        <Text as="span" size="sm" tone="quiet" flex="none">
          {[who, workspace?.name].filter(Boolean).join(', ')}
        </Text>
      </Stack>
      <Text as="time" size="sm" tone="quiet" flex="none" dateTime={entry.created_at}>
        {formatDateTime(entry.created_at, language)}
      </Text>
    </Row>
  );
}

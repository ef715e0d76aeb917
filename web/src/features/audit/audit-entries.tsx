import type { AuditEntry } from '@folio/contract/audit-log';
import { formatDateTime } from '../../ui/intl-format.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './audit.module.css';

/** Acts as sentences, with who did them, where and when. */
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
    <li className={classes.entry}>
      <div className={classes.words}>
        <span className={classes.text}>{entry.text}</span>
        <span className={classes.second}>{[who, workspace?.name].filter(Boolean).join(', ')}</span>
      </div>
      <time className={classes.second} dateTime={entry.created_at}>
        {formatDateTime(entry.created_at, language)}
      </time>
    </li>
  );
}

// Which other tasks of the workspace have the same title, description or page URL.
import type { TaskAssignment } from '@folio/contract/task-shapes';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../ui/use-text.ts';
import { Check } from './search-result.tsx';
import classes from './task-metadata.module.css';

/** Shows one line per task and field, or one line if there are none. Checks saved text, not text being typed. */
export function DuplicateNotes({ duplicates }: Pick<TaskAssignment, 'duplicates'>) {
  const { t } = useText();
  if (duplicates.length === 0) return <Check kind="good">{t('taskMetadata.unique')}</Check>;
  return duplicates.map(({ task_id: id, title, field }) => (
    <Check key={`${id} ${field}`} kind="warn">
      {t(`taskMetadata.duplicates.${field}`)}{' '}
      <Link to="/task-assignment/$id" params={{ id: String(id) }} className={classes.link}>
        {title}
      </Link>
    </Check>
  ));
}

import type { Task } from '@folio/contract/task-shapes';
import { Alert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './core/tasks.module.css';

interface TaskOfOrderProps {
  task: Pick<Task, 'id' | 'title'>;
  /** Left out where nothing was being filled in before. */
  kept?: { onShowKept: () => void; onShowTask: () => void } | undefined;
}

/** Names the task of an order, and offers to restore an earlier draft. */
export function TaskOfOrder({ task, kept }: TaskOfOrderProps) {
  const { t } = useText();
  const [isKeptShown, setKeptShown] = useState(false);
  const swap = () => {
    if (isKeptShown) kept?.onShowTask();
    else kept?.onShowKept();
    setKeptShown(!isKeptShown);
  };
  return (
    <Alert variant="outline" mb="md">
      <p>
        <Link to="/task-assignment/$id/{-$tab}" params={{ id: String(task.id), tab: 'brief' }} className={classes.link}>
          {t('taskWriting.orderFor', { id: task.id, title: task.title })}
        </Link>
      </p>
      {kept ? (
        <p>
          {isKeptShown ? null : <>{t('taskWriting.keptInput')} </>}
          <button type="button" className="text-link" onClick={swap}>
            {t(isKeptShown ? 'taskWriting.showTask' : 'taskWriting.showKept')}
          </button>
        </p>
      ) : null}
    </Alert>
  );
}

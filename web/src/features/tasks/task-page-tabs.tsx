import { Link } from '@tanstack/react-router';
import tabs from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';

export const taskPageTabs = ['brief', 'content', 'meta', 'links', 'history'] as const;
export type TaskPageTab = (typeof taskPageTabs)[number];

/** The parts of a task, each with an address of its own. */
export function TaskPageTabs({ id, tab }: { id: number; tab: TaskPageTab }) {
  const { t } = useText();
  return (
    <nav className={tabs.tabs} aria-label={t('taskPage.parts')} style={{ marginBottom: 16 }}>
      {taskPageTabs.map((one) => (
        <Link
          key={one}
          to="/task-assignment/$id/{-$tab}"
          params={{ id: String(id), tab: one }}
          className={tabs.tab}
          aria-current={one === tab ? 'page' : undefined}
          data-chosen={one === tab ? true : undefined}
        >
          {t(`taskPage.tabs.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

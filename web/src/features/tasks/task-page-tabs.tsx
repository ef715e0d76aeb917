import { Link } from '@tanstack/react-router';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { useText } from '../../ui/use-text.ts';

export const taskPageTabs = ['brief', 'content', 'meta', 'links', 'history'] as const;
export type TaskPageTab = (typeof taskPageTabs)[number];

/** The parts of a task, each with an address of its own. */
export function TaskPageTabs({ id, tab }: { id: number; tab: TaskPageTab }) {
  const { t } = useText();
  return (
    <PageTabs label={t('taskPage.parts')} isInHead>
      {taskPageTabs.map((one) => (
        <Link
          key={one}
          to="/task-assignment/$id/{-$tab}"
          params={{ id: String(id), tab: one }}
          aria-current={one === tab ? 'page' : undefined}
        >
          {t(`taskPage.tabs.${one}`)}
        </Link>
      ))}
    </PageTabs>
  );
}

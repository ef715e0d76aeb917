import { IconCalendar, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type TaskLayout, taskLayouts } from './core/task-search.ts';

const icons = { list: IconList, board: IconLayoutKanban } as const;

/** List or board, and the way to the tasks in the calendar. */
export function LayoutSwitch({ value, onChange }: { value: TaskLayout; onChange: (layout: TaskLayout) => void }) {
  const { t } = useText();
  return (
    <ViewSwitch
      label={t('taskViews.layout.label')}
      views={taskLayouts.map((layout) => ({ value: layout, label: t(`taskViews.layout.${layout}`), icon: icons[layout] }))}
      value={value}
      onPhone="icons"
      onChange={onChange}
    >
      <Link to="/calendar" search={{ of: 'tasks' }}>
        <IconCalendar size={16} stroke={1.7} aria-hidden="true" />
        <span>{t('taskViews.layout.calendar')}</span>
      </Link>
    </ViewSwitch>
  );
}

import { IconCalendar, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { type TaskLayout, taskLayouts } from './core/task-search.ts';

const icons = { list: IconList, board: IconLayoutKanban, calendar: IconCalendar } as const;

/** List, board or calendar. */
export function LayoutSwitch({ value, onChange }: { value: TaskLayout; onChange: (layout: TaskLayout) => void }) {
  const { t } = useText();
  return (
    <ViewSwitch
      label={t('taskViews.layout.label')}
      views={taskLayouts.map((layout) => ({ value: layout, label: t(`taskViews.layout.${layout}`), icon: icons[layout] }))}
      value={value}
      onPhone="icons"
      onChange={onChange}
    />
  );
}

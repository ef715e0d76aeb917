import { IconCalendar, IconLayoutKanban, IconList } from '@tabler/icons-react';
import classes from '../../ui/icon-switch.module.css';
import { useText } from '../../ui/use-text.ts';
import { type TaskLayout, taskLayouts } from './core/task-search.ts';

const icons = { list: IconList, board: IconLayoutKanban, calendar: IconCalendar } as const;

/** List, board or calendar. */
export function LayoutSwitch({ value, onChange }: { value: TaskLayout; onChange: (layout: TaskLayout) => void }) {
  const { t } = useText();
  return (
    <fieldset className={classes.switch} data-icons-on-phone aria-label={t('taskViews.layout.label')}>
      {taskLayouts.map((layout) => {
        const Icon = icons[layout];
        return (
          <button key={layout} type="button" aria-pressed={layout === value} onClick={() => onChange(layout)}>
            <Icon size={16} stroke={1.7} aria-hidden="true" />
            <span>{t(`taskViews.layout.${layout}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

import { Link } from '@tanstack/react-router';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitchNav } from '../../ui/view-switch.tsx';
import { type ContentView, contentViews } from './core/task-search.ts';

/** The document of a task, or its changes since the reader's last approval; each has a URL. */
export function ContentSwitch({ id, shown }: { id: number; shown: ContentView }) {
  const { t } = useText();
  return (
    <ViewSwitchNav label={t('taskWriting.shown')} current={shown}>
      {contentViews.map((one) => (
        <Link
          key={one}
          to="/task-assignment/$id/{-$tab}"
          params={{ id: String(id), tab: 'content' }}
          search={{ show: one }}
          title={one === 'changes' ? t('taskWriting.changesHint') : undefined}
          aria-current={one === shown ? 'true' : undefined}
        >
          {t(`taskWriting.${one}`)}
        </Link>
      ))}
    </ViewSwitchNav>
  );
}

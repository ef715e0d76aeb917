import { Link } from '@tanstack/react-router';
import tabs from '../../ui/quiet-tabs.module.css';
import { useText } from '../../ui/use-text.ts';
import { type ContentView, contentViews } from './task-search.ts';

/** The document of a task, or what changed in it since the reader's last approval; each has an address. */
export function ContentSwitch({ id, shown }: { id: number; shown: ContentView }) {
  const { t } = useText();
  return (
    <nav className={tabs.tabs} aria-label={t('taskWriting.shown')} style={{ flexWrap: 'wrap' }}>
      {contentViews.map((one) => (
        <Link
          key={one}
          to="/task-assignment/$id/{-$tab}"
          params={{ id: String(id), tab: 'content' }}
          search={{ show: one }}
          className={tabs.tab}
          aria-current={one === shown ? 'true' : undefined}
          data-chosen={one === shown ? true : undefined}
        >
          {t(`taskWriting.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

// Draft notices before editing continues: two users have written at once, or unsaved text was restored.
import { useText } from '../../ui/use-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { DraftNews } from './draft-news.ts';
import type { OpenDraft } from './open-draft.ts';
import { RestoredNotice } from './restored-notice.tsx';

interface DraftNoticesProps {
  draft: OpenDraft;
  news: DraftNews;
  /** The current user. */
  person: string;
  onHistory: () => void;
  onRestoredSeen: () => void;
}

export function DraftNotices({ draft, news: { theirs, restored }, person, onHistory, onRestoredSeen }: DraftNoticesProps) {
  const { t } = useText();
  return (
    <>
      {theirs ? (
        <ConflictNotice
          theirs={theirs}
          person={person}
          onKeepMine={() => draft.keepMine()}
          onUseTheirs={() => draft.acceptTheirs(t('editor.conflict.setAside'))}
        />
      ) : null}
      {restored ? <RestoredNotice at={restored.at} onHistory={onHistory} onClose={onRestoredSeen} /> : null}
    </>
  );
}

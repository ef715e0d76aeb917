// What a person must know of their draft before they go on: two have written at once, or unsaved text has come back.
import { useText } from '../../ui/use-text.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { DraftNews } from './draft-news.ts';
import type { OpenDraft } from './open-draft.ts';
import { RestoredNotice } from './restored-notice.tsx';

interface DraftNoticesProps {
  draft: OpenDraft;
  news: DraftNews;
  /** Who is writing here. */
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

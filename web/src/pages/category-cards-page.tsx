// The parts of `/tools/category_cards` beside its form: keywords found in documents and pages, and all cards.
import type { ToolSummary } from '@folio/contract/tool-definition';
import { useState } from 'react';
import { useWorkspaceId } from '../base/workspace.ts';
import { VoiceSelect } from '../features/brand-voices/voice-select.tsx';
import { CardList } from '../features/category-cards/card-list.tsx';
import { CardsTabs } from '../features/category-cards/cards-tabs.tsx';
import { FindKeywords } from '../features/category-cards/find-keywords.tsx';
import { ToolHeading } from '../features/tools/tool-heading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

interface CategoryCardsPageProps {
  tab: 'find' | 'cards';
  tool: ToolSummary;
  category: string;
}

export function CategoryCardsPage({ tab, tool, category }: CategoryCardsPageProps) {
  const workspaceId = useWorkspaceId();
  const [voiceId, setVoiceId] = useState<number | null | undefined>(undefined);
  return (
    <PageFrame>
      <ToolHeading tool={tool} category={category} />
      <div style={{ marginTop: 16 }}>
        <CardsTabs tab={tab} />
      </div>
      {tab === 'find' ? (
        <FindKeywords
          workspaceId={workspaceId}
          voice={{
            id: voiceId ?? null,
            select: <VoiceSelect id="keyword-voice" value={voiceId} isRequired={false} error={undefined} onChange={setVoiceId} />,
          }}
        />
      ) : (
        <CardList workspaceId={workspaceId} />
      )}
    </PageFrame>
  );
}

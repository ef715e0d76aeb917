// The parts of `/tools/category_cards` beside its form: keywords found in documents and pages, all cards, and many at once.
import type { ToolSummary } from '@folio/contract/tool-definition';
import { useState } from 'react';
import type { CardsPage } from '../base/cards-search.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { VoiceSelect } from '../features/brand-voices/voice-select.tsx';
import { BulkLink } from '../features/bulk-orders/bulk-link.tsx';
import { BatchForm } from '../features/category-cards/batch-form.tsx';
import { CardList } from '../features/category-cards/card-list.tsx';
import type { CardTask } from '../features/category-cards/card-task.ts';
import { CardsTabs } from '../features/category-cards/cards-tabs.tsx';
import { FindKeywords } from '../features/category-cards/find-keywords.tsx';
import { OrderTaskFields } from '../features/tasks/order-task-fields.tsx';
import { freshTask } from '../features/tools/form-draft.ts';
import { taskOfDraft } from '../features/tools/task-of-draft.ts';
import { ToolHeading } from '../features/tools/tool-heading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

interface CategoryCardsPageProps {
  tab: CardsPage;
  tool: ToolSummary;
  category: string;
}

export function CategoryCardsPage({ tab, tool, category }: CategoryCardsPageProps) {
  const workspaceId = useWorkspaceId();
  const [voiceId, setVoiceId] = useState<number | null | undefined>(undefined);
  const [task, setTask] = useState(freshTask);
  const cardTask: CardTask =
    workspaceId === null
      ? null
      : {
          call: taskOfDraft(task),
          renderFields: (errors) => (
            <OrderTaskFields
              workspaceId={workspaceId}
              value={task}
              errors={errors}
              onChange={(part) => setTask((before) => ({ ...before, ...part }))}
            />
          ),
        };
  return (
    <PageFrame>
      <ToolHeading
        tool={tool}
        category={category}
        bulkLink={<BulkLink slug={tool.slug} type={tab === 'batch' ? 'batch' : 'single'} hasCards />}
      />
      {tab === 'batch' ? null : (
        <div style={{ marginTop: 16 }}>
          <CardsTabs tab={tab} />
        </div>
      )}
      {tab === 'find' ? (
        <FindKeywords
          workspaceId={workspaceId}
          voice={{
            id: voiceId ?? null,
            select: <VoiceSelect id="keyword-voice" value={voiceId} isRequired={false} error={undefined} onChange={setVoiceId} />,
          }}
        />
      ) : tab === 'cards' ? (
        <CardList workspaceId={workspaceId} task={cardTask} />
      ) : (
        <BatchForm workspaceId={workspaceId} task={cardTask} />
      )}
    </PageFrame>
  );
}

// The account's own tools: listed, tried, changed, deleted, and new ones made out of the catalogue's.
import type { CustomTool } from '@folio/contract/custom-tools';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyCard } from '../../ui/empty-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useText } from '../../ui/use-text.ts';
import { BasePicker } from './base-picker.tsx';
import { CustomToolRow } from './custom-tool-row.tsx';
import { customToolsQuery } from './custom-tools.queries.ts';
import { ToolEditor } from './tool-editor.tsx';

/** A list, or the tool that is being edited in its place. */
export function CustomToolsSection() {
  const { t, language } = useText();
  const [page, setPage] = useState(1);
  const [isPicking, setPicking] = useState(false);
  const [edited, setEdited] = useState<{ tool: CustomTool | null; base: string } | null>(null);
  const { data, isPending, refetch } = useQuery(customToolsQuery(page, language));
  if (edited) {
    const saved = data?.custom_tools.find(({ id }) => id === edited.tool?.id) ?? edited.tool;
    return <ToolEditor key={edited.base} tool={saved} base={edited.base} onClose={() => setEdited(null)} />;
  }
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} disabled={!data} onClick={() => setPicking(true)}>
      {t('customTools.create')}
    </Button>
  );
  const isEmpty = data?.recordsFiltered === 0;
  return (
    <Panel title={t('panel.sections.tools')} aside={isEmpty ? undefined : create} isFlush>
      {isPending ? <SkeletonRows rows={4} /> : null}
      {!isPending && !data ? <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} /> : null}
      {isEmpty ? (
        <EmptyCard title={t('customTools.none')} sample={t('samples.tools', { returnObjects: true })} action={create}>
          {t('customTools.noneLead')}
        </EmptyCard>
      ) : null}
      {data && !isEmpty ? (
        <>
          <ul>
            {data.custom_tools.map((tool) => (
              <CustomToolRow key={tool.id} tool={tool} onEdit={() => setEdited({ tool, base: tool.base_slug })} />
            ))}
          </ul>
          <Pager page={page} total={data.recordsFiltered} onChange={setPage} />
        </>
      ) : null}
      {isPicking && data ? (
        <BasePicker
          bases={data.bases}
          onClose={() => setPicking(false)}
          onPick={(base) => {
            setPicking(false);
            setEdited({ tool: null, base });
          }}
        />
      ) : null}
    </Panel>
  );
}

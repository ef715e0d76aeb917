// `/tools/{slug}`: from the form to the document.

import type { OrderForm } from '@folio/contract/document-shapes';
import type { Task } from '@folio/contract/task-shapes';
import type { ToolDetail, ToolSummary } from '@folio/contract/tool-definition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { recordTool } from '../base/recent-tools.ts';
import { invalidate } from '../base/stale-after.ts';
import { toolQuery } from '../base/tool.queries.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { tonesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { VoiceSelect } from '../features/brand-voices/voice-select.tsx';
import { BulkLink } from '../features/bulk-orders/bulk-link.tsx';
import { TargetFolderSelect } from '../features/folders/target-folder-select.tsx';
import { BriefingSelect } from '../features/guidelines/briefing-select.tsx';
import { documentQuery, isBeingWritten, orderFormQuery } from '../features/orders/orders.queries.ts';
import { taskOfDocumentQuery, taskQuery } from '../features/tasks/task.queries.ts';
import { draftOfTask } from '../features/tools/draft-of-task.ts';
import { draftName, hasInput, readDraft } from '../features/tools/form-draft.ts';
import { ListedSources } from '../features/tools/listed-sources.tsx';
import { draftOfOrder } from '../features/tools/reorder.ts';
import { ToolFirstView } from '../features/tools/tool-first-view.tsx';
import { ToolHeading } from '../features/tools/tool-heading.tsx';
import { ToolWorkbench } from '../features/tools/tool-workbench.tsx';
import { type UsualTone, useToolForm } from '../features/tools/use-tool-form.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { loadChunk } from '../ui/load-chunk.ts';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { fieldId } from '../ui/tool-fields/field-props.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';
import { AnchorLinksOfOrder, FormFromPages, isPageTool, toolParts } from './tool-parts.tsx';

const BulkOrderForm = lazy(() =>
  loadChunk(() => import('../features/bulk-orders/bulk-order-form.tsx')).then((module) => ({
    default: module.BulkOrderForm,
  })),
);
const OrderTaskFields = lazy(() =>
  loadChunk(() => import('../features/tasks/order-task-fields.tsx')).then((module) => ({
    default: module.OrderTaskFields,
  })),
);
const TaskOfOrder = lazy(() =>
  loadChunk(() => import('../features/tasks/task-of-order.tsx')).then((module) => ({
    default: module.TaskOfOrder,
  })),
);
const WritingForm = lazy(() =>
  loadChunk(() => import('../features/tools/writing-form.tsx')).then((module) => ({ default: module.WritingForm })),
);

const route = getRouteApi('/shell/tools/$slug');

/** Fetches the tool's definition; the form is drawn from it. */
export function ToolPage() {
  const { t, language } = useText();
  const { slug } = route.useParams();
  useEffect(() => recordTool(slug), [slug]);
  const { data, isPending, refetch } = useQuery(toolQuery(slug, language));
  const tones = useQuery(tonesQuery(useWorkspaceId(), language));
  const { from, task: taskId } = route.useSearch();
  const before = useQuery({ ...orderFormQuery(from ?? 0), enabled: from !== undefined });
  const task = useQuery({ ...taskQuery(taskId ?? 0), enabled: taskId !== undefined });
  usePageTitle(data?.tool.name ?? t('tools.title'));
  // The form begins with the usual tone; where tones cannot be had, it begins without.
  if (isPending || tones.isPending || before.isLoading || task.isLoading) return <WaitingTool slug={slug} />;
  if (!data) return <ErrorState title={t('tools.failed')} onRetry={() => void refetch()} />;
  return (
    <ToolAtWork
      key={`${slug}-${language}-${taskId ?? ''}`}
      tool={data.tool}
      usual={tones.data?.tovs.find((tone) => tone.selected) ?? null}
      before={before.data && before.data.tool === slug ? before.data : null}
      task={task.data?.task ?? null}
    />
  );
}

const acceptsRows = (tool: ToolSummary) => tool.flow !== 'live' && (tool.bulk || tool.is_custom);

/** Tool data before its definition has loaded; if more than its form will be shown, only its space. */
function WaitingTool({ slug }: { slug: string }) {
  const { templates, categories } = useMe();
  const summary = templates.find((one) => one.slug === slug);
  const isPlain = Object.keys(route.useSearch()).length === 0 && !toolParts[slug] && !isPageTool(slug);
  if (!summary || !isPlain || summary.macrocategory === 'ai_chat') return <SkeletonPage />;
  return (
    <ToolFirstView
      tool={summary}
      category={categories.find((one) => one.slug === summary.macrocategory)?.name ?? ''}
      bulkLink={acceptsRows(summary) ? <BulkLink slug={slug} type="single" /> : null}
    />
  );
}

interface ToolAtWorkProps {
  tool: ToolDetail;
  usual: UsualTone | null;
  /** The order with the form values to reuse. */
  before: OrderForm | null;
  /** The task of the order's document. */
  task: Task | null;
}

function ToolAtWork({ tool, usual, before, task }: ToolAtWorkProps) {
  const { language } = useText();
  const workspace = useWorkspaceId();
  const navigate = useNavigate();
  const { user_info: user, templates, categories } = useMe();
  const client = useQueryClient();
  const { order, example, from, cards } = route.useSearch();
  const ofTask = task ? draftOfTask(tool, task) : null;
  const begin = before ? draftOfOrder(tool, before) : example ? { values: tool.example } : ofTask;
  const form = useToolForm(tool, language, usual, begin, {
    name: draftName(tool.slug, task?.id),
    isFirst: task !== null && !before && !example,
  });
  // The form of a task leaves the draft without a task unchanged.
  const [shownOfTask] = useState(form.draft);
  const [keptInput] = useState(() => {
    const kept = task ? readDraft(tool.slug) : null;
    return kept && hasInput(tool, kept) ? kept : null;
  });
  useEffect(() => {
    // Started once: a reload continues with later changes.
    if (example || from)
      void navigate({
        to: '/tools/$slug',
        params: { slug: tool.slug },
        search: { ...(order ? { order } : {}), ...(task ? { task: task.id } : {}) },
        replace: true,
      });
  }, [example, from, order, task, tool.slug, navigate]);
  const [orderedId, setOrderedId] = useState<number | null>(null);
  const placed = useQuery({ ...documentQuery(orderedId ?? 0), enabled: orderedId !== null });
  // An order that waits for a model opens the page that connects one.
  const isReady = orderedId !== null && (placed.data?.status === 'accepted' || placed.data?.waits_for_model === true);
  const isSettled = placed.data !== undefined && !isBeingWritten(placed.data.status);
  useEffect(() => {
    if (isSettled) void invalidate(client, 'order.settled');
  }, [isSettled, client]);
  useEffect(() => {
    if (isReady) void navigate({ to: '/orders/$orderDetailId', params: { orderDetailId: String(orderedId) } });
  }, [isReady, orderedId, navigate]);
  const openOrdered = async (orderDetailId: number) => {
    const isOfTask = task !== null || tool.has_task_assignment;
    const owner = isOfTask ? await client.fetchQuery(taskOfDocumentQuery(workspace, orderDetailId)).catch(() => null) : null;
    if (owner === null) return setOrderedId(orderDetailId);
    await navigate({
      to: '/task-assignment/$id/{-$tab}',
      params: { id: String(owner), tab: 'content' },
      search: { show: 'document' },
    });
  };
  const shared = {
    tool,
    summary: templates.find((one) => one.slug === tool.slug) ?? tool,
    category: categories.find((one) => one.slug === tool.macrocategory)?.name ?? '',
  };
  const parts = toolParts[tool.slug];
  // Many cards are ordered on one page, whichever way leads there.
  const cardsPage = cards ?? (order === 'batch' ? 'batch' : undefined);
  if (cardsPage && parts) {
    return (
      <Suspense fallback={<SkeletonPage />}>
        <parts.Page tab={cardsPage} tool={shared.summary} category={shared.category} />
      </Suspense>
    );
  }
  if (orderedId !== null) {
    return (
      <Suspense fallback={<SkeletonPage />}>
        <WritingForm
          {...shared}
          values={form.values}
          orderDetailId={orderedId}
          order={placed.data}
          onBack={() => setOrderedId(null)}
        />
      </Suspense>
    );
  }
  // A briefing states the purpose of a text.
  const hasText = !['image', 'audio', 'video'].includes(tool.output);
  const voiceField = tool.fields.find((field) => field.type === 'brand_voice');
  const style = (
    <>
      {voiceField ? (
        <VoiceSelect
          id={fieldId(voiceField.name)}
          value={form.draft.brandVoiceId}
          isRequired={voiceField.required}
          error={form.errors[voiceField.name]}
          onChange={(brandVoiceId) => form.change({ brandVoiceId })}
        />
      ) : null}
      {hasText ? (
        <BriefingSelect value={form.draft.guidelineId} onChange={(guidelineId) => form.change({ guidelineId })} />
      ) : null}
      <TargetFolderSelect value={form.draft.folderId ?? null} onChange={(folderId) => form.change({ folderId })} />
      {tool.has_task_assignment && task === null && order !== 'batch' && workspace !== null ? (
        <Suspense>
          <OrderTaskFields workspaceId={workspace} value={form.task} errors={form.errors} onChange={form.setTask} />
        </Suspense>
      ) : null}
    </>
  );
  if (acceptsRows(tool) && order === 'batch') {
    const { brandVoiceId, guidelineId, folderId, sourceIds } = form.draft;
    return (
      <Suspense fallback={<SkeletonPage />}>
        <BulkOrderForm
          tool={tool}
          heading={
            <ToolHeading tool={shared.summary} category={shared.category} bulkLink={<BulkLink slug={tool.slug} type="batch" />} />
          }
          styleFields={
            <>
              {style}
              {tool.fields.some((field) => field.type === 'sources') ? (
                <ListedSources sourceIds={form.draft.sourceIds} onChange={(sourceIds) => form.change({ sourceIds })} />
              ) : null}
            </>
          }
          styleValues={{
            ...(brandVoiceId === undefined ? {} : { brand_voice_id: brandVoiceId }),
            ...(guidelineId === undefined ? {} : { guideline_id: guidelineId }),
            ...(folderId ? { folder_id: folderId } : {}),
            ...(sourceIds.length > 0 ? { additional_source_ids: sourceIds } : {}),
          }}
          available={user.credits.available}
          onOrdered={(id) => void navigate({ to: '/orders/bulk/{-$id}', params: { id: String(id) } })}
        />
      </Suspense>
    );
  }
  return (
    <ToolWorkbench
      {...shared}
      form={form}
      person={{
        rights: {
          canOrderHuman: user.can.order_human_proofreading,
          canSaveVoice: user.can.create_brand_voices,
          canManageModels: user.can.manage_models,
        },
        model: user.text_model?.model ?? null,
        available: user.credits.available,
      }}
      slots={{
        styleFields: tool.flow === 'live' ? null : style,
        bulkLink: acceptsRows(tool) ? <BulkLink slug={tool.slug} type="single" hasCards={parts !== undefined} /> : null,
        notice:
          parts && !task ? (
            <Suspense>
              <parts.Tabs tab="compose" />
            </Suspense>
          ) : task ? (
            <Suspense>
              <TaskOfOrder
                task={task}
                kept={
                  keptInput && ofTask
                    ? {
                        onShowKept: () => form.change(keptInput),
                        onShowTask: () => form.change({ brandVoiceId: undefined, guidelineId: undefined, ...shownOfTask }),
                      }
                    : undefined
                }
              />
            </Suspense>
          ) : isPageTool(tool.slug) ? (
            <Suspense>
              <FormFromPages
                tool={tool.slug}
                onFill={(fields) => {
                  for (const [name, value] of Object.entries(fields)) form.setValue(name, value);
                }}
              />
            </Suspense>
          ) : null,
        renderBelow: (field) =>
          field.name === 'anchor_links' ? (
            <Suspense>
              <AnchorLinksOfOrder field={field} values={form.values} onChange={(value) => form.setValue(field.name, value)} />
            </Suspense>
          ) : null,
      }}
      isManual={tool.has_task_assignment && task === null && form.task.type === 'manual'}
      onOrdered={(id) => void openOrdered(id)}
    />
  );
}

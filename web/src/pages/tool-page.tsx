// `/tools/{slug}`: from the form to the document.

import type { OrderForm } from '@folio/contract/document-shapes';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../base/load-chunk.ts';
import { invalidate } from '../base/stale-after.ts';
import { toolQuery } from '../base/tool.queries.ts';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { tonesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { VoiceSelect } from '../features/brand-voices/voice-select.tsx';
import { BriefingSelect } from '../features/briefings/briefing-select.tsx';
import { OrderTypeSwitch } from '../features/bulk-orders/order-type-switch.tsx';
import { TargetFolderSelect } from '../features/folders/target-folder-select.tsx';
import { documentQuery, isBeingWritten, orderFormQuery } from '../features/orders/orders.queries.ts';
import { ListedSources } from '../features/tools/listed-sources.tsx';
import { draftOfOrder } from '../features/tools/reorder.ts';
import { ToolHeading } from '../features/tools/tool-heading.tsx';
import { ToolWorkbench } from '../features/tools/tool-workbench.tsx';
import { type UsualTone, useToolForm } from '../features/tools/use-tool-form.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { SkeletonPage } from '../ui/skeleton-page.tsx';
import { fieldId } from '../ui/tool-fields/field-props.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useText } from '../ui/use-text.ts';

const BulkOrderForm = lazy(() =>
  loadChunk(() => import('../features/bulk-orders/bulk-order-form.tsx')).then((module) => ({ default: module.BulkOrderForm })),
);
const WritingForm = lazy(() =>
  loadChunk(() => import('../features/tools/writing-form.tsx')).then((module) => ({ default: module.WritingForm })),
);

const route = getRouteApi('/shell/tools/$slug');

/** Fetches the tool's definition; the form is drawn from it. */
export function ToolPage() {
  const { t, language } = useText();
  const { slug } = route.useParams();
  const { data, isPending, refetch } = useQuery(toolQuery(slug, language));
  const tones = useQuery(tonesQuery(useWorkspaceId(), language));
  const { from } = route.useSearch();
  const before = useQuery({ ...orderFormQuery(from ?? 0), enabled: from !== undefined });
  usePageTitle(data?.tool.name ?? t('tools.title'));
  // The form begins with the usual tone; where tones cannot be had, it begins without.
  if (isPending || tones.isPending || before.isLoading) return <SkeletonPage />;
  if (!data) return <ErrorState title={t('tools.failed')} onRetry={() => void refetch()} />;
  return (
    <ToolAtWork
      key={`${slug}-${language}`}
      tool={data.tool}
      usual={tones.data?.tovs.find((tone) => tone.selected) ?? null}
      before={before.data && before.data.tool === slug ? before.data : null}
    />
  );
}

interface ToolAtWorkProps {
  tool: ToolDetail;
  usual: UsualTone | null;
  /** The order whose form is to be filled in again. */
  before: OrderForm | null;
}

function ToolAtWork({ tool, usual, before }: ToolAtWorkProps) {
  const { language } = useText();
  const navigate = useNavigate();
  const { user_info: user, templates, categories } = useMe();
  const client = useQueryClient();
  const { order, example, from } = route.useSearch();
  const begin = before ? draftOfOrder(tool, before) : example ? { values: tool.example } : null;
  const form = useToolForm(tool, language, usual, begin);
  useEffect(() => {
    // Begun once: a reload goes on with what was changed since.
    if (example || from)
      void navigate({ to: '/tools/$slug', params: { slug: tool.slug }, search: order ? { order } : {}, replace: true });
  }, [example, from, order, tool.slug, navigate]);
  const [orderedId, setOrderedId] = useState<number | null>(null);
  const placed = useQuery({ ...documentQuery(orderedId ?? 0), enabled: orderedId !== null });
  const isReady = orderedId !== null && placed.data?.status === 'accepted';
  const isSettled = placed.data !== undefined && !isBeingWritten(placed.data.status);
  useEffect(() => {
    if (isSettled) void invalidate(client, 'order.settled');
  }, [isSettled, client]);
  useEffect(() => {
    if (isReady) void navigate({ to: '/orders/$orderDetailId', params: { orderDetailId: String(orderedId) } });
  }, [isReady, orderedId, navigate]);
  const shared = {
    tool,
    summary: templates.find((one) => one.slug === tool.slug) ?? tool,
    category: categories.find((one) => one.slug === tool.macrocategory)?.name ?? '',
  };
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
      <BriefingSelect value={form.draft.guidelineId} onChange={(guidelineId) => form.change({ guidelineId })} />
      <TargetFolderSelect value={form.draft.folderId ?? null} onChange={(folderId) => form.change({ folderId })} />
    </>
  );
  const acceptsRows = tool.flow !== 'live' && (tool.bulk || tool.is_custom);
  if (acceptsRows && order === 'batch') {
    const { brandVoiceId, guidelineId, folderId, sourceIds } = form.draft;
    return (
      <Suspense fallback={<SkeletonPage />}>
        <BulkOrderForm
          tool={tool}
          heading={<ToolHeading tool={shared.summary} category={shared.category} />}
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
      rights={{ canOrderHuman: user.can.order_human_proofreading, canManageModels: user.can.manage_models }}
      model={user.text_model?.model ?? null}
      available={user.credits.available}
      styleFields={tool.flow === 'live' ? null : style}
      orderType={acceptsRows ? <OrderTypeSwitch slug={tool.slug} type="single" /> : null}
      onOrdered={setOrderedId}
    />
  );
}

// The tabs beside a document; on a narrow window the text is one of them.
import type { DocumentDetail } from '@folio/contract/document-shapes';
import { isRankable } from '@folio/contract/score/rankable';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentTab } from '../../../base/document-session.ts';
import { useSession } from '../../../base/document-session-context.ts';
import { toolQuery } from '../../../base/tool.queries.ts';
import { useText } from '../../../ui/use-text.ts';
import classes from '../core/side-panel.module.css';
import { isMediaDocument } from '../media/is-media-document.ts';
import { checksQuery } from './checks.queries.ts';
import { voiceReportQuery } from './voice.queries.ts';

/** Prefix of the tabs' ids; each has its own tab and panel. */
export const tabsId = 'document-tabs';

/**
 * Tabs of a document and the first one. The voice is checked only where a text was ordered with one, claims where a model wrote it
 * or a passage of it.
 */
export function usePanelTabs(
  order: DocumentDetail,
  hasTask: boolean,
): {
  isForSearch: boolean;
  hasVoice: boolean;
  /** A model wrote it or a passage of it. */
  hasClaims: boolean;
  hasChecks: boolean;
  /** Claims that are marked in the text. */
  claims: number;
  first: DocumentTab;
} {
  const isForSearch = isRankable({ ...order, engineKind: order.engine?.kind ?? null });
  const isWithVoice = order.brand_voice_id !== null;
  const { data: voice } = useQuery({ ...voiceReportQuery(order.order_detail_id, order.updated_at), enabled: isWithVoice });
  const claims = useSession('claims')?.length;
  // Generated text is checked before it is used, a passage of it as well as the whole text.
  const isByModel = order.engine?.kind === 'model' || (claims ?? 0) > 0 || order.content.html.includes('data-unsourced=');
  const isMedia = isMediaDocument(order);
  const hasClaims = isByModel && !isMedia;
  // Until someone writes, those of the saved text.
  const { data: checks } = useQuery({
    ...checksQuery(order.order_detail_id, order.updated_at),
    enabled: hasClaims && claims === undefined,
  });
  // Computed figures have no voice, but rule violations are still shown, because they can block publication.
  const isSaid = order.engine?.kind !== 'computed' || (voice?.report?.findings.length ?? 0) > 0;
  const hasVoice = isWithVoice && isSaid && Boolean(voice?.brand_voice);
  const hasChecks = hasTask || hasClaims || isForSearch || hasVoice;
  return {
    isForSearch,
    hasVoice,
    hasClaims,
    hasChecks,
    claims: claims ?? checks?.claims.length ?? 0,
    first: hasChecks ? 'checks' : 'details',
  };
}

interface PanelTabsProps {
  order: DocumentDetail;
  openComments: number;
  hasText: boolean;
  /** True where it belongs to a task. */
  hasTask: boolean;
}

export function PanelTabs({ order, openComments, hasText, hasTask }: PanelTabsProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const prefetchDetails = () => {
    if (!order.is_tool_deleted) void client.prefetchQuery(toolQuery(order.tool, language));
  };
  const { hasChecks, claims } = usePanelTabs(order, hasTask);
  return (
    <div className={classes.tabs} data-top={hasText || undefined}>
      <Tabs.List grow aria-label={hasText ? t('editor.panel.views') : t('editor.panel.label')}>
        {hasText ? (
          <Tabs.Tab value="text" aria-controls={`${tabsId}-panel-text`}>
            {t(isMediaDocument(order) ? 'editor.panel.file' : 'editor.panel.text')}
          </Tabs.Tab>
        ) : null}
        {hasChecks ? (
          <Tabs.Tab value="checks">
            {t('editor.panel.checks')}
            {claims > 0 ? <TabCount count={claims} label={t('documentChecks.open', { open: claims })} /> : null}
          </Tabs.Tab>
        ) : null}
        <Tabs.Tab value="comments">
          {t('comments.title')}
          {openComments > 0 ? <TabCount count={openComments} label={t('comments.open', { open: openComments })} /> : null}
        </Tabs.Tab>
        <Tabs.Tab value="details" onPointerEnter={prefetchDetails}>
          {t('editor.panel.details')}
        </Tabs.Tab>
      </Tabs.List>
    </div>
  );
}

function TabCount({ count, label }: { count: number; label: string }) {
  return (
    <>
      <span className={classes.tabCount} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

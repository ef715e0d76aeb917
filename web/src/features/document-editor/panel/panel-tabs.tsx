// The tabs of what is beside a document; on a narrow window the text is one of them.
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

/** What the tabs' ids begin with; each has its own tab and panel. */
export const tabsId = 'document-tabs';

/**
 * Which tabs a document has, and the first of them. The voice has one only where a text was ordered with a voice, the review where it belongs
 * to a task, or a model wrote it or a passage of it that is to be checked.
 */
export function usePanelTabs(
  order: DocumentDetail,
  hasTask: boolean,
): {
  isForSearch: boolean;
  hasVoice: boolean;
  hasReview: boolean;
  hasChecks: boolean;
  /** Claims that are marked in the text. */
  claims: number;
  first: DocumentTab;
} {
  const isForSearch = isRankable({ ...order, engineKind: order.engine?.kind ?? null });
  const isWithVoice = order.brand_voice_id !== null;
  const { data: voice } = useQuery({ ...voiceReportQuery(order.order_detail_id, order.updated_at), enabled: isWithVoice });
  const claims = useSession('claims')?.length;
  const hasClaims = (claims ?? 0) > 0;
  // What a model wrote is checked before it is used, a passage of it as well as the whole text.
  const isByModel = order.engine?.kind === 'model' || hasClaims || order.content.html.includes('data-unsourced=');
  const hasChecks = isByModel && !isMediaDocument(order);
  const hasReview = hasTask || hasChecks;
  // Until someone writes, those of the saved text.
  const { data: checks } = useQuery({
    ...checksQuery(order.order_detail_id, order.updated_at),
    enabled: hasChecks && claims === undefined,
  });
  const first = hasReview ? 'review' : isForSearch ? 'seo' : 'details';
  // Figures have no voice; what breaks a rule of it is shown all the same, since it may keep them from being published.
  const isSaid = order.engine?.kind !== 'computed' || (voice?.report?.findings.length ?? 0) > 0;
  return {
    isForSearch,
    hasVoice: isWithVoice && isSaid && Boolean(voice?.brand_voice),
    hasReview,
    hasChecks,
    claims: claims ?? checks?.claims.length ?? 0,
    first,
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
  const { isForSearch, hasVoice, hasReview, claims } = usePanelTabs(order, hasTask);
  return (
    <div className={classes.tabs} data-top={hasText || undefined}>
      <Tabs.List grow aria-label={hasText ? t('editor.panel.views') : t('editor.panel.label')}>
        {hasText ? (
          <Tabs.Tab value="text" aria-controls={`${tabsId}-panel-text`}>
            {t(isMediaDocument(order) ? 'editor.panel.file' : 'editor.panel.text')}
          </Tabs.Tab>
        ) : null}
        {hasReview ? (
          <Tabs.Tab value="review">
            {t('taskWriting.review')}
            {claims > 0 ? <TabCount count={claims} label={t('documentChecks.open', { open: claims })} /> : null}
          </Tabs.Tab>
        ) : null}
        {isForSearch ? (
          <Tabs.Tab value="seo">{t(order.is_page ? 'editor.panel.seo' : 'score.groups.readability')}</Tabs.Tab>
        ) : null}
        {isForSearch ? <Tabs.Tab value="links">{t('documentLinks.tab')}</Tabs.Tab> : null}
        <Tabs.Tab value="comments">
          {t('comments.title')}
          {openComments > 0 ? <TabCount count={openComments} label={t('comments.open', { open: openComments })} /> : null}
        </Tabs.Tab>
        {hasVoice ? <Tabs.Tab value="voice">{t('editor.panel.voice')}</Tabs.Tab> : null}
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

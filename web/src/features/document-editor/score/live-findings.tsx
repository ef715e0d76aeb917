// Findings in the text while it is written: read by a worker after a pause, for the panels beside the text.
import type { DocumentDetail, ScoreContext } from '@folio/contract/document-shapes';
import type { ScoredDocument } from '@folio/contract/score/score-document';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useDocumentSession, useSession } from '../../../base/document-session-context.ts';
import { scoreContextQuery } from './score.queries.ts';
import { useFindings } from './use-findings.ts';

const noContext: Pick<ScoreContext, 'hosts' | 'topic'> = { hosts: [], topic: null };

/** Counting follows the writing at its own pace. */
export function LiveFindings({ order }: { order: DocumentDetail }) {
  const session = useDocumentSession();
  const text = useSession('text');
  const settled = useDeferredValue(text);
  const { data: context, isError } = useQuery(scoreContextQuery(order.order_detail_id));
  const { title, metaTitle = '', metaDescription = '' } = useSession('fields');
  const isComposed = order.engine?.kind === 'composer';
  const { fields, nature, language, is_page: isPage } = order;
  // If the context cannot be fetched, the rest is scored and coverage is unknown.
  const { hosts, topic } = context ?? noContext;
  const isReady = context !== undefined || isError;
  const document = useMemo<ScoredDocument | null>(
    () =>
      settled && isReady
        ? { title, isPage, text: settled, fields, metaTitle, metaDescription, language, hosts, topic, nature, isComposed }
        : null,
    [settled, isReady, title, isPage, fields, metaTitle, metaDescription, language, hosts, topic, nature, isComposed],
  );
  const found = useFindings(document);
  const isStale = found !== null && (found.document !== document || settled !== text);
  useEffect(() => {
    if (found) session.set({ findings: { ...found.findings, isStale } });
  }, [session, found, isStale]);
  return null;
}

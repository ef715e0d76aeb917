// The document as it would be delivered now. Untranslated text is shown in its source, marked.
import { plainText } from '@folio/contract/bilingual/protected-parts';
import { targetSpace } from '@folio/contract/bilingual/split-text';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment } from '@folio/contract/translation-segments';
import type { ParagraphKind } from '@folio/contract/translation-words';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { outlineQuery } from '../core/segment-editor.queries.ts';
import classes from './preview-panel.module.css';

interface PreviewPanelProps {
  job: TranslationJob;
  segments: readonly Segment[];
  activeId: number | null;
  onOpen: (segmentId: number) => void;
}

interface PreviewParagraph {
  key: string;
  kind: ParagraphKind | 'file';
  text: string | null;
  segments: readonly Segment[];
}

export function PreviewPanel({ job, segments, activeId, onOpen }: PreviewPanelProps) {
  const { t } = useText();
  const { data: outline, isPending, refetch } = useQuery(outlineQuery(job.id));
  const scroller = useRef<HTMLElement>(null);
  const byUnit = Map.groupBy(segments, ({ unit }) => unit);
  const isSeveral = (outline?.parts.length ?? 0) > 1;
  const paragraphs = (outline?.parts ?? []).flatMap(({ name, paragraphs: own }, part): PreviewParagraph[] => [
    ...(isSeveral ? [{ key: `file ${part}`, kind: 'file' as const, text: name, segments: [] }] : []),
    ...own.map(({ unit, kind, text }) => ({ key: String(unit), kind, text, segments: byUnit.get(unit) ?? [] })),
  ]);
  // oxlint-disable-next-line react/incompatible-library -- this component alone reads the rows, and the compiler skips it
  const rows = useVirtualizer({
    count: paragraphs.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    getItemKey: (index) => paragraphs[index]?.key ?? index,
    overscan: 10,
  });
  const showActive = useEffectEvent(() => {
    const index = paragraphs.findIndex(({ segments: own }) => own.some(({ id }) => id === activeId));
    if (index >= 0) rows.scrollToIndex(index, { align: 'center' });
  });
  const isReady = outline !== undefined;
  useEffect(() => {
    if (isReady && activeId !== null) showActive();
  }, [activeId, isReady]);
  const space = targetSpace(' ', job.source_language, job.target_language);
  if (isPending) return <SkeletonRows rows={6} />;
  if (!outline) return <ErrorState title={t('segmentEditor.panel.failed')} onRetry={() => void refetch()} />;
  return (
    <ScrollRegion ref={scroller} className={classes.page} label={t('segmentTools.preview.title')}>
      <Text size="sm" tone="quiet">
        {t('segmentTools.preview.lead')}
      </Text>
      <div className={classes.paragraphs} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const paragraph = paragraphs[index];
          return paragraph ? (
            <Text
              as="div"
              key={key}
              ref={rows.measureElement}
              data-index={index}
              data-kind={paragraph.kind}
              size="md"
              breaks
              className={classes.paragraph}
              style={{ translate: `0 ${start}px` }}
            >
              {paragraph.segments.length === 0 ? paragraph.text : null}
              {paragraph.segments.map(({ id, source, target, position }, at) => (
                <span key={id}>
                  {at > 0 ? space : ''}
                  <button
                    type="button"
                    className={classes.sentence}
                    lang={target === '' ? job.source_language : job.target_language}
                    aria-current={id === activeId || undefined}
                    data-open={target === '' || undefined}
                    onClick={() => onOpen(id)}
                  >
                    <span className="visually-hidden">
                      {t(target === '' ? 'segmentTools.preview.open' : 'segmentEditor.goTo', { position })}{' '}
                    </span>
                    {plainText(target === '' ? source : target)}
                  </button>
                </span>
              ))}
            </Text>
          ) : null;
        })}
      </div>
      {outline.is_cut ? (
        <Text size="sm" tone="quiet">
          {t('segmentTools.preview.cut')}
        </Text>
      ) : null}
    </ScrollRegion>
  );
}

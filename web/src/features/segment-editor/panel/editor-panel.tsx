// Beside the segments: matches and terms, the memory, faults, comments.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentMatch } from '@folio/contract/translation-segments';
import { lazy, Suspense } from 'react';
import { QuietTabs } from '../../../ui/quiet-tabs.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import type { EditorTerm, FindIssues } from '../core/segment-issues.ts';
import type { SegmentShortcuts } from '../core/segment-shortcuts.ts';
import type { FindIgnored, IgnoreFault } from '../core/use-ignored.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { ConcordancePanel } from './concordance-panel.tsx';
import { IssuesPanel } from './issues-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';
import classes from './panel.module.css';

const PreviewPanel = lazy(() => import('./preview-panel.tsx').then((module) => ({ default: module.PreviewPanel })));

const panelTabs = ['matches', 'issues', 'comments'] as const;
/** Opened by a key or from the menu: its tab is there until another one is chosen. */
const extraTabs = ['concordance', 'preview'] as const;
export type PanelTab = (typeof panelTabs | typeof extraTabs)[number];

interface EditorPanelProps {
  job: TranslationJob;
  segments: readonly Segment[];
  /** Segments with open warnings; null while they are counted. */
  issueCount: number | null;
  /** The segment that is being written. */
  segment: Segment | undefined;
  terms: readonly EditorTerm[];
  issuesOf: FindIssues;
  findIgnored: FindIgnored;
  shortcuts: SegmentShortcuts;
  isOpen: boolean;
  tab: PanelTab;
  concordance: string;
  onTab: (tab: PanelTab) => void;
  onConcordance: (text: string) => void;
  onInsert: (match: SegmentMatch) => void;
  /** Null where nothing can be changed. */
  onIgnore: IgnoreFault | null;
  onOpen: (segmentId: number) => void;
}

export function EditorPanel(props: EditorPanelProps) {
  const {
    job,
    segments,
    issueCount,
    segment,
    terms,
    issuesOf,
    shortcuts,
    isOpen,
    tab,
    concordance,
    onTab,
    onConcordance,
    onInsert,
    onOpen,
  } = props;
  const { t } = useText();
  return (
    <aside
      className={classes.panel}
      aria-label={t('segmentEditor.panel.title')}
      data-idle={((tab === 'matches' || tab === 'comments') && !segment) || undefined}
    >
      <div className={classes.tabs}>
        <QuietTabs
          label={t('segmentEditor.panel.title')}
          tabs={[...panelTabs, ...extraTabs.filter((one) => one === tab)].map((one) => ({
            value: one,
            label: t(`segmentEditor.panel.tabs.${one}`),
            count: one === 'issues' ? issueCount : one === 'comments' ? (segment?.comments ?? null) : null,
          }))}
          value={tab}
          onSelect={onTab}
        />
      </div>
      <div className={classes.body}>
        {tab === 'concordance' ? <ConcordancePanel job={job} text={concordance} onSearch={onConcordance} /> : null}
        {tab === 'issues' ? (
          <IssuesPanel
            segments={segments}
            issuesOf={issuesOf}
            findIgnored={props.findIgnored}
            onIgnore={props.onIgnore}
            onOpen={onOpen}
          />
        ) : null}
        {tab === 'preview' ? (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <PreviewPanel job={job} segments={segments} activeId={segment?.id ?? null} onOpen={onOpen} />
          </Suspense>
        ) : null}
        {(tab === 'matches' || tab === 'comments') && !segment ? (
          <Text size="sm" tone="quiet" px={16} py={16}>
            {t('segmentEditor.panel.chooseSegment')}
          </Text>
        ) : null}
        {tab === 'matches' && segment ? (
          <MatchesPanel
            key={segment.id}
            job={job}
            segment={segment}
            terms={terms}
            shortcuts={shortcuts}
            isOpen={isOpen}
            onInsert={onInsert}
          />
        ) : null}
        {tab === 'comments' && segment ? <CommentsPanel key={segment.id} job={job} segment={segment} onOpen={onOpen} /> : null}
      </div>
    </aside>
  );
}

// Beside the segments: matches and terms, the memory, faults, comments.
import type { SegmentFault, TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentMatch } from '@folio/contract/translation-segments';
import tabs from '../../../ui/quiet-tabs.module.css';
import { useText } from '../../../ui/use-text.ts';
import type { EditorTerm, FindIssues } from '../segment-issues.ts';
import { CommentsPanel } from './comments-panel.tsx';
import { ConcordancePanel } from './concordance-panel.tsx';
import { IssuesPanel } from './issues-panel.tsx';
import { MatchesPanel } from './matches-panel.tsx';
import classes from './panel.module.css';

const panelTabs = ['matches', 'concordance', 'issues', 'comments'] as const;
export type PanelTab = (typeof panelTabs)[number];

interface EditorPanelProps {
  job: TranslationJob;
  segments: readonly Segment[];
  /** The segment that is being written. */
  segment: Segment | undefined;
  terms: readonly EditorTerm[];
  issuesOf: FindIssues;
  faults: readonly SegmentFault[];
  isOpen: boolean;
  tab: PanelTab;
  concordance: string;
  onTab: (tab: PanelTab) => void;
  onConcordance: (text: string) => void;
  onInsert: (match: SegmentMatch) => void;
  onOpen: (segmentId: number) => void;
}

export function EditorPanel(props: EditorPanelProps) {
  const { job, segments, segment, terms, issuesOf, faults, isOpen, tab, concordance, onTab, onConcordance, onInsert, onOpen } =
    props;
  const { t } = useText();
  return (
    <aside className={classes.panel} aria-label={t('segmentEditor.panel.title')}>
      <div className={classes.tabs}>
        <fieldset className={tabs.tabs} aria-label={t('segmentEditor.panel.title')}>
          {panelTabs.map((one) => (
            <button key={one} type="button" className={tabs.tab} aria-pressed={one === tab} onClick={() => onTab(one)}>
              {t(`segmentEditor.panel.tabs.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={classes.body}>
        {tab === 'concordance' ? <ConcordancePanel job={job} text={concordance} onSearch={onConcordance} /> : null}
        {tab === 'issues' ? <IssuesPanel segments={segments} issuesOf={issuesOf} faults={faults} onOpen={onOpen} /> : null}
        {(tab === 'matches' || tab === 'comments') && !segment ? (
          <p className={classes.none}>{t('segmentEditor.panel.chooseSegment')}</p>
        ) : null}
        {tab === 'matches' && segment ? (
          <MatchesPanel key={segment.id} job={job} segment={segment} terms={terms} isOpen={isOpen} onInsert={onInsert} />
        ) : null}
        {tab === 'comments' && segment ? <CommentsPanel key={segment.id} job={job} segment={segment} onOpen={onOpen} /> : null}
      </div>
    </aside>
  );
}

// One job of a linguist: begun, written sentence by sentence, checked and delivered.

import { languageName } from '@folio/contract/language-names';
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { IgnoredFault, Segment, SegmentMatch } from '@folio/contract/translation-segments';
import { IconEye, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import type { Action } from '../../ui/actions.ts';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/segment-editor.module.css';
import { editedJobQuery, matchesQuery, outlineQuery } from './core/segment-editor.queries.ts';
import { type EditorTerm, issueFinder, openIssues } from './core/segment-issues.ts';
import { ignoredFinder, useIgnored } from './core/use-ignored.ts';
import { useSegments } from './core/use-segments.ts';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { listItems, unitsOf } from './list-items.ts';
import { EditorPanel, type PanelTab } from './panel/editor-panel.tsx';
import { SegmentFilterBar } from './segment-filter-bar.tsx';
import { countSegments, filterSegments, isDone, type SegmentFilter } from './segment-filters.ts';
import type { RowKeys } from './segment-keys.ts';
import { SegmentList } from './segment-list.tsx';
import { useDivide } from './use-divide.ts';
import { useIssueCount } from './use-issue-count.ts';
import { useKeptJob } from './use-kept-job.ts';
import { usePrefetchedMatches } from './use-prefetched-matches.ts';
import { useShortcutKeys } from './use-shortcut-keys.ts';

interface SegmentEditorProps {
  job: TranslationJob;
  segments: Segment[];
  terms: readonly EditorTerm[];
  ignored: readonly IgnoredFault[];
  /** False while only the first segments have arrived. */
  isWhole: boolean;
  /** Time of the copy on the device, in milliseconds since 1970; null for server data. */
  keptAt: number | null;
  /** The segment that the address names. */
  startId: number | null;
}

export function SegmentEditor({ job, segments, terms, ignored, isWhole, keptAt, startId }: SegmentEditorProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const userId = useMe().user_info.id;
  const edited = useSegments(job, segments, isWhole);
  const [activeId, setActiveId] = useState(startId);
  const [filter, setFilter] = useState<SegmentFilter>('all');
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<PanelTab>('matches');
  const [concordance, setConcordance] = useState('');
  const [showsChanges, setShowChanges] = useState(true);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [shortcuts, setShortcuts] = useShortcutKeys();
  const { source_language: from, target_language: to } = job;
  const allIssuesOf = useMemo(() => issueFinder(from, to, terms), [from, to, terms]);
  const findIgnored = useMemo(() => ignoredFinder(ignored), [ignored]);
  const issuesOf = useMemo(() => openIssues(allIssuesOf, findIgnored), [allIssuesOf, findIgnored]);
  const isOpen = isWhole && job.state === 'in_progress';
  const counts = useMemo(() => countSegments(edited.segments), [edited.segments]);
  const issueCount = useIssueCount(edited.segments, issuesOf, isWhole);
  // An edited segment stays in the list until the user selects another filter.
  const found = useMemo(
    () => filterSegments(edited.segments, filter, search, issuesOf),
    [edited.segments, filter, search, issuesOf],
  );
  const { data: outline } = useQuery({ ...outlineQuery(job.id), enabled: isWhole });
  const units = useMemo(() => (outline ? unitsOf(outline) : null), [outline]);
  const isFiltered = filter !== 'all' || search.trim() !== '';
  const hasFiles = (outline?.parts.length ?? 0) > 1;
  const items = useMemo(() => listItems(found, units, hasFiles, !isFiltered), [found, units, hasFiles, isFiltered]);
  useKeptJob({ job, segments, terms, ignored }, isWhole && keptAt === null);
  usePrefetchedMatches(job, edited.segments, isOpen ? activeId : null);
  const setJob = (changed: TranslationJob) => {
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) => (data ? { ...data, job: changed } : data));
    return invalidate(client, 'translation_job.changed', { jobId: job.id });
  };
  /** Saves first, because files and deliveries use the server's texts. */
  const requireSaved = async (): Promise<boolean> => {
    const isSaved = await edited.saveAll();
    if (!isSaved) toastError(t('segmentEditor.notSaved'));
    return isSaved;
  };
  const reload = () => void invalidate(client, 'translation_job.imported', { jobId: job.id });
  const open = (id: number) => {
    if (!found.some((segment) => segment.id === id)) {
      setFilter('all');
      setSearch('');
    }
    setActiveId(id);
  };
  /** The keyboard goes back to the segment once a dialog is gone. */
  const focusOn = (id: number) => {
    setActiveId(id);
    setTimeout(() => document.getElementById(`segment-${id}`)?.focus());
  };
  const divide = useDivide(job, requireSaved, focusOn);
  const ignore = useIgnored(job, requireSaved);
  const confirmed = job.stage === 'translation' ? 'confirmed' : 'reviewed';
  const goToNext = (segment: Segment, wants: (other: Segment) => boolean) => {
    const next = edited.segments.find((other) => other.position > segment.position && wants(other));
    if (next) open(next.id);
  };
  const insert = (segment: Segment, { target, percent }: SegmentMatch) =>
    edited.write(segment.id, { target, status: 'draft', origin: 'memory', percent });
  const keysOf = (segment: Segment): RowKeys => ({
    confirm: () => {
      if (segment.target.trim() === '') return;
      edited.write(segment.id, { target: segment.target, status: confirmed });
      void edited.flush();
      goToNext(segment, (other) => !isDone(other));
    },
    reject: () => edited.write(segment.id, { target: segment.target, status: 'rejected' }),
    copySource: () => edited.write(segment.id, { target: segment.source, status: 'draft' }),
    insertMatch: (number) => {
      const match = client.getQueryData(matchesQuery(job.id, segment.id, userId).queryKey)?.[number - 1];
      if (match) insert(segment, match);
    },
    searchMemory: (text) => {
      setTab('concordance');
      setConcordance(text.trim().slice(0, 200));
    },
    comment: () => {
      setTab('comments');
      requestAnimationFrame(() => document.getElementById('segment-comment')?.focus());
    },
    nextIssue: () => goToNext(segment, (other) => issuesOf(other).length > 0),
    split: (caret) => setDialog({ name: 'split', segmentId: segment.id, caret }),
    join: () => divide.join(edited.segments, segment),
    replace: (text) => setDialog({ name: 'replace', find: text.slice(0, 500) }),
    preview: () => setTab(tab === 'preview' ? 'matches' : 'preview'),
  });
  const active = edited.segments.find(({ id }) => id === activeId);
  const actions: Action[] = [
    { id: 'preview', icon: IconEye, label: t('segmentTools.preview.title'), run: () => setTab('preview') },
    {
      id: 'concordance',
      icon: IconSearch,
      label: t('segmentEditor.panel.tabs.concordance'),
      run: () => setTab('concordance'),
    },
    ...(isOpen
      ? [{ id: 'keys', icon: IconKeyboard, label: t('segmentTools.keys.title'), run: () => setDialog({ name: 'keys' as const }) }]
      : []),
  ];
  return (
    <>
      <EditorHead
        job={job}
        edited={edited}
        done={isWhole ? counts.done : job.confirmed}
        isWhole={isWhole}
        onBegin={requireSaved}
        onJob={setJob}
        onImported={reload}
        onDeliver={() => setDialog({ name: 'deliver' })}
        actions={actions}
      />
      <div className={classes.above}>
        <EditorNotes job={job} edited={edited} keptAt={keptAt} onConflicts={() => setDialog({ name: 'conflicts' })} />
        <SegmentFilterBar
          filter={filter}
          counts={isWhole ? { ...counts, issues: issueCount } : null}
          search={search}
          showsChanges={job.stage === 'translation' ? null : showsChanges}
          onFilter={setFilter}
          onSearch={setSearch}
          onShowChanges={setShowChanges}
          onReplace={isOpen ? () => setDialog({ name: 'replace', find: '' }) : null}
          replaceKeys={shortcuts.replace}
        />
      </div>
      <div className={classes.halves}>
        <div className={classes.list}>
          {found.length === 0 ? (
            <Text breaks block mb={12} px={16} py={12} className={classes.note}>
              {t('segmentEditor.filters.none')}
            </Text>
          ) : (
            <Text
              size="sm"
              tone="quiet"
              px={12}
              py={8}
              line="bottom"
              className={classes.columns}
              data-only="desktop"
              aria-hidden="true"
            >
              <span>#</span>
              <span>{languageName(job.source_language, language)}</span>
              <span>{languageName(job.target_language, language)}</span>
              <span>{t('segmentEditor.status')}</span>
            </Text>
          )}
          <SegmentList
            job={job}
            items={items}
            edited={edited}
            terms={terms}
            issuesOf={issuesOf}
            shortcuts={shortcuts}
            isOpen={isOpen}
            activeId={activeId}
            showsChanges={showsChanges && job.stage !== 'translation'}
            keysOf={keysOf}
            onOpen={open}
          />
        </div>
        <EditorPanel
          job={job}
          segments={edited.segments}
          issueCount={issueCount}
          segment={active}
          terms={terms}
          issuesOf={allIssuesOf}
          findIgnored={findIgnored}
          shortcuts={shortcuts}
          isOpen={isOpen && active?.status !== 'locked'}
          tab={tab}
          concordance={concordance}
          onTab={setTab}
          onConcordance={setConcordance}
          onInsert={(match) => {
            if (active) insert(active, match);
          }}
          onIgnore={isOpen ? ignore : null}
          onOpen={open}
        />
      </div>
      <EditorFoot
        segments={isWhole ? edited.segments : null}
        shortcuts={shortcuts}
        isOpen={isOpen}
        onKeys={() => setDialog({ name: 'keys' })}
      />
      <EditorDialogs
        open={dialog}
        job={job}
        edited={edited}
        counts={counts}
        shortcuts={shortcuts}
        onBegin={requireSaved}
        onSplit={divide.split}
        onReplaced={reload}
        onShortcuts={setShortcuts}
        onIgnore={ignore}
        onOpen={open}
        onJob={setJob}
        onClose={() => {
          setDialog(null);
          if (activeId !== null && dialog?.name !== 'deliver') focusOn(activeId);
        }}
      />
    </>
  );
}

// One job of a linguist: begun, written sentence by sentence, checked and delivered.
import type { SegmentFault, TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentMatch } from '@folio/contract/translation-segments';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { languageName } from '../../ui/language-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { ExchangeMenu } from './exchange/exchange-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import { EditorPanel, type PanelTab } from './panel/editor-panel.tsx';
import classes from './segment-editor.module.css';
import { editedJobQuery, matchesQuery } from './segment-editor.queries.ts';
import { countSegments, filterSegments, isDone, type SegmentFilter } from './segment-filters.ts';
import { type EditorTerm, issueFinder } from './segment-issues.ts';
import type { RowKeys } from './segment-keys.ts';
import { SegmentList } from './segment-list.tsx';
import { useSegments } from './use-segments.ts';

const working = new Set(['accepted', 'in_progress', 'sent_back']);

interface SegmentEditorProps {
  job: TranslationJob;
  segments: Segment[];
  terms: readonly EditorTerm[];
}

export function SegmentEditor({ job, segments, terms }: SegmentEditorProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const edited = useSegments(job, segments);
  const [faults, setFaults] = useState<SegmentFault[]>([]);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [filter, setFilter] = useState<SegmentFilter>('all');
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<PanelTab>('matches');
  const [concordance, setConcordance] = useState('');
  const [showsChanges, setShowChanges] = useState(true);
  const { source_language: from, target_language: to } = job;
  const issuesOf = useMemo(() => issueFinder(from, to, terms), [from, to, terms]);
  const isOpen = job.state === 'in_progress';
  const total = edited.segments.length;
  const counts = countSegments(edited.segments, issuesOf);
  // What is being written stays in the list until another filter is chosen.
  const found = filterSegments(edited.segments, filter, search, issuesOf);
  const setJob = (changed: TranslationJob) => {
    client.setQueryData(editedJobQuery(job.id).queryKey, (data) => (data ? { ...data, job: changed } : data));
    return invalidate(client, 'translation_job.changed', { jobId: job.id });
  };
  /** Files and deliveries are made of what the server has. */
  const requireSaved = async (): Promise<boolean> => {
    const isSaved = await edited.saveAll();
    if (!isSaved) toastError(t('segmentEditor.notSaved'));
    return isSaved;
  };
  const start = useMutation({
    mutationFn: () => api.translationJobs.start({ id: job.id }),
    onSuccess: ({ translation_job: changed }) => setJob(changed),
    onError: (error) => toastError(messageOf(error)),
  });
  const deliver = useMutation({
    mutationFn: async () => {
      if (!(await requireSaved())) return null;
      const checked = await api.translationSegments.check({ job_id: job.id });
      setFaults(checked.faults);
      if (checked.errors > 0) setTab('issues');
      return checked.errors > 0 ? null : api.translationJobs.deliver({ id: job.id });
    },
    onSuccess: async (answer) => {
      if (!answer) return;
      toastSuccess(t('segmentEditor.delivered'));
      await setJob(answer.translation_job);
    },
    onError: (error) => toastError(messageOf(error)),
  });
  const open = (id: number) => {
    if (!found.some((segment) => segment.id === id)) {
      setFilter('all');
      setSearch('');
    }
    setActiveId(id);
  };
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
      const match = client.getQueryData(matchesQuery(job.id, segment.id).queryKey)?.[number - 1];
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
  });
  const active = edited.segments.find(({ id }) => id === activeId);
  const isBusy = start.isPending || deliver.isPending;
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <PageHeader
        title={job.title}
        lead={`${job.number}, ${languageName(from, language)} → ${languageName(to, language)}`}
        actions={
          <>
            {job.can.open ? (
              <ExchangeMenu
                job={job}
                onBegin={requireSaved}
                onImported={() => void invalidate(client, 'translation_job.imported', { jobId: job.id })}
              />
            ) : null}
            {working.has(job.state) ? (
              <Button loading={isBusy} onClick={() => (isOpen ? deliver.mutate() : start.mutate())}>
                {t(isOpen ? 'segmentEditor.deliver' : 'segmentEditor.start')}
              </Button>
            ) : null}
          </>
        }
      />
      <div className={classes.progress}>
        <ProgressBar
          value={total === 0 ? 0 : (counts.done / total) * 100}
          label={t('segmentEditor.confirmed', { confirmed: counts.done, total })}
        />
        <span>{t('segmentEditor.confirmed', { confirmed: counts.done, total })}</span>
        <output className={classes.quiet}>{t(`segmentEditor.${edited.state}`, { count: edited.unsaved })}</output>
      </div>
      {job.revision_note ? <p className={classes.note}>{job.revision_note}</p> : null}
      {job.notes ? <p className={classes.note}>{job.notes}</p> : null}
      {errors > 0 ? (
        <p role="alert" className={classes.faults}>
          {t('segmentEditor.faults', { count: errors })}
        </p>
      ) : null}
      <FilterBar
        filter={filter}
        counts={counts}
        search={search}
        showsChanges={job.stage === 'translation' ? null : showsChanges}
        onFilter={setFilter}
        onSearch={setSearch}
        onShowChanges={setShowChanges}
      />
      <div className={classes.halves}>
        <div className={classes.list}>
          {found.length === 0 ? <p className={classes.note}>{t('segmentEditor.filters.none')}</p> : null}
          <SegmentList
            job={job}
            shown={found}
            edited={edited}
            terms={terms}
            issuesOf={issuesOf}
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
          segment={active}
          terms={terms}
          issuesOf={issuesOf}
          faults={faults}
          isOpen={isOpen && active?.status !== 'locked'}
          tab={tab}
          concordance={concordance}
          onTab={setTab}
          onConcordance={setConcordance}
          onInsert={(match) => {
            if (active) insert(active, match);
          }}
          onOpen={open}
        />
      </div>
      {isOpen ? <p className={classes.quiet}>{t('segmentEditor.keys')}</p> : null}
    </>
  );
}

// The SEO meta data of a task: its own title and description beside the optimized ones, and which of the two go out.
import type { Task, TaskAssignment } from '@folio/contract/task-shapes';
import { metadataLimits, optimizationPrice } from '@folio/contract/task-words';
import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../../../base/use-me.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { DuplicateNotes } from './duplicate-notes.tsx';
import { assignmentQuery } from './metadata.queries.ts';
import { OptimizedPair } from './optimized-pair.tsx';
import { PageUrlForm } from './page-url-form.tsx';
import { SearchResult, SnippetChecks } from './search-result.tsx';
import classes from './task-metadata.module.css';
import { type MetadataText, type MetadataTexts, useMetadataActions } from './use-metadata-actions.ts';

export function TaskMetadata({ task }: { task: Task }) {
  const { t } = useText();
  const { data, isError, refetch } = useQuery(assignmentQuery(task.id));
  if (isError && !data) return <ErrorState title={t('tasks.failedOne')} onRetry={() => void refetch()} />;
  if (!data?.metadata) {
    return (
      <Panel title={t('taskMetadata.title')}>
        <SkeletonRows rows={4} />
      </Panel>
    );
  }
  return <MetadataForm key={task.id} task={data} metadata={data.metadata} onReload={() => void refetch()} />;
}

interface MetadataFormProps {
  task: TaskAssignment;
  metadata: NonNullable<TaskAssignment['metadata']>;
  onReload: () => void;
}

/** Unsaved text, and the revision of the task it was based on. */
interface Draft {
  revision: number;
  texts: Partial<MetadataTexts>;
}

const limits: Record<MetadataText, number> = {
  meta_title: metadataLimits.title,
  meta_description: metadataLimits.description,
  primary_kw: metadataLimits.keyword,
  brand: metadataLimits.brand,
  category_name: metadataLimits.category,
  footer_content: metadataLimits.footer,
};

function MetadataForm({ task, metadata, onReload }: MetadataFormProps) {
  const { t } = useText();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isUrlDirty, setUrlDirty] = useState(false);
  const { meta_title_description: pair, switchInput: isOptimizedOn, ...others } = metadata;
  const saved: MetadataTexts = { ...others, ...pair };
  const texts = { ...saved, ...draft?.texts };
  const isDirty = Object.entries(texts).some(([name, text]) => text !== saved[name as MetadataText]);
  const actions = useMetadataActions(task, ({ revision }) => setDraft((kept) => kept && { ...kept, revision }));
  const { failure, isBusy } = actions;
  const canChange = task.can_change_metadata;
  const { user_info: user } = useMe();
  const hasModel = user.text_model !== null;
  const optimized = task.api_output.optimized_meta_title_description;
  const isOut = isOptimizedOn && optimized !== null;
  const isPublished = task.status === 'published' || task.status === 'completed';

  const edit = (changes: Partial<MetadataTexts>) =>
    setDraft((kept) => ({ revision: kept?.revision ?? task.revision, texts: { ...kept?.texts, ...changes } }));
  const reload = () => {
    setDraft(null);
    actions.clearFailure();
    onReload();
  };
  const submit = () => {
    if (!isBusy && isDirty && draft) actions.save(draft, () => setDraft(null));
  };
  const field = (name: MetadataText) => ({
    label: t(`taskMetadata.fields.${name}`),
    value: texts[name],
    maxLength: limits[name],
    readOnly: !canChange,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit({ [name]: currentTarget.value }),
  });

  return (
    <Panel
      title={t('taskMetadata.title')}
      aside={
        canChange ? (
          <Row gap={16} rowGap={10} wrap>
            <Switch
              label={t('taskMetadata.useOptimized')}
              checked={isOptimizedOn}
              disabled={isBusy || (optimized === null && !isOptimizedOn)}
              onChange={({ currentTarget }) => actions.toggle(currentTarget.checked)}
            />
            <Button
              variant="default"
              leftSection={<IconSparkles size={16} stroke={1.8} aria-hidden />}
              loading={actions.isOptimizing}
              disabled={isBusy || isDirty || !hasModel}
              onClick={actions.optimize}
            >
              {t(optimized ? 'taskMetadata.optimizeAnother' : 'taskMetadata.optimize', { count: optimizationPrice })}
            </Button>
          </Row>
        ) : null
      }
    >
      <LeaveGuard isDirty={isDirty || isUrlDirty} name={task.title} />
      <Text size="sm" tone="quiet">
        {t('taskMetadata.lead')}
      </Text>
      {canChange && !hasModel ? (
        <Text role="note" size="sm" tone="muted" mt={6}>
          {t('taskMetadata.needsModel')}{' '}
          {user.can.manage_models ? (
            <Link to="/control-panel/{-$section}" params={{ section: 'models' }} className="text-link">
              {t('chats.connect')}
            </Link>
          ) : (
            t('chats.askStaff')
          )}
        </Text>
      ) : null}
      {failure ? (
        <Stack role="alert" tone="failed" mt={14} px={14} py={12} filled gap={6} align="start">
          <strong>{t(`taskMetadata.failed.${failure.action}`)}</strong>
          <p>{failure.message}</p>
          {failure.isOverrun ? (
            <Button size="compact-sm" variant="default" onClick={reload}>
              {t('taskMetadata.reload')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={classes.pairs}>
          <section className={classes.side} aria-label={t('taskMetadata.own')}>
            <Row
              as="h3"
              size="sm"
              tone="muted"
              weight="medium"
              justify="between"
              className={classes.sideHead}
              data-out={!isOut || undefined}
            >
              {t(isOut ? 'taskMetadata.own' : isPublished ? 'taskMetadata.ownOut' : 'taskMetadata.ownSelected')}
            </Row>
            <SearchResult title={texts.meta_title} description={texts.meta_description} pageUrl={task.page_url} isOut={!isOut} />
            <TextInput {...field('meta_title')} />
            <SnippetChecks kind="title" text={texts.meta_title} keyword={texts.primary_kw} />
            <Textarea rows={3} {...field('meta_description')} />
            <SnippetChecks kind="description" text={texts.meta_description} keyword={texts.primary_kw} />
          </section>
          <OptimizedPair
            pair={optimized}
            isOut={isOut}
            isPublished={isPublished}
            pageUrl={task.page_url}
            keyword={texts.primary_kw}
            onUse={canChange ? edit : null}
          />
        </div>
        <div className={classes.fields}>
          <TextInput {...field('primary_kw')} />
          <TextInput {...field('brand')} />
          <TextInput {...field('category_name')} />
        </div>
        <Textarea autosize={false} rows={3} {...field('footer_content')} />
        {canChange ? (
          <Row mt={14} gap={10} wrap>
            <Button type="submit" loading={actions.isSaving} disabled={!isDirty || isBusy}>
              {t('taskMetadata.save')}
            </Button>
            {isDirty ? (
              <Button variant="default" disabled={isBusy} onClick={() => setDraft(null)}>
                {t('taskMetadata.discard')}
              </Button>
            ) : null}
            {isDirty ? (
              <Text as="span" size="sm" tone="quiet">
                {t('taskMetadata.unsaved')}
              </Text>
            ) : null}
          </Row>
        ) : null}
      </form>
      <Stack gap={4} className={classes.notes}>
        <DuplicateNotes duplicates={task.duplicates} />
      </Stack>
      <PageUrlForm task={task} isBusy={actions.isSettingPageUrl} onEdit={setUrlDirty} onSave={actions.setPageUrl} />
    </Panel>
  );
}

// The rarely used fields of a task, in groups with a summary of their values.
import type { Task } from '@folio/contract/task-shapes';
import type { TaskTemplate } from '@folio/contract/task-templates';
import { taskLimits, taskPriorities } from '@folio/contract/task-words';
import { Select, Textarea } from '@mantine/core';
import {
  IconAlignLeft,
  IconCalendarTime,
  IconEyeCheck,
  IconKey,
  IconPaperclip,
  IconPencil,
  IconWorld,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ContractForm } from '../../base/contract-form.tsx';
import { ToolSelect } from '../../base/tool-select.tsx';
import { useMe } from '../../base/use-me.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FoldedFields } from '../../ui/folded-fields.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { StepsField } from './core/steps-field.tsx';
import type { TaskValues } from './core/task-form-values.ts';
import { type TaskChoices, WebsiteAndVoice } from './core/website-and-voice.tsx';
import { DocumentSelect } from './document-select.tsx';
import { FollowFields } from './follow-fields.tsx';
import { NewAttachments } from './new-attachments.tsx';
import { TaskKeywordFields, TaskSourceFields } from './task-more.tsx';

interface FoldedTaskFieldsProps extends TaskChoices {
  workspaceId: number;
  /** Null for a new one. */
  task: Task | null;
  template: TaskTemplate | null;
  form: ContractForm<TaskValues>;
  people: { id: number; name: string }[];
  /** Of a new task; null for one that has its own list. */
  files: readonly File[] | null;
  onFiles: (files: readonly File[]) => void;
  onChange: (changes: Partial<TaskValues>) => void;
}

/** Which fields each group holds: a fault of one opens its group. */
const fieldsOf = {
  brief: ['description', 'additional_content'],
  tool: ['tool_id', 'additional_source_ids', 'order_detail_id', 'request_type', 'type', 'language'],
  keywords: ['linked_keywords', 'soft_keywords', 'h2_headings', 'category_name', 'content_length'],
  review: ['review_steps'],
  schedule: ['start_date', 'priority', 'after_task_id', 'is_smart'],
  website: ['website_id', 'brand_voice_id'],
} as const satisfies Record<string, readonly (keyof TaskValues)[]>;
type Group = keyof typeof fieldsOf;

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
const select = { allowDeselect: false, checkIconPosition: 'right' as const, comboboxProps: { shadow: 'none' } };

export function FoldedTaskFields(props: FoldedTaskFieldsProps) {
  const { workspaceId, task, template, form, people, websites, voices, files, onFiles, onChange } = props;
  const { t, language } = useText();
  const me = useMe();
  const [isToolOpen, setToolOpen] = useState(false);
  const { values, errors, getInputProps } = form;
  const none = t('tasks.form.sections.none');
  const hasFault = (group: Group) => Object.keys(errors).some((name) => fieldsOf[group].some((field) => name.startsWith(field)));
  const isOfTemplate = (group: Group) =>
    template !== null &&
    (group === 'review' ? template.review_steps.length > 0 : fieldsOf[group].some((field) => hasValue(template, field)));
  const said = (group: Group, parts: (string | null | false)[]) => {
    const words = parts.filter(Boolean).join(', ') || none;
    return isOfTemplate(group) ? t('tasks.form.sections.ofTemplate', { value: words }) : words;
  };
  const tools = me.templates.filter(({ output }) => output !== 'chat');
  const nameIn = (choices: readonly { id: number; name: string }[], id: number | null) =>
    choices.find((one) => one.id === id)?.name ?? null;
  const keywords = linesIn(values.linked_keywords) + linesIn(values.soft_keywords);
  const headings = linesIn(values.h2_headings);
  const sources = values.additional_source_ids.length;
  const brief = `${values.description} ${values.additional_content}`.trim();
  const canChooseDocument = !task || task.status === 'waiting' || task.status === 'on_going';
  return (
    <div>
      <Text as="h3" size="sm" weight="medium" mb={8}>
        {t('tasks.form.more')}
      </Text>
      <FoldedFields
        icon={IconAlignLeft}
        title={t('tasks.brief')}
        value={brief === '' && !isOfTemplate('brief') ? t('tasks.form.sections.empty') : said('brief', [brief.slice(0, 60)])}
        hasFault={hasFault('brief')}
      >
        <Textarea
          label={t('tasks.form.description')}
          description={t('tasks.form.descriptionHint')}
          rows={4}
          maxLength={taskLimits.description}
          {...getInputProps('description')}
          styles={{ input: { resize: 'vertical' } }}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <Textarea
          label={t('tasks.form.additional')}
          rows={3}
          maxLength={taskLimits.additionalContent}
          {...getInputProps('additional_content')}
          styles={{ input: { resize: 'vertical' } }}
          onChange={({ currentTarget }) => onChange({ additional_content: currentTarget.value })}
        />
      </FoldedFields>
      <FoldedFields
        icon={IconPencil}
        title={t('tasks.form.sections.tool')}
        value={said('tool', [
          values.tool_id === null
            ? t('tasks.form.noTool')
            : (tools.find(({ slug }) => slug === values.tool_id)?.name ?? values.tool_id),
          sources > 0 && t('tasks.form.sections.sources', { count: sources }),
        ])}
        hasFault={hasFault('tool')}
        onOpen={() => setToolOpen(true)}
      >
        <ToolSelect
          label={t('tasks.form.tool')}
          description={t('tasks.form.toolHint')}
          tools={tools}
          none={{ value: 'none', label: t('tasks.form.noTool') }}
          {...getInputProps('tool_id')}
          value={values.tool_id ?? 'none'}
          onChange={(chosen) => onChange({ tool_id: chosen === null || chosen === 'none' ? null : chosen })}
        />
        {canChooseDocument ? (
          <DocumentSelect
            workspaceId={workspaceId}
            value={values.order_detail_id}
            error={errors['order_detail_id']}
            onChange={(id) => onChange({ order_detail_id: id })}
          />
        ) : null}
        <TaskSourceFields workspaceId={workspaceId} isOpen={isToolOpen || hasFault('tool')} form={form} onChange={onChange} />
      </FoldedFields>
      <FoldedFields
        icon={IconKey}
        title={t('tasks.form.sections.keywords')}
        value={said('keywords', [
          keywords > 0 && t('tasks.form.sections.keywordCount', { count: keywords }),
          headings > 0 && t('tasks.form.sections.headingCount', { count: headings }),
          values.category_name.trim(),
        ])}
        hasFault={hasFault('keywords')}
      >
        <TaskKeywordFields form={form} onChange={onChange} />
      </FoldedFields>
      <FoldedFields
        icon={IconEyeCheck}
        title={t('tasks.form.sections.review')}
        value={said(
          'review',
          values.review_steps.map(({ name }, at) => name || t('tasks.step', { number: at + 1 })),
        )}
        hasFault={hasFault('review')}
      >
        <StepsField
          people={people}
          steps={values.review_steps}
          errors={errors}
          onChange={(steps) => {
            onChange({ review_steps: steps });
            form.setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith('review_steps'))));
          }}
        />
      </FoldedFields>
      <FoldedFields
        icon={IconCalendarTime}
        title={t('tasks.form.sections.schedule')}
        value={said('schedule', [
          values.start_date !== '' && t('tasks.form.sections.starts', { day: formatDay(values.start_date, language) }),
          t(`tasks.priorities.${values.priority}`),
        ])}
        hasFault={hasFault('schedule')}
      >
        <FieldPair>
          <Select
            {...select}
            label={t('tasks.form.priority')}
            data={taskPriorities.map((value) => ({ value, label: t(`tasks.priorities.${value}`) }))}
            value={values.priority}
            onChange={(chosen) => onChange({ priority: taskPriorities.find((one) => one === chosen) ?? 'medium' })}
          />
          <DateField
            label={t('tasks.form.start')}
            {...getInputProps('start_date')}
            onChange={({ currentTarget }) => onChange({ start_date: currentTarget.value })}
          />
        </FieldPair>
        <FollowFields
          workspaceId={workspaceId}
          ownId={task?.id ?? null}
          afterTaskId={values.after_task_id}
          isSmart={values.is_smart}
          error={errors['after_task_id']}
          onChange={onChange}
        />
      </FoldedFields>
      <FoldedFields
        icon={IconWorld}
        title={t('tasks.form.sections.website')}
        value={said('website', [nameIn(websites, values.website_id), nameIn(voices, values.brand_voice_id)])}
        hasFault={hasFault('website')}
      >
        <FieldPair>
          <WebsiteAndVoice
            websites={websites}
            voices={voices}
            websiteId={values.website_id}
            voiceId={values.brand_voice_id}
            errors={errors}
            onChange={onChange}
          />
        </FieldPair>
      </FoldedFields>
      {files ? (
        <FoldedFields
          icon={IconPaperclip}
          title={t('tasks.form.sections.attachments')}
          value={files.length > 0 ? t('tasks.form.sections.files', { count: files.length }) : none}
        >
          <NewAttachments files={files} isBusy={form.isBusy} onChange={onFiles} />
        </FoldedFields>
      ) : null}
    </div>
  );
}

/** True if a template has a value for a field. */
function hasValue(template: TaskTemplate, field: keyof TaskValues): boolean {
  const value = (template.fields as Partial<Record<string, unknown>>)[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

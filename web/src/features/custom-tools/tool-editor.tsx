// A tool of the account's own while it is made: facts, own fields and the base's fields at the left, the form it will have at the right.

import type { CustomTool } from '@folio/contract/custom-tools';
import type { ToolDetail } from '@folio/contract/tool-definition';
import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { submitTo } from '../../base/contract-form.tsx';
import { toolQuery } from '../../base/tool.queries.ts';
import { AskFirst } from '../../ui/ask-first.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import places from '../../ui/form-and-preview.module.css';
import { FormFoot } from '../../ui/form-foot.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { optionalLabel } from '../../ui/optional-label.ts';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { SkeletonBlock } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { choosableIcons } from '../../ui/tool-icons.ts';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { BaseFields } from './base-fields.tsx';
import classes from './custom-tools.module.css';
import { FormPreview } from './form-preview.tsx';
import { OwnFields } from './own-fields.tsx';
import { type ToolDraft, useToolDraft } from './use-tool-draft.ts';

interface ToolEditorProps {
  /** Null for a new one. */
  tool: CustomTool | null;
  /** Slug of the base. */
  base: string;
  onClose: () => void;
}

export function ToolEditor({ tool, base, onClose }: ToolEditorProps) {
  const { t, language } = useText();
  const { data, isPending, refetch } = useQuery(toolQuery(base, language));
  if (isPending) return <SkeletonBlock height={520} />;
  if (!data) return <ErrorState title={t('panel.failed')} onRetry={() => void refetch()} />;
  return <Editor tool={tool} base={data.tool} onClose={onClose} />;
}

function Editor({ tool, base, onClose }: { tool: CustomTool | null; base: ToolDetail; onClose: () => void }) {
  const { t } = useText();
  const { form, change } = useToolDraft(tool, base, onClose);
  const { values: draft, errors } = form;
  const isDirty = form.isDirty();
  const [isCancelling, setCancelling] = useState(false);
  const name = draft.name || t('customTools.create');
  const isReady = draft.name.trim() !== '' && draft.fields.every((field) => field.label.trim() !== '');
  return (
    <form noValidate className={places.columns} onSubmit={submitTo(form)}>
      <LeaveGuard isDirty={isDirty} name={name} />
      <AskFirst
        isAsking={isCancelling}
        loss={t('voices.leaveLoss', { name })}
        verb={t('voices.leave')}
        onKeep={() => setCancelling(false)}
        onConfirm={onClose}
      />
      <Stack flex="shrink" gap="page">
        <Panel
          title={t('customTools.facts')}
          aside={
            <Text as="span" size="sm" tone="quiet" weight="regular" block>
              {t('customTools.madeOf', { name: base.name })}
            </Text>
          }
        >
          <Facts
            draft={draft}
            errors={errors}
            icons={[...new Set([base.icon, draft.icon, ...choosableIcons])]}
            onChange={change}
          />
        </Panel>
        <OwnFields fields={draft.fields} errors={errors} onChange={(fields) => change({ fields })} />
        <BaseFields base={base} draft={draft} errors={errors} onChange={change} />
      </Stack>
      <Stack flex="shrink" gap="page" className={`${places.beside} ${classes.aside}`}>
        <Panel title={t('customTools.preview')}>
          <FormPreview base={base} draft={draft} />
        </Panel>
        {form.notice}
        <FormFoot
          verb={t('actions.save')}
          isBusy={form.isBusy}
          isDisabled={!isReady}
          onCancel={() => (isDirty ? setCancelling(true) : onClose())}
        />
      </Stack>
    </form>
  );
}

interface FactsProps {
  draft: ToolDraft;
  errors: Record<string, string>;
  icons: string[];
  onChange: (part: Partial<ToolDraft>) => void;
}

function Facts({ draft, errors, icons, onChange }: FactsProps) {
  const { t } = useText();
  return (
    <Stack gap={20}>
      <TextInput
        label={t('customTools.name')}
        maxLength={60}
        required
        withAsterisk={false}
        value={draft.name}
        error={errors['name']}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextInput
        label={t('customTools.description')}
        labelProps={optionalLabel()}
        maxLength={300}
        value={draft.description}
        error={errors['description']}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <Row as="fieldset" gap={6} align="stretch" wrap>
        <Text as="legend" size="sm" weight="medium" mb={6}>
          {t('customTools.icon')}
        </Text>
        {icons.map((icon) => (
          <label key={icon} className={classes.icon} title={icon}>
            <input
              type="radio"
              name="icon"
              value={icon}
              aria-label={icon}
              checked={draft.icon === icon}
              onChange={() => onChange({ icon })}
            />
            <ToolTile icon={icon} category="custom_tools" />
          </label>
        ))}
      </Row>
      <Textarea
        label={t('customTools.brief')}
        labelProps={optionalLabel()}
        description={t('customTools.briefHint')}
        minRows={4}
        rows={5}
        maxLength={4000}
        value={draft.brief}
        error={errors['brief']}
        onChange={({ currentTarget }) => onChange({ brief: currentTarget.value })}
      />
    </Stack>
  );
}

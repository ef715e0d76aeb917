// One briefing: to create from a template or from scratch, to edit, or to read without permission to edit.

import type { Guideline } from '@folio/contract/guidelines';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { type BriefingValues, blankBriefing, briefingFields, valuesOf } from './briefing-fields.ts';
import classes from './briefings.module.css';

type Template = BriefingValues & { slug: string };

/** For users with permission to use a briefing but not to edit it. */
export function BriefingReader({ briefing, onClose }: { briefing: Guideline; onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog title={briefing.title} size={620} variant="form" onClose={onClose}>
      <FactList
        gap={16}
        facts={briefingFields.flatMap(({ name }): Fact[] =>
          name === 'title' ? [] : [[t(`briefings.fields.${name}`), briefing[name]]],
        )}
      />
    </Dialog>
  );
}

interface BriefingFormProps {
  /** Null for a new one. */
  briefing: Guideline | null;
  templates: Template[];
  onClose: () => void;
}

/** A template fills every field and replaces typed text. */
export function BriefingForm({ briefing, templates, onClose }: BriefingFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  const form = useContractForm({
    optional: briefingFields.flatMap(({ name }) => (name === 'title' ? [] : [name])),
    values: briefing ? valuesOf(briefing) : blankBriefing,
    edited: briefing && { name: briefing.title, revision: briefing.revision },
    toInput: (values) => values,
    faultsOf: ({ title }): Record<string, string> => (title.trim() ? {} : { title: t('voices.faults.required') }),
    send: ({ input, changes, expected }) =>
      briefing
        ? api.guidelines.edit({ guideline_id: briefing.id, ...changes, ...expected })
        : api.guidelines.create({ ...input, workspace_id: workspaceId }),
    refresh: () => invalidate(client, 'briefing.changed'),
    onSaved: onClose,
    onKeepSaved: onClose,
  });
  const choose = (slug: string | null) => {
    const template = templates.find((one) => one.slug === slug);
    form.change(template ? valuesOf(template) : blankBriefing);
    form.clearErrors();
  };
  return (
    <Dialog
      title={briefing ? t('briefings.edit', { name: briefing.title }) : t('briefings.new')}
      size={620}
      variant="form"
      onClose={onClose}
    >
      <Stack as="form" noValidate gap={16} className={classes.form} onSubmit={submitTo(form)}>
        {briefing ? null : (
          <Select
            label={t('briefings.template')}
            description={t('briefings.templateHint')}
            data={[
              { value: 'blank', label: t('briefings.blank') },
              ...templates.map(({ slug, title }) => ({ value: slug, label: title })),
            ]}
            defaultValue="blank"
            allowDeselect={false}
            checkIconPosition="right"
            comboboxProps={{ withinPortal: false, shadow: 'none' }}
            onChange={choose}
          />
        )}
        {briefingFields.map(({ name, most }) => {
          const words = {
            label: t(`briefings.fields.${name}`),
            description: name === 'title' ? undefined : t(`briefings.hints.${name}`),
            maxLength: most,
            ...form.getInputProps(name),
          };
          return most > 200 ? (
            <Textarea key={name} {...words} rows={most > 1000 ? 3 : 2} styles={{ input: { resize: 'vertical' } }} />
          ) : (
            <TextInput key={name} {...words} autoComplete="off" required={name === 'title'} withAsterisk={false} />
          );
        })}
        {form.notice}
        <FormFoot verb={t(briefing ? 'actions.save' : 'briefings.create')} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}

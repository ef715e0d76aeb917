// One briefing: to write from a template or from nothing, to change, or to read for those who only use it.

import type { Guideline } from '@folio/contract/guidelines';
import { Select, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { useWorkspaceId } from '../../base/workspace.ts';
import { changedValues } from '../../ui/changed-values.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { focusFirstFault, showFieldErrors } from '../../ui/form-errors.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { type BriefingValues, blankBriefing, briefingFields, valuesOf } from './briefing-fields.ts';
import classes from './briefings.module.css';

type Template = BriefingValues & { slug: string };

/** For those who may use a briefing and not change it. */
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

/** A template fills every field; what was typed before is replaced. */
export function BriefingForm({ briefing: opened, templates, onClose }: BriefingFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const workspaceId = useWorkspaceId();
  // What the list shows by now may be newer than what is changed here.
  const [briefing] = useState(opened);
  const [values, setValues] = useState<BriefingValues>(briefing ? valuesOf(briefing) : blankBriefing);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: (isForced: boolean) =>
      briefing
        ? api.guidelines.edit({
            guideline_id: briefing.id,
            ...changedValues(valuesOf(briefing), values),
            ...(isForced ? {} : { revision: briefing.revision }),
          })
        : api.guidelines.create({ ...values, workspace_id: workspaceId }),
    onSuccess: async ({ message }) => {
      await invalidate(client, 'briefing.changed');
      toastSuccess(message);
      onClose();
    },
    onError: (error, isForced) => {
      if (isForced || !isChangedMeanwhile(error)) showFieldErrors(error, Object.keys(values), setErrors);
    },
  });
  const keepSaved = () => {
    onClose();
    void invalidate(client, 'briefing.changed');
  };
  const submit = (shown: HTMLFormElement) => {
    if (save.isPending) return;
    if (values.title.trim()) save.mutate(false);
    else {
      setErrors({ title: t('voices.faults.required') });
      focusFirstFault(shown);
    }
  };
  const choose = (slug: string | null) => {
    const template = templates.find((one) => one.slug === slug);
    setValues(template ? valuesOf(template) : blankBriefing);
    setErrors({});
  };
  return (
    <Dialog
      title={briefing ? t('briefings.edit', { name: briefing.title }) : t('briefings.new')}
      size={620}
      variant="form"
      onClose={onClose}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
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
            error: errors[name],
            value: values[name],
          };
          const set = (value: string) => {
            setValues((before) => ({ ...before, [name]: value }));
            setErrors(({ [name]: _fixed, ...rest }) => rest);
          };
          return most > 200 ? (
            <Textarea
              key={name}
              {...words}
              rows={most > 1000 ? 3 : 2}
              styles={{ input: { resize: 'vertical' } }}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
          ) : (
            <TextInput
              key={name}
              {...words}
              autoComplete="off"
              required={name === 'title'}
              withAsterisk={false}
              onChange={({ currentTarget }) => set(currentTarget.value)}
            />
          );
        })}
        <ChangedMeanwhile
          name={briefing?.title ?? ''}
          error={save.error}
          onKeepSaved={keepSaved}
          onSaveMine={() => save.mutate(true)}
        />
        <FormFoot verb={t(briefing ? 'actions.save' : 'briefings.create')} isBusy={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

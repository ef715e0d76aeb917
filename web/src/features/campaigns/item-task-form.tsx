// A task for an item: from a template, for a tool, with the contact as its last reviewer.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';
import { useMe } from '../../base/use-me.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { formatDay } from '../../ui/intl-format.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './campaigns.module.css';
import { itemTemplatesQuery } from './campaigns.queries.ts';
import { readPlanIfRefused } from './item-refusals.ts';

const none = 'none';

interface ItemTaskFormProps {
  campaign: Campaign;
  item: CampaignItem;
  /** Whether the form of a tool is opened with the task, to order it. */
  isOrder: boolean;
  onClose: () => void;
}

export function ItemTaskForm({ campaign, item, isOrder, onClose }: ItemTaskFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const templates = useQuery(itemTemplatesQuery(campaign.workspace_id)).data?.task_templates ?? [];
  const [template, setTemplate] = useState(none);
  const [tool, setTool] = useState(none);
  const [hasContact, setContact] = useState(campaign.contact !== null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const tools = me.templates.filter(({ output }) => output !== 'chat').map(({ slug, name }) => ({ value: slug, label: name }));
  const select = { allowDeselect: false, searchable: true, comboboxProps: { shadow: 'none' } } as const;
  const save = useSingleMutation({
    mutationFn: () =>
      api.campaignItems.createTask({
        id: item.id,
        template_id: template === none ? null : Number(template),
        tool_id: tool === none ? null : tool,
        with_contact: hasContact,
      }),
    onSuccess: async ({ task_id: id, message }) => {
      await invalidate(client, 'campaign.changed');
      onClose();
      if (isOrder) await navigate({ to: '/tools/$slug', params: { slug: tool }, search: { task: id } });
      else toastSuccess(message);
    },
    onError: (error) => {
      showFieldErrors(error, ['template_id', 'tool_id', 'with_contact'], setErrors);
      return readPlanIfRefused(client, error);
    },
  });
  return (
    <FormDialog
      title={t(isOrder ? 'campaignPlan.order' : 'campaignPlan.newTask')}
      verb={t(isOrder ? 'campaignPlan.openTool' : 'campaignPlan.createTask')}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={() => {
        setErrors({});
        if (isOrder && tool === none) setErrors({ tool_id: t('campaignPlan.toolMissing') });
        else save.run(undefined);
      }}
    >
      <p>{t('campaignPlan.taskLead', { name: item.name, day: formatDay(item.from, language) })}</p>
      <Select
        label={t('campaignPlan.tool')}
        description={isOrder ? t('campaignPlan.orderHint') : undefined}
        data={[...(isOrder ? [] : [{ value: none, label: t('tasks.form.noTool') }]), ...tools]}
        value={isOrder && tool === none ? null : tool}
        error={errors['tool_id']}
        data-autofocus={isOrder || undefined}
        {...select}
        onChange={(value) => setTool(value ?? none)}
      />
      <Select
        label={t('taskPlanning.templates.choose')}
        data={[
          { value: none, label: t('taskPlanning.templates.none') },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={template}
        error={errors['template_id']}
        {...select}
        onChange={(value) => setTemplate(value ?? none)}
      />
      {campaign.contact === null ? (
        <p className={classes.quiet}>{t('campaignPlan.noContact')}</p>
      ) : (
        <Checkbox
          label={t('campaignPlan.withContact', { name: campaign.contact.name || campaign.contact.email })}
          description={t('campaignPlan.withContactHint')}
          checked={hasContact}
          error={errors['with_contact']}
          onChange={({ currentTarget }) => setContact(currentTarget.checked)}
        />
      )}
    </FormDialog>
  );
}

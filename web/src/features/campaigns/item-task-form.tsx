// A task for an item: from a template, for a tool, with the contact as its last reviewer.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../../base/api.ts';
import { useContractForm } from '../../base/contract-form.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { ToolSelect } from '../../base/tool-select.tsx';
import { useMe } from '../../base/use-me.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDay } from '../../ui/intl-format.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { itemTemplatesQuery } from './campaigns.queries.ts';
import { readPlanIfRefused } from './item-refusals.ts';

const none = 'none';

interface ItemTaskFormProps {
  campaign: Campaign;
  item: CampaignItem;
  /** True if the form of a tool is opened with the task, to order it. */
  isOrder: boolean;
  onClose: () => void;
}

export function ItemTaskForm({ campaign, item, isOrder, onClose }: ItemTaskFormProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const templates = useQuery(itemTemplatesQuery(campaign.workspace_id)).data?.task_templates ?? [];
  const form = useContractForm({
    values: { template_id: none, tool_id: none, with_contact: campaign.contact !== null },
    toInput: (values) => ({
      ...values,
      template_id: values.template_id === none ? null : Number(values.template_id),
      tool_id: values.tool_id === none ? null : values.tool_id,
    }),
    faultsOf: ({ tool_id: tool }): Record<string, string> =>
      isOrder && tool === none ? { tool_id: t('campaignPlan.toolMissing') } : {},
    send: ({ input }) => api.campaignItems.createTask({ id: item.id, ...input }),
    refresh: () => invalidate(client, 'campaign.changed'),
    savedMessage: ({ message }) => (isOrder ? undefined : message),
    onSaved: ({ task_id: id }, { tool_id: slug }) => {
      onClose();
      if (isOrder) void navigate({ to: '/tools/$slug', params: { slug }, search: { task: id } });
    },
    onRefused: (error) => void readPlanIfRefused(client, error),
  });
  const { tool_id: tool } = form.values;
  const tools = me.templates.filter(({ output }) => output !== 'chat');
  const select = { allowDeselect: false, searchable: true, comboboxProps: { shadow: 'none' } } as const;
  return (
    <FormDialog
      title={t(isOrder ? 'campaignPlan.order' : 'campaignPlan.newTask')}
      verb={t(isOrder ? 'campaignPlan.openTool' : 'campaignPlan.createTask')}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={form.save}
    >
      <p>{t('campaignPlan.taskLead', { name: item.name, day: formatDay(item.from, language) })}</p>
      <ToolSelect
        label={t('campaignPlan.tool')}
        description={isOrder ? t('campaignPlan.orderHint') : undefined}
        tools={tools}
        none={isOrder ? undefined : { value: none, label: t('tasks.form.noTool') }}
        hasFirstFocus={isOrder}
        {...form.getInputProps('tool_id')}
        value={isOrder && tool === none ? null : tool}
      />
      <Select
        label={t('taskPlanning.templates.choose')}
        data={[
          { value: none, label: t('taskPlanning.templates.none') },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...select}
        {...form.getInputProps('template_id')}
      />
      {campaign.contact === null ? (
        <Text size="sm" tone="quiet">
          {t('campaignPlan.noContact')}
        </Text>
      ) : (
        <Checkbox
          label={t('campaignPlan.withContact', { name: campaign.contact.name || campaign.contact.email })}
          description={t('campaignPlan.withContactHint')}
          {...form.getInputProps('with_contact', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

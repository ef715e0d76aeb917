// Links of an item: tasks, documents and orders of the client's workspace, each in one item only.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { ProblemLine } from '../../base/document-problem.tsx';
import { invalidate } from '../../base/stale-after.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { faultAt } from '../../ui/form-errors.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import classes from './campaigns.module.css';
import { linkableDocumentsQuery, linkableTasksQuery } from './campaigns.queries.ts';
import { planRefusal } from './item-refusals.ts';

const kinds = ['task', 'document', 'order'] as const;
type LinkKind = (typeof kinds)[number];
const fieldOf = { task: 'task_id', document: 'order_detail_id', order: 'order_id' } as const;

interface ItemLinksProps {
  campaign: Campaign;
  item: CampaignItem;
  onClose: () => void;
}

export function ItemLinks({ campaign, item, onClose }: ItemLinksProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [kind, setKind] = useState<LinkKind>('task');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed, 250);
  const [error, setError] = useState<string>();
  const isTask = kind === 'task';
  const canAdd = campaign.can.edit && item.state !== 'dropped';
  const words = searched.replace(/ \(\d+\)$/, '');
  const tasks = useQuery({ ...linkableTasksQuery(campaign.workspace_id, words), enabled: canAdd && isTask }).data?.tasks ?? [];
  const documents =
    useQuery({ ...linkableDocumentsQuery(campaign.workspace_id, words), enabled: canAdd && !isTask }).data?.orders ?? [];
  const options: Record<LinkKind, { id: number; title: string }[]> = {
    task: tasks,
    document: documents
      .filter(({ status }) => status === 'accepted')
      .map(({ order_detail_id, title }) => ({ id: order_detail_id, title })),
    // An order of several documents is named after its newest.
    order: [...new Map(documents.toReversed().map(({ order_id, title }) => [order_id, title]))]
      .map(([id, title]) => ({ id, title }))
      .toReversed(),
  };
  const refresh = () => invalidate(client, 'campaign.changed');
  const add = useSingleMutation({
    mutationFn: () => api.campaignItems.link({ id: item.id, [fieldOf[kind]]: Number(chosen) }),
    onSuccess: () => {
      setChosen(null);
      setTyped('');
      return refresh();
    },
    onError: (failure) => {
      if (!planRefusal(failure)) return setError(faultAt(failure, fieldOf[kind]));
      toastError(messageOf(failure));
      return refresh();
    },
  });
  const remove = useSingleMutation({
    mutationFn: (linkId: number) => api.campaignItems.unlink({ id: item.id, link_id: linkId }),
    onSuccess: refresh,
    onError: (failure) => toastError(messageOf(failure)),
  });
  return (
    <Dialog title={t('campaigns.links.title', { name: item.name })} size={560} variant="form" onClose={onClose}>
      <div className={classes.stack}>
        {item.links.length === 0 ? (
          <Text size="sm" tone="quiet">
            {t('campaigns.links.none')}
          </Text>
        ) : null}
        <ul aria-label={t('campaigns.plan.links')}>
          {item.links.map((link) => (
            <Row
              as="li"
              key={link.id}
              px={20}
              py={12}
              line="bottom"
              gap={16}
              rowGap={8}
              justify="between"
              wrap
              className={classes.row}
              data-flush
            >
              <Text as="span" breaks flex="shrink">
                {link.kind === 'task' ? (
                  <Link
                    to="/task-assignment/$id/{-$tab}"
                    params={{ id: String(link.subject_id), tab: undefined }}
                    search={{}}
                    className="text-link"
                  >
                    {link.title}
                  </Link>
                ) : link.kind === 'document' ? (
                  <Link to="/orders/$orderDetailId" params={{ orderDetailId: String(link.subject_id) }} className="text-link">
                    {link.title}
                  </Link>
                ) : (
                  link.title
                )}{' '}
                <Text as="span" size="sm" tone="quiet">
                  {t(`campaigns.links.kinds.${link.kind}`, { id: link.subject_id })}
                </Text>
                <ProblemLine problem={link.document_problem} />
              </Text>
              {campaign.can.edit ? (
                <Button variant="default" size="compact-md" loading={remove.isPending} onClick={() => remove.run(link.id)}>
                  {t('campaigns.links.remove')}
                </Button>
              ) : null}
            </Row>
          ))}
        </ul>
        {canAdd ? (
          <>
            <ViewSwitch
              label={t('campaigns.links.kind')}
              views={kinds.map((one) => ({ value: one, label: t(`campaigns.links.${one}`) }))}
              value={kind}
              onChange={(one) => {
                setKind(one);
                setChosen(null);
                setTyped('');
                setError(undefined);
              }}
            />
            <Select
              label={t(`campaigns.links.${kind}`)}
              description={t('campaigns.links.hint', { client: campaign.client })}
              data={options[kind].map(({ id, title }) => ({ value: String(id), label: `${title} (${id})` }))}
              searchable
              clearable
              filter={({ options: all }) => all}
              nothingFoundMessage={t('campaigns.list.noneFound')}
              comboboxProps={{ shadow: 'none' }}
              value={chosen}
              error={error}
              searchValue={typed}
              onSearchChange={setTyped}
              onChange={(value) => {
                setChosen(value);
                setError(undefined);
              }}
            />
            <div>
              <Button loading={add.isPending} disabled={chosen === null} onClick={() => add.run(undefined)}>
                {t('campaigns.links.add')}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

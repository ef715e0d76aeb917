import { Select } from '@mantine/core';
import { IconFileSpreadsheet, IconListDetails } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, messageOf } from '../../../base/api.ts';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Row } from '../../../ui/row.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { FileDrop } from '../../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../../ui/use-text.ts';
import { TemplateSelect } from '../templates/template-select.tsx';
import classes from './import.module.css';
import type { TaskImport } from './use-task-import.ts';

interface BulkOrderChoice {
  id: number;
  name: string;
}

interface ImportSourceProps {
  workspaceId: number;
  tasks: TaskImport;
  /** The newest bulk orders of the workspace. */
  orders: readonly BulkOrderChoice[];
}

/** Source of the tasks, and the template for their fields. */
export function ImportSource({ workspaceId, tasks, orders }: ImportSourceProps) {
  const { t } = useText();
  const [kind, setKind] = useState<'file' | 'order'>('file');
  const { source } = tasks;
  const file = source && 'file' in source ? source.file : null;
  const orderId = source && 'bulkOrderId' in source ? source.bulkOrderId : null;
  const turn = (next: 'file' | 'order') => {
    setKind(next);
    tasks.choose(null);
  };
  return (
    <Stack flex="shrink" gap={20} className={classes.source}>
      <Panel title={t('taskPlanning.many.from')}>
        <Stack gap={8} role="radiogroup" aria-label={t('taskPlanning.many.from')}>
          <Kind name="file" isChosen={kind === 'file'} icon={<IconFileSpreadsheet size={20} stroke={1.6} />} onChoose={turn} />
          <Kind name="order" isChosen={kind === 'order'} icon={<IconListDetails size={20} stroke={1.6} />} onChoose={turn} />
        </Stack>
        {kind === 'file' ? (
          <>
            <FileDrop
              id="task-file"
              label={t('taskPlanning.many.upload')}
              files={file ? [file] : []}
              accept={['csv', 'xlsx']}
              maxFiles={1}
              maxSizeMb={10}
              error={tasks.fault ? messageOf(tasks.fault) : undefined}
              onChange={(files) => {
                const next = files.at(-1);
                tasks.choose(next ? { file: next } : null);
              }}
            />
            <Samples />
          </>
        ) : (
          <Select
            label={t('taskPlanning.many.chooseOrder')}
            data={orders.map(({ id, name }) => ({ value: String(id), label: name }))}
            searchable
            nothingFoundMessage={t('taskPlanning.many.noOrders')}
            checkIconPosition="right"
            comboboxProps={{ shadow: 'none' }}
            value={orderId === null ? null : String(orderId)}
            error={tasks.fault ? messageOf(tasks.fault) : undefined}
            onChange={(chosen) => tasks.choose(chosen === null ? null : { bulkOrderId: Number(chosen) })}
          />
        )}
        <TemplateSelect
          workspaceId={workspaceId}
          label={t('taskPlanning.many.template')}
          hint=""
          value={tasks.template}
          onChange={tasks.setTemplate}
        />
      </Panel>
    </Stack>
  );
}

interface KindProps {
  name: 'file' | 'order';
  isChosen: boolean;
  icon: ReactNode;
  onChoose: (name: 'file' | 'order') => void;
}

function Kind({ name, isChosen, icon, onChoose }: KindProps) {
  const { t } = useText();
  return (
    <ChoiceCard name="task-source" isChosen={isChosen} onChoose={() => onChoose(name)}>
      <span className={classes.kind}>
        <span aria-hidden="true">{icon}</span>
        <span>
          <Text as="span" weight="medium" block>
            {t(`taskPlanning.many.${name}`)}
          </Text>
          <Text as="span" size="sm" tone="quiet">
            {t(`taskPlanning.many.${name}Hint`)}
          </Text>
        </span>
      </span>
    </ChoiceCard>
  );
}

function Samples() {
  const { t } = useText();
  const sample = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => saveFile(await api.taskBulk.sample({ format }), `tasks.${format}`),
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Row as="p" size="sm" tone="quiet" gap={12} rowGap={4} align="stretch" wrap>
      <span>{t('taskPlanning.many.sample')}:</span>
      {(['csv', 'xlsx'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className="text-link"
          aria-label={`${t('taskPlanning.many.sample')}: ${format === 'csv' ? 'CSV' : 'Excel'}`}
          disabled={sample.isPending}
          onClick={() => sample.mutate(format)}
        >
          {format === 'csv' ? 'CSV' : 'Excel'}
        </button>
      ))}
    </Row>
  );
}

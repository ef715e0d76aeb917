import type { ModelConnection } from '@folio/contract/models';
import { Select } from '@mantine/core';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useModelActions } from './use-model-actions.ts';

interface OwnModelChoiceProps {
  connections: ModelConnection[];
  own: { connection_id: number; model: string } | null;
}

const platform = 'platform';
const keyOf = (connection: number, model: string) => `${connection} ${model}`;

/** One of the models that connections list, for the owner's account alone; saved when it is chosen. */
export function OwnModelChoice({ connections, own }: OwnModelChoiceProps) {
  const { t } = useText();
  const { chooseOwn } = useModelActions();
  const models = connections.flatMap(({ id, models: names }) => names.map((model) => ({ connection: id, model })));
  const groups = connections
    .filter((one) => one.models.length > 0)
    .map((one) => ({ group: one.name, items: one.models.map((model) => ({ value: keyOf(one.id, model), label: model })) }));
  return (
    <Stack gap={16}>
      <Text size="sm" tone="quiet">
        {t('ownModel.lead')}
      </Text>
      <Select
        label={t('panel.models.text')}
        maw={480}
        data={[{ value: platform, label: t('ownModel.platform') }, ...groups]}
        value={own ? keyOf(own.connection_id, own.model) : platform}
        allowDeselect={false}
        disabled={chooseOwn.isPending}
        onChange={(value) => chooseOwn.mutate(models.find((one) => keyOf(one.connection, one.model) === value) ?? null)}
      />
    </Stack>
  );
}

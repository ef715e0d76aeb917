// The sources that were added before, to be chosen for this order beside those given on the spot.
import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useWorkspaceId } from '../../base/workspace.ts';
import { useText } from '../../ui/use-text.ts';
import { listedSourcesQuery } from './tools.queries.ts';

interface ListedSourcesProps {
  /** All sources of the order; those that are not listed stay as they are. */
  sourceIds: number[];
  onChange: (sourceIds: number[]) => void;
}

/** Draws nothing where the place has no sources. */
export function ListedSources({ sourceIds, onChange }: ListedSourcesProps) {
  const { t } = useText();
  const { data } = useQuery(listedSourcesQuery(useWorkspaceId()));
  const sources = data?.additional_sources ?? [];
  if (sources.length === 0) return null;
  const isListed = (id: number) => sources.some((source) => source.id === id);
  return (
    <MultiSelect
      label={t('sources.choose')}
      description={t('sources.chooseHint')}
      data={sources.map(({ id, name, state }) => ({
        value: String(id),
        label: name,
        disabled: state === 'failed' && !sourceIds.includes(id),
      }))}
      value={sourceIds.filter(isListed).map(String)}
      searchable
      clearable
      hidePickedOptions
      comboboxProps={{ shadow: 'none' }}
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      onChange={(chosen) => onChange([...sourceIds.filter((id) => !isListed(id)), ...chosen.map(Number)])}
    />
  );
}

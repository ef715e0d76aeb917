import type { AdditionalSource } from '@folio/contract/sources';
import { MultiSelect } from '../../ui/multi-select.tsx';
import { useText } from '../../ui/use-text.ts';

interface SourceChoiceProps {
  sources: readonly AdditionalSource[];
  sourceIds: number[];
  onChange: (sourceIds: number[]) => void;
}

/** Any number of the listed sources; those of the order that are not listed stay as they are. */
export function SourceChoice({ sources, sourceIds, onChange }: SourceChoiceProps) {
  const { t } = useText();
  const isListed = (id: number) => sources.some((source) => source.id === id);
  return (
    <MultiSelect
      label={t('tools.ownSources')}
      description={t('tools.ownSourcesHint')}
      data={sources.map(({ id, name, state }) => ({
        value: String(id),
        label: name,
        disabled: state === 'failed' && !sourceIds.includes(id),
      }))}
      value={sourceIds.filter(isListed).map(String)}
      searchable
      hidePickedOptions
      clearLabel={t('fields.clear')}
      onChange={(chosen) => onChange([...sourceIds.filter((id) => !isListed(id)), ...chosen.map(Number)])}
    />
  );
}

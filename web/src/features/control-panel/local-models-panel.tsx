// Models that run on this machine: listed by license, downloaded with a click, and shown with their memory use.

import type { LocalModel } from '@folio/contract/local-models';
import type { CapabilityChoice } from '@folio/contract/models';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../ui/intl-format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import { localModelsQuery } from './control-panel.queries.ts';
import { LocalModelRow } from './local-model-row.tsx';

interface LocalModelsPanelProps {
  /** Models that write and transcribe now. */
  choices: readonly CapabilityChoice[];
}

/** Looks each second while something is on its way. Draws nothing before the list is known. */
export function LocalModelsPanel({ choices }: LocalModelsPanelProps) {
  const { t, language } = useText();
  const { data } = useQuery(localModelsQuery);
  if (!data) return null;
  return (
    <Panel title={t('localModels.title')} isFlush>
      <Text size="sm" tone="quiet" className={classes.lead}>
        {t('localModels.lead', {
          host: data.host,
          disk: formatBytes(data.free_disk, language),
          memory: formatBytes(data.memory, language),
        })}
      </Text>
      <ul>
        {data.local_models.map((model: LocalModel) => (
          <LocalModelRow
            key={model.id}
            model={model}
            isChosen={choices.some(
              ({ capability, connection_id: id }) => capability === model.capability && id !== null && id === model.connection_id,
            )}
          />
        ))}
      </ul>
    </Panel>
  );
}

// Model servers that already run on this machine: each is one click away from writing.
import type { LocalServer } from '@folio/contract/models';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import rowLines from '../../ui/list-row.module.css';
import { ListRow } from '../../ui/list-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import { localServersQuery } from './control-panel.queries.ts';
import { useConnectLocalServer } from './use-connect-local-server.ts';

interface LocalServersPanelProps {
  /** True if a model writes already, which a click here does not change. */
  isWriterChosen: boolean;
}

function ServerRow({ server, isWriterChosen }: LocalServersPanelProps & { server: LocalServer }) {
  const { t } = useText();
  const connect = useConnectLocalServer(isWriterChosen);
  const { name, base_url, models } = server;
  const [picked, setPicked] = useState<string | null>(null);
  // Models for embeddings cannot write.
  const first = models.find((model) => !/embed/i.test(model)) ?? models[0];
  const model = picked !== null && models.includes(picked) ? picked : first;
  return (
    <ListRow
      name={name}
      acts={
        model === undefined ? null : (
          <>
            {models.length > 1 ? (
              <Select
                aria-label={t('localServers.model', { name })}
                data={models}
                value={model}
                allowDeselect={false}
                searchable={models.length > 8}
                comboboxProps={{ shadow: 'none' }}
                onChange={setPicked}
              />
            ) : null}
            <Button loading={connect.isPending} onClick={() => connect.mutate({ server, model })}>
              {t('localServers.connect')}
            </Button>
          </>
        )
      }
    >
      <Text as="span" size="sm" tone="quiet" weight="regular" breaks block className={rowLines.second}>
        {model === undefined ? t('localServers.noModel') : models.length === 1 ? `${base_url}, ${model}` : base_url}
      </Text>
    </ListRow>
  );
}

/** Renders nothing until the running servers are known. */
export function LocalServersPanel({ isWriterChosen }: LocalServersPanelProps) {
  const { t } = useText();
  const { data, isFetching, refetch } = useQuery(localServersQuery);
  if (!data) return null;
  return (
    <Panel
      title={t('localServers.title')}
      aside={
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('localServers.rescan')}
        </Button>
      }
      isFlush
    >
      <Text size="sm" tone="quiet" className={classes.lead}>
        {t(data.servers.length === 0 ? 'localServers.none' : 'localServers.lead')}
      </Text>
      {data.servers.length === 0 ? null : (
        <ul>
          {data.servers.map((server) => (
            <ServerRow key={server.base_url} server={server} isWriterChosen={isWriterChosen} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

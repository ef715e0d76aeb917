import type { Capability } from '@folio/contract/capabilities';
import type { ModelConnection } from '@folio/contract/models';
import { Autocomplete, Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './control-panel.module.css';
import { useModelActions } from './use-model-actions.ts';

interface ModelChoiceProps {
  capability: Capability;
  /** Connections with a provider that has models for it. */
  connections: ModelConnection[];
  choice: { connection_id: number | null; model: string | null } | undefined;
  canManage: boolean;
}

const builtIn = 'built-in';

/** Names by which vendors call models of a kind; the first that fits is offered. */
const usualNames: Partial<Record<Capability, RegExp>> = {
  embedding: /embed/i,
  image: /image|dall-e|imagen|flux|diffusion/i,
  speech: /tts|speech|voxtral/i,
  transcription: /whisper|transcribe|voxtral/i,
  video: /veo|video/i,
};

/** Uses of a model, with labels. */
export const modelWords = {
  text: { lead: 'panel.models.choiceLead', label: 'panel.models.text', without: 'panel.models.composer' },
  embedding: { lead: 'panel.models.nearLead', label: 'panel.models.near', without: 'panel.models.nearNone' },
  image: { lead: null, label: 'modelKinds.image', without: 'modelKinds.imageWithout' },
  speech: { lead: null, label: 'modelKinds.speech', without: 'modelKinds.speechWithout' },
  transcription: { lead: null, label: 'modelKinds.transcription', without: 'modelKinds.transcriptionWithout' },
  translation: { lead: null, label: 'modelKinds.translation', without: 'modelKinds.translationWithout' },
  review: { lead: null, label: 'modelKinds.review', without: 'modelKinds.reviewWithout' },
  video: { lead: null, label: 'modelKinds.video', without: 'modelKinds.videoWithout' },
} as const;

/** A capability is served by a model of one of the connections, or the product does without. */
export function ModelChoice({ capability, connections, choice, canManage }: ModelChoiceProps) {
  const { t } = useText();
  const { choose } = useModelActions();
  const kept = choice?.connection_id ? String(choice.connection_id) : builtIn;
  const [connectionId, setConnectionId] = useState(kept);
  const [typed, setModel] = useState<string | null>(null);
  const connection = connections.find((one) => String(one.id) === connectionId);
  const usual = usualNames[capability];
  const offered = connection?.models.find((name) => usual?.test(name) ?? true);
  // Until the user types: the selected model, or the connection's suggestion, which can arrive later.
  const model = typed ?? (connectionId === kept ? choice?.model : offered) ?? '';
  const isChanged = connectionId !== kept || (connection !== undefined && model.trim() !== (choice?.model ?? ''));
  const pick = (value: string | null) => {
    setConnectionId(value ?? builtIn);
    setModel(null);
  };
  return (
    <Stack
      as="form"
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        if (choose.isPending) return;
        choose.mutate({ capability, connectionId: connection?.id ?? null, model: connection ? model.trim() : null });
      }}
    >
      {modelWords[capability].lead === null ? null : (
        <Text size="sm" tone="quiet">
          {t(modelWords[capability].lead)}
        </Text>
      )}
      <div className={classes.choice}>
        <Select
          label={t(modelWords[capability].label)}
          data={[
            { value: builtIn, label: t(modelWords[capability].without) },
            ...connections.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          value={connectionId}
          allowDeselect={false}
          readOnly={!canManage}
          onChange={pick}
        />
        {connection ? (
          <Autocomplete
            label={t('panel.models.model')}
            data={connection.models}
            value={model}
            maxLength={120}
            readOnly={!canManage}
            comboboxProps={{ shadow: 'none' }}
            onChange={setModel}
          />
        ) : (
          <span />
        )}
        {canManage ? (
          <Button type="submit" disabled={!isChanged || (connection !== undefined && !model.trim())} loading={choose.isPending}>
            {t('actions.save')}
          </Button>
        ) : null}
      </div>
    </Stack>
  );
}

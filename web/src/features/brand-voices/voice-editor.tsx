// A kept voice, as those who manage it see it: its fields at the left, a paragraph to try it on at the right.
import type { BrandVoice } from '@folio/contract/brand-voices';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../base/changed-meanwhile.tsx';
import { AskFirst } from '../../ui/ask-first.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useText } from '../../ui/use-text.ts';
import { useVoiceActions, useVoiceRefresh } from './use-voice-actions.ts';
import { useVoiceForm } from './use-voice-form.ts';
import classes from './voice-editor.module.css';
import { VoiceFacts } from './voice-facts.tsx';
import { VoiceFields } from './voice-fields.tsx';
import { VoiceTryOut } from './voice-try-out.tsx';

interface VoiceEditorProps {
  voice: BrandVoice;
  /** Asks for the voice as it is saved by now; undefined where it is gone. */
  onReload: () => Promise<BrandVoice | undefined>;
}

/** Mount it with the voice's id as key. */
export function VoiceEditor({ voice, onReload }: VoiceEditorProps) {
  const { t } = useText();
  const form = useVoiceForm(voice.profile, voice);
  // What the page shows by now may be newer than what the form began with.
  const [revision, setRevision] = useState(voice.revision);
  const adopt = (saved: BrandVoice) => {
    form.adopt(saved.profile, saved);
    setRevision(saved.revision);
  };
  const refresh = useVoiceRefresh();
  const { reset } = useVoiceActions(voice);
  const [isAsking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: (isForced: boolean) => api.brandVoices.edit({ id: voice.id, ...form.changes, ...(isForced ? {} : { revision }) }),
    onSuccess: async ({ brand_voice: saved, message }) => {
      adopt(saved);
      toastSuccess(message);
      await refresh();
    },
    onError: (error, isForced) => {
      if (isForced || !isChangedMeanwhile(error)) form.refuse(error);
    },
  });
  const keepSaved = async () => {
    const saved = await onReload();
    if (saved) adopt(saved);
    save.reset();
  };
  return (
    <div className={classes.columns}>
      <Stack
        as="form"
        noValidate
        flex="shrink"
        gap="page"
        onSubmit={(event) => form.submit(event, { isPending: save.isPending, mutate: () => save.mutate(false) })}
      >
        <VoiceFields form={form} language={voice.language} canSwitchOff />
        <ChangedMeanwhile
          name={voice.name}
          error={save.error}
          onKeepSaved={() => void keepSaved()}
          onSaveMine={() => save.mutate(true)}
        />
        <Row gap={10} align="stretch" wrap className={classes.foot}>
          <Button type="submit" data-submit loading={save.isPending} disabled={!form.isDirty}>
            {t('actions.save')}
          </Button>
          {voice.is_edited ? (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('voices.reset')}
            </Button>
          ) : null}
        </Row>
      </Stack>
      <Stack flex="shrink" gap="page">
        <VoiceTryOut profile={form.profile} language={voice.language} />
        <VoiceFacts voice={voice} />
      </Stack>
      <LeaveGuard isDirty={form.isDirty} name={voice.name} />
      <AskFirst
        isAsking={isAsking}
        loss={t('voices.resetLoss', { name: voice.name })}
        verb={t('voices.reset')}
        isBusy={reset.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          if (reset.isPending) return;
          reset.mutate(undefined, {
            onSuccess: ({ brand_voice: saved }) => adopt(saved),
            onSettled: () => setAsking(false),
          });
        }}
      />
    </div>
  );
}

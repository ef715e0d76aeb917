// A saved voice for its managers: its fields at the left, a paragraph to try it on at the right.
import type { BrandVoice } from '@folio/contract/brand-voices';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { AskFirst } from '../../ui/ask-first.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useText } from '../../ui/use-text.ts';
import { useVoiceActions, useVoiceRefresh } from './use-voice-actions.ts';
import classes from './voice-editor.module.css';
import { VoiceFacts } from './voice-facts.tsx';
import { VoiceFields } from './voice-fields.tsx';
import { inputOfVoice, toFormValues, toProfile, wordedFaults } from './voice-form.ts';
import { VoiceTryOut } from './voice-try-out.tsx';

interface VoiceEditorProps {
  voice: BrandVoice;
  /** Asks for the voice as it is saved by now; undefined where it is gone. */
  onReload: () => Promise<BrandVoice | undefined>;
}

/** Mount it with the voice's id as key. */
export function VoiceEditor({ voice, onReload }: VoiceEditorProps) {
  const { t } = useText();
  const refresh = useVoiceRefresh();
  const form = useContractForm({
    optional: ['description'],
    values: toFormValues(voice.profile, voice),
    edited: voice,
    toInput: inputOfVoice,
    faultsOf: (values) => wordedFaults(values, t),
    send: ({ changes, expected }) => api.brandVoices.edit({ id: voice.id, ...changes, ...expected }),
    refresh,
    onSaved: ({ brand_voice: saved }) => adopt(saved),
    onKeepSaved: () => void onReload().then((saved) => saved && adopt(saved)),
  });
  const adopt = (saved: BrandVoice) => form.restart(toFormValues(saved.profile, saved), saved);
  const { reset } = useVoiceActions(voice);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={classes.columns}>
      <Stack as="form" noValidate flex="shrink" gap="page" onSubmit={submitTo(form)}>
        <VoiceFields form={form} language={voice.language} canSwitchOff />
        {form.notice}
        <Row gap={10} align="stretch" wrap className={classes.foot} data-page-foot>
          <Button type="submit" data-submit loading={form.isBusy} disabled={!form.isDirty()}>
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
        <VoiceTryOut profile={toProfile(form.values)} language={voice.language} />
        <VoiceFacts voice={voice} />
      </Stack>
      <LeaveGuard isDirty={form.isDirty()} name={voice.name} />
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

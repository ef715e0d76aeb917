// A new voice: where it comes from, then its profile to look over, then it is kept.
import type { BrandVoice, VoicePreset } from '@folio/contract/brand-voices';
import { languageName } from '@folio/contract/language-names';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../base/api.ts';
import { submitTo, useContractForm } from '../../base/contract-form.tsx';
import { useWorkspaceId } from '../../base/workspace.ts';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { useVoiceRefresh } from './use-voice-actions.ts';
import type { LearntVoice } from './use-voice-analysis.ts';
import classes from './voice-editor.module.css';
import { VoiceFields } from './voice-fields.tsx';
import { inputOfVoice, toFormValues, toProfile, wordedFaults } from './voice-form.ts';
import { VoiceOrigin } from './voice-origin.tsx';
import { VoiceTryOut } from './voice-try-out.tsx';

/** `isFirst` suggests it as the default, because no other voice exists. */
export function NewVoice(props: { presets: VoicePreset[]; isFirst: boolean; onKept: (voice: BrandVoice) => void }) {
  const [learnt, setLearnt] = useState<LearntVoice | null>(null);
  return (
    <>
      {/* Anyone who goes back finds what was filled in. */}
      <div hidden={learnt !== null}>
        <VoiceOrigin presets={props.presets} onLearnt={setLearnt} />
      </div>
      {learnt ? (
        <LearntVoiceForm learnt={learnt} isFirst={props.isFirst} onBack={() => setLearnt(null)} onKept={props.onKept} />
      ) : null}
    </>
  );
}

interface LearntVoiceFormProps {
  learnt: LearntVoice;
  isFirst: boolean;
  onBack: () => void;
  onKept: (voice: BrandVoice) => void;
}

function LearntVoiceForm({ learnt, isFirst, onBack, onKept }: LearntVoiceFormProps) {
  const { t, language } = useText();
  const workspaceId = useWorkspaceId();
  const refresh = useVoiceRefresh();
  const { name, description } = learnt;
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    top.current?.focus();
    top.current?.scrollIntoView({ block: 'center' });
  }, []);
  const form = useContractForm({
    optional: ['description'],
    values: toFormValues(learnt.profile, { name, description, default: isFirst, active: true }),
    toInput: inputOfVoice,
    faultsOf: (values) => wordedFaults(values, t),
    send: ({ input: { active: _active, ...input } }) =>
      api.brandVoices.create({
        ...input,
        type: learnt.type,
        language: learnt.language,
        analysed_profile: learnt.profile,
        analysed_by: learnt.analysedBy,
        origins: learnt.origins,
        workspace_id: workspaceId,
      }),
    refresh,
    onSaved: ({ brand_voice: voice }) => onKept(voice),
  });
  const by = learnt.analysedBy === 'built-in' ? t('voices.builtIn') : t('voices.analysedBy', { model: learnt.analysedBy });
  const found = [languageName(learnt.language, language), ...(learnt.type === 'preset' ? [] : [by])].join(' · ');
  return (
    <div className={classes.columns}>
      <Stack as="form" noValidate flex="shrink" gap="page" onSubmit={submitTo(form)}>
        <p className={classes.found} ref={top} tabIndex={-1}>
          {t(learnt.type === 'preset' ? 'voices.create.leads.preset' : 'voices.create.found')}{' '}
          <Text as="span" tone="quiet">
            {found}
          </Text>
        </p>
        <VoiceFields form={form} language={learnt.language} canSwitchOff={false} />
        <Row gap={10} align="stretch" wrap className={classes.foot} data-page-foot>
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            disabled={form.isBusy}
            onClick={onBack}
          >
            {t('actions.back')}
          </Button>
          <Button type="submit" data-submit loading={form.isBusy}>
            {t('voices.create.keep')}
          </Button>
        </Row>
      </Stack>
      <Stack flex="shrink" gap="page">
        <VoiceTryOut profile={toProfile(form.values)} language={learnt.language} />
      </Stack>
    </div>
  );
}

// The first step of a new voice: where it is learnt from. Reading may take a while; it can be called off.
import { type VoiceLanguage, type VoicePreset, voiceLanguages } from '@folio/contract/brand-voices';
import { languageName } from '@folio/contract/language-names';
import { Button, Select, Textarea } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { FileDrop } from '../../ui/tool-fields/file-drop.tsx';
import { useText } from '../../ui/use-text.ts';
import { type LearntVoice, useVoiceAnalysis, type VoiceMaterial } from './use-voice-analysis.ts';
import classes from './voice-editor.module.css';
import { voiceLanguageOf } from './voice-form.ts';
import { OriginCards, PresetCards } from './voice-origin-cards.tsx';

const kindsOfFiles = ['pdf', 'doc', 'docx', 'pptx', 'txt', 'md', 'html'];

/** `onLearnt` gets a profile to look over; nothing is kept until then. */
export function VoiceOrigin({ presets, onLearnt }: { presets: VoicePreset[]; onLearnt: (voice: LearntVoice) => void }) {
  const { t, language: reader } = useText();
  const [material, setMaterial] = useState<VoiceMaterial>({ type: 'links', links: '', text: '', files: [], preset: '' });
  const [language, setLanguage] = useState<VoiceLanguage | null>(null);
  const { start, cancel, isReading, errors, problem, forget } = useVoiceAnalysis(onLearnt);
  const change = (part: Partial<VoiceMaterial>) => {
    forget();
    setMaterial((before) => ({ ...before, ...part }));
  };
  const submit = () => {
    const preset = presets.find(({ slug }) => slug === material.preset);
    if (material.type === 'preset' && preset) {
      const { name, description, profile } = preset;
      onLearnt({
        type: 'preset',
        name,
        description,
        profile,
        language: voiceLanguageOf(reader),
        analysedBy: 'built-in',
        origins: [],
      });
    } else if (material.type !== 'preset') start(material, language);
  };
  const isPreset = material.type === 'preset';
  return (
    <Panel title={t('voices.create.title')}>
      <Stack
        as="form"
        noValidate
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReading) submit();
        }}
      >
        <OriginCards chosen={material.type} onChoose={(type) => change({ type })} />
        {material.type === 'links' ? (
          <Textarea
            label={t('voices.create.links')}
            description={t('voices.create.linksHint')}
            placeholder={'https://'}
            inputMode="url"
            rows={4}
            error={errors['links'] ?? errors['text']}
            value={material.links}
            onChange={({ currentTarget }) => change({ links: currentTarget.value })}
          />
        ) : null}
        {material.type === 'text' ? (
          <Textarea
            label={t('voices.create.text')}
            description={t('voices.create.textHint')}
            maxLength={60_000}
            rows={10}
            error={errors['text']}
            value={material.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        ) : null}
        {material.type === 'files' ? (
          <div>
            <Text size="sm" tone="quiet" mt={6} className={classes.quiet}>
              {t('voices.create.filesHint')}
            </Text>
            <FileDrop
              id="voice-files"
              label={t('voices.origins.files')}
              files={material.files}
              accept={kindsOfFiles}
              maxFiles={5}
              maxSizeMb={10}
              error={errors['files'] ?? errors['text']}
              onChange={(files) => change({ files })}
            />
          </div>
        ) : null}
        {isPreset ? (
          <PresetCards presets={presets} chosen={material.preset} onChoose={(preset) => change({ preset })} />
        ) : (
          <Select
            label={t('voices.create.language')}
            description={t('voices.create.languageHint')}
            data={voiceLanguages.map((code) => ({ value: code, label: languageName(code, reader) }))}
            placeholder={t('fields.autoLanguage')}
            clearable
            clearButtonProps={{ 'aria-label': t('fields.clear') }}
            checkIconPosition="right"
            error={errors['language']}
            value={language}
            onChange={(value) => {
              forget();
              setLanguage(voiceLanguages.find((code) => code === value) ?? null);
            }}
          />
        )}
        {problem ? (
          <Text tone="failed" px={14} py={10} filled role="alert">
            {problem}
          </Text>
        ) : null}
        <Row gap={10} wrap className={classes.actions}>
          <Button
            type="submit"
            data-submit
            loading={isReading}
            disabled={isPreset && material.preset === ''}
            rightSection={<IconArrowRight size={16} aria-hidden="true" />}
          >
            {t(isPreset ? 'voices.create.review' : 'voices.create.analyse')}
          </Button>
          {isReading ? (
            <>
              <Button variant="default" onClick={cancel}>
                {t('voices.create.cancel')}
              </Button>
              <Text as="output" size="sm" tone="quiet" mt={6} className={classes.quiet}>
                {t('voices.create.reading')}
              </Text>
            </>
          ) : null}
        </Row>
      </Stack>
    </Panel>
  );
}

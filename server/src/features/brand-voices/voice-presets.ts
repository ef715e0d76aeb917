import type { VoicePreset } from '@folio/contract/brand-voices';
import type { InterfaceLanguage } from '@folio/contract/languages';
import { toVoiceLanguage } from '@folio/engine/voice/measure-voice';
import { presetProfile, presetSlugs } from '@folio/engine/voice/voice-presets';
import { message } from '../../kernel/messages/messages.ts';

/** The voices to begin with: named in the reader's language, their profile in it too where voices know it, else in English. */
export const listPresets = (language: InterfaceLanguage): VoicePreset[] =>
  presetSlugs.map((slug) => ({
    slug,
    name: message(`voice_preset_${slug}`, language),
    description: message(`voice_preset_${slug}_lead`, language),
    profile: presetProfile(slug, toVoiceLanguage(language)),
  }));

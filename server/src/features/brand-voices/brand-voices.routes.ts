import { countWords } from '@folio/contract/tool-price';
import { toVoiceLanguage } from '@folio/engine/voice/measure-voice';
import { reportVoice } from '@folio/engine/voice/voice-report';
import { isOwner } from '../../kernel/actor.ts';
import { forbidden, invalidField } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { can, scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { countWorkspaceUses } from '../workspaces/index.ts';
import { analyseMaterial } from './analyse-material.ts';
import { voiceAbilities } from './brand-voices.policy.ts';
import { presentReport, presentVoice } from './brand-voices.present.ts';
import { findDefaultVoiceIdHere, getVoiceLimit, listVoices } from './brand-voices.queries.ts';
import { brandVoiceRights } from './brand-voices.rights.ts';
import { readVoiceMaterial } from './read-voice-material.ts';
import { writeInVoice } from './rewrite-in-voice.ts';
import { changeVoice, getEditableVoice, getVisibleVoice, removeVoice, saveVoice } from './save-voice.ts';
import { listPresets } from './voice-presets.ts';

export function brandVoiceRoutes(kernel: Kernel) {
  const { database } = kernel;
  return {
    show: rpc.brandVoices.show.handler(async ({ context: { actor, reader }, input }) => {
      if (input.all && !isOwner(actor)) throw forbidden();
      const scope = scopeOf(actor, input.workspace_id);
      const voices = await listVoices(database, scope, input.all ?? false);
      const { used, most } = await getVoiceLimit(database, actor.accountId);
      return {
        brand_voices_list: voices.map((voice) => presentVoice(voice, actor)),
        brand_voices_preset: listPresets(reader.language),
        brand_voices_limit: { available_brand_voices: Math.max(0, most - used), max_brand_voices: most },
        default_id: await findDefaultVoiceIdHere(database, scope),
        can: { create: can(actor, brandVoiceRights.create) && most > used, show_all: isOwner(actor) },
      };
    }),
    showUses: rpc.brandVoices.showUses.handler(async ({ context: { actor }, input }) => {
      const voice = await getVisibleVoice(kernel, actor, input.id);
      if (!voiceAbilities(actor, voice).delete) throw forbidden();
      return { uses: await countWorkspaceUses(database, actor, 'brand_voice', voice.id) };
    }),
    analyse: rpc.brandVoices.analyse.handler(async ({ context: { actor }, input }) => {
      const material = await readVoiceMaterial(kernel, input);
      const { profile, analysedBy } = await analyseMaterial(kernel, actor, material);
      const words = countWords(material.text);
      return { profile, language: material.language, analysed_by: analysedBy, words, origins: material.origins };
    }),
    create: rpc.brandVoices.create.handler(({ context, input }) =>
      withIdempotencyKey(
        kernel,
        context,
        { call: 'brandVoices.create', body: input },
        (keep: Keep<number>) => saveVoice(kernel, context.actor, input, keep),
        async (id) => {
          const { actor, reader } = context;
          const brand_voice = presentVoice(await getVisibleVoice(kernel, actor, id), actor);
          return { message: message('brand_voice_saved', reader.language), brand_voice };
        },
      ),
    ),
    edit: rpc.brandVoices.edit.handler(async ({ context: { actor, reader }, input }) => {
      const { id, ...changes } = input;
      await changeVoice(kernel, actor, await getEditableVoice(kernel, actor, id), changes);
      const voice = await getVisibleVoice(kernel, actor, id);
      return { message: message('brand_voice_saved', reader.language), brand_voice: presentVoice(voice, actor) };
    }),
    resetDefault: rpc.brandVoices.resetDefault.handler(async ({ context: { actor, reader }, input }) => {
      const before = await getEditableVoice(kernel, actor, input.id);
      await changeVoice(kernel, actor, before, { profile: before.analysed_profile });
      const voice = await getVisibleVoice(kernel, actor, input.id);
      return { message: message('brand_voice_reset', reader.language), brand_voice: presentVoice(voice, actor) };
    }),
    remove: rpc.brandVoices.remove.handler(async ({ context: { actor, reader }, input }) => {
      await removeVoice(kernel, actor, input.id);
      return { message: message('brand_voice_deleted', reader.language) };
    }),
    tryOut: rpc.brandVoices.tryOut.handler(async ({ context: { actor, reader }, input }) => {
      const voice = input.id === undefined ? null : await getVisibleVoice(kernel, actor, input.id);
      const profile = input.profile ?? voice?.profile;
      if (!profile) throw invalidField('profile', 'required');
      const language = input.language ?? toVoiceLanguage(voice?.language ?? reader.language);
      const report = presentReport(reportVoice(input.text, profile, language), []);
      return { report, ...(await writeInVoice(kernel, actor, { text: input.text, profile, language }, reader)) };
    }),
  };
}

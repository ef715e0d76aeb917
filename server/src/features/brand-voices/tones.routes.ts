// Tones for the tone fields of tools: those every tool knows, and the brand voices of the place.

import { translateWords } from '@folio/catalogue/localise-tool';
import { toneOptions } from '@folio/catalogue/shared-fields';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { accountRows } from '../accounts/index.ts';
import { listVoices } from './brand-voices.queries.ts';

/** A brand voice in a list of tones. */
const valueOfVoice = (id: number) => `brand_voice_${id}`;

async function listTones(kernel: Kernel, actor: Actor, workspaceId: number | null | undefined) {
  const voices = await listVoices(kernel.database, scopeOf(actor, workspaceId), false);
  const usual = await accountRows.findUsualTone(kernel.database, actor.id);
  const tones = toneOptions.map(({ value, label }) => ({
    name: translateWords('', label, actor.language) ?? label,
    value,
    brand_voice: null as number | null,
  }));
  const spoken = voices
    .filter((voice) => voice.is_active)
    .map(({ id, name }) => ({ name, value: valueOfVoice(id), brand_voice: id }));
  return [...spoken, ...tones].map((tone) => ({ ...tone, selected: tone.value === usual }));
}

export function toneRoutes(kernel: Kernel) {
  return {
    showTones: rpc.brandVoices.showTones.handler(async ({ context: { actor }, input }) => ({
      tovs: await listTones(kernel, actor, input.workspace_id),
    })),
    selectTone: rpc.brandVoices.selectTone.handler(async ({ context: { actor, reader }, input }) => {
      if (input.value !== null) {
        const known = await listTones(kernel, actor, input.workspace_id);
        if (!known.some((tone) => tone.value === input.value)) throw invalidField('value', 'not_an_option');
      }
      await accountRows.setUsualTone(kernel.database, actor.id, input.value);
      return { message: message('tone_selected', reader.language), value: input.value };
    }),
  };
}

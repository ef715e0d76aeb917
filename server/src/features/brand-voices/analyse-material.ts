import type { VoiceProfile } from '@folio/contract/brand-voices';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { analyseVoiceWithModel } from '@folio/engine/models/voice-with-model';
import { analyseVoice, minWords } from '@folio/engine/voice/analyse-voice';
import type { Actor } from '../../kernel/actor.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordModelCall } from '../model-calls/index.ts';
import { findTextModel } from '../models/index.ts';
import type { VoiceMaterial } from './read-voice-material.ts';

/** Purpose recorded for model calls of voice analysis. */
export const voiceTool = 'brand_voice';

/** Milliseconds that a model may take. */
const timeoutMs = 90_000;

/** A signal and a recorder for calls of a model on behalf of someone; `finish` waits for the records. */
export function recordedCalls(kernel: Kernel, actor: Pick<Actor, 'id' | 'accountId'>) {
  const records: Promise<void>[] = [];
  // A voice belongs to the account, not to a workspace.
  const owner = { accountId: actor.accountId, workspaceId: null, userId: actor.id, toolSlug: voiceTool, orderDetailId: null };
  return {
    asked: {
      signal: AbortSignal.timeout(timeoutMs),
      onModelCall: (call: Parameters<typeof recordModelCall>[2]) =>
        void records.push(recordModelCall(kernel.database, owner, call)),
    },
    finish: () => Promise.all(records),
  };
}

/**
 * A profile of the material: by the connected model, else (or where it gave nothing of use) by counting.
 * Throws 422 where there is too little text to judge a voice.
 */
export async function analyseMaterial(
  kernel: Kernel,
  actor: Actor,
  material: VoiceMaterial,
): Promise<{ profile: VoiceProfile; analysedBy: string }> {
  const counted = analyseVoice(material.text, material.language);
  if (!counted) throw invalidField('text', 'too_few_words', { min: minWords });
  const model = await findTextModel(kernel, actor.accountId);
  if (!model) return { profile: counted, analysedBy: 'built-in' };
  const { asked, finish } = recordedCalls(kernel, actor);
  try {
    const profile = await analyseVoiceWithModel(model, material.text, material.language, asked);
    if (profile) return { profile, analysedBy: `${model.provider} ${model.modelId}` };
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    kernel.log.info({ code: problem.code }, 'A voice was analysed without the model');
  } finally {
    await finish();
  }
  return { profile: counted, analysedBy: 'built-in' };
}

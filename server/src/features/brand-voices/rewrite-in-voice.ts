import type { VoiceLanguage, VoiceProfile } from '@folio/contract/brand-voices';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { rewriteInVoice } from '@folio/engine/models/voice-with-model';
import type { Actor } from '../../kernel/actor.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import type { CallContext } from '../../kernel/rpc.ts';
import { findTextModel } from '../models/index.ts';
import { recordedCalls } from './analyse-material.ts';

interface Rewritten {
  rewritten: string | null;
  written_by: string | null;
  /** Why the model could not be asked, in the reader's language. */
  problem: string | null;
}

/** A text rewritten by the connected model; never rejects for a model at fault, so that the measured report is not lost with it. */
export async function writeInVoice(
  kernel: Kernel,
  actor: Actor,
  { text, profile, language }: { text: string; profile: VoiceProfile; language: VoiceLanguage },
  reader: CallContext['reader'],
): Promise<Rewritten> {
  const nothing = { rewritten: null, written_by: null };
  const { asked, finish } = recordedCalls(kernel, actor);
  try {
    const model = await findTextModel(kernel, actor.accountId);
    if (!model) return { ...nothing, problem: null };
    const rewritten = await rewriteInVoice(model, text, profile, language, asked);
    return { rewritten, written_by: rewritten && `${model.provider} ${model.modelId}`, problem: null };
  } catch (problem) {
    if (!(problem instanceof EngineFailure)) throw problem;
    return { ...nothing, problem: message(problem.code, reader.language, { detail: problem.detail ?? '' }) };
  } finally {
    await finish();
  }
}

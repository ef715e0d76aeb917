// Files of an order for human services, opened and counted before its transaction. `orders` calls it through its port.
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { peopleWork } from '../../orders/index.ts';
import { refuseHidden } from '../requests/create-request.ts';
import { countLines, readSources } from '../requests/read-sources.ts';
import { refuseUnproofreadable } from './order-proofreading.ts';

async function readLines(
  kernel: Kernel,
  actor: Actor,
  title: string,
  { terms, targetLanguages, assetIds, text }: peopleWork.PeopleWork,
): Promise<peopleWork.PeopleLine[]> {
  const sources = await readSources(kernel, actor, {
    kind: terms.kind,
    service: terms.details['service'],
    title,
    source_language: terms.sourceLanguage,
    files: assetIds,
    order_detail_ids: [],
    text,
  });
  const call = {
    source_language: terms.sourceLanguage,
    target_languages: targetLanguages,
    formality: 'auto' as const,
    use_memory: true,
  };
  const counted = await countLines(kernel, actor.accountId, call, sources);
  return counted.map(({ target, source, words, bands }) => ({
    name: source.name.slice(0, 200),
    targetLanguage: target,
    assetId: source.assetId,
    text: source.text,
    words,
    bands,
  }));
}

export const peopleDesk: peopleWork.PeopleDesk = { refuseHidden, readLines, refuseUnproofreadable };

// Material for a brand voice: pages, files or typed text, as one plain text in one of the five languages.

import type { CallInput } from '@folio/contract/base';
import type { brandVoicesContract, VoiceLanguage } from '@folio/contract/brand-voices';
import { voiceLanguages } from '@folio/contract/brand-voices';
import { maxFileBytes } from '@folio/contract/file-limits';
import { isHttpUrl, urlKey } from '@folio/contract/tool-values';
import { EngineFailure } from '@folio/engine/core/engine-types';
import { readFileSource, readPageSource } from '@folio/engine/sources/read-source';
import { detectLanguage } from '@folio/engine/text/detect-language';
import { invalid, invalidField } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { pageFetch } from '../sources/index.ts';

export type VoiceMaterialCall = CallInput<(typeof brandVoicesContract)['analyse']>;

export interface VoiceMaterial {
  text: string;
  language: VoiceLanguage;
  /** Addresses and names of files. */
  origins: string[];
}

const maxLinks = 10;
const maxFiles = 5;
/** Milliseconds for all pages together. */
const timeoutMs = 60_000;

function refuseMuch({ links = [], files = [] }: VoiceMaterialCall): void {
  const issues = [
    ...(links.length > maxLinks ? [{ field: 'links', code: 'too_many', params: { max: maxLinks } }] : []),
    ...(links.some((link) => !isHttpUrl(link)) ? [{ field: 'links', code: 'not_a_url' }] : []),
    ...(new Set(links.map(urlKey)).size < links.length ? [{ field: 'links', code: 'url_repeated' }] : []),
    ...(files.length > maxFiles ? [{ field: 'files', code: 'too_many', params: { max: maxFiles } }] : []),
    ...files
      .filter((file) => file.size > maxFileBytes)
      .map((file) => ({ field: 'files', code: 'file_too_large', params: { name: file.name } })),
  ];
  if (issues.length > 0) throw invalid(issues);
}

/** Reads everything; throws 422 at the field at fault, and `EngineFailure` with the page or file that could not be read. */
export async function readVoiceMaterial(kernel: Kernel, call: VoiceMaterialCall): Promise<VoiceMaterial> {
  const links = (call.links ?? []).filter((link) => link !== '');
  const files = call.files ?? [];
  refuseMuch({ ...call, links });
  const signal = AbortSignal.timeout(timeoutMs);
  const pages = await Promise.all(links.map((link) => readPageSource(pageFetch(kernel.config), link, signal)));
  const read = await Promise.all(files.map(async (file) => readFileSource(await file.bytes(), file.name)));
  const text = [call.text?.trim() ?? '', ...pages.map((page) => page.text), ...read.map((file) => file.text)]
    .filter((part) => part !== '')
    // Headings say little of how sentences are made.
    .map((part) => part.replace(/^#+ .*$/gm, ''))
    .join('\n\n');
  if (text.trim() === '') throw invalidField('text', 'required');
  const language = call.language ?? (await detectLanguage(text, voiceLanguages));
  if (language === null) throw invalidField('language', 'voice_language');
  const found = voiceLanguages.find((one) => one === language);
  if (!found) throw new EngineFailure('LANGUAGE_NEEDS_MODEL', { detail: language });
  return { text, language: found, origins: [...links, ...files.map((file) => file.name)] };
}

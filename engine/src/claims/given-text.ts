// All that was given for a text: claims of an engine's text are compared with it.
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../engine-types.ts';

export const plainText = (text: string): string => text.toLocaleLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ');

/** As it was written: inputs, sources, briefing, voice and brand. */
export function givenText(input: ToolInput, { sources, briefing, brandVoice, brand, beside = [] }: EngineContext): string {
  return [
    // Escapes of JSON would hide what is beside them.
    ...leavesOf(input),
    ...sources.map(({ title, text, url }) => `${title} ${text} ${url ?? ''}`),
    briefing ?? '',
    ...leavesOf(brandVoice ?? ''),
    brand?.name ?? '',
    ...beside,
  ].join(' \n');
}

/** Each text or number of a value on its own, as text. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

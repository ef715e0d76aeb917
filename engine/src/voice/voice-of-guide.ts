// The brand voice that a style guide is saved as: its manner is counted in the brand's own texts, its rules and words are the guide's.
import type brandStyleGuide from '@folio/catalogue/custom/brand-style-guide.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { voiceProfileSchema } from '@folio/contract/brand-voices';
import { distinct } from '@folio/contract/distinct';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import type { SourceText, VoiceOfGuide } from '../core/engine-types.ts';
import { shorten } from '../text/fit-text.ts';
import { languageOfText } from '../text/source-language.ts';
import { analyseVoice } from './analyse-voice.ts';
import { toVoiceLanguage } from './measure-voice.ts';

/** As long as a voice's name, description and rules may be. */
const limits = { name: 80, description: 500, rule: 200, rules: 12, words: 40 };

const filled = (texts: readonly string[]) => distinct(texts.map((text) => text.trim()).filter((text) => text !== ''));

/** "Words to avoid: cheap, best", with as many words as a rule holds. */
function avoiding(words: readonly string[], language: string): string[] {
  const opening = `${documentWord('words_to_avoid', toInterfaceLanguage(language))}: `;
  let list = '';
  for (const word of filled(words)) {
    const longer = list === '' ? word : `${list}, ${word}`;
    if (opening.length + longer.length > limits.rule) break;
    list = longer;
  }
  return list === '' ? [] : [opening + list];
}

/** `language` is the guide's. Null where the texts are too few to judge, or in a language in which voices are not measured. */
export function voiceOfGuide(
  input: ToolInput,
  sources: readonly SourceText[],
  guide: ResultOf<typeof brandStyleGuide>,
  language: string,
): VoiceOfGuide | null {
  const samples = typeof input['samples'] === 'string' ? input['samples'].trim() : '';
  const pages = sources.map(({ text }) => text.replace(/^#+ .*$/gmu, '').trim());
  const text = filled([samples, ...pages]).join('\n\n');
  const written = languageOfText(text) ?? language;
  const counted = written === 'pt-BR' ? null : analyseVoice(text, toVoiceLanguage(written));
  if (!counted) return null;
  const { traits, vocabulary, voice_summary: summary } = guide;
  const rules = filled(traits.map((trait) => trait.do)).slice(0, limits.rules);
  const avoided = avoiding(vocabulary.avoid, language);
  const warnings = [...filled(traits.map(({ dont }) => dont)).slice(0, limits.rules - avoided.length), ...avoided];
  const words = filled(vocabulary.preferred).slice(0, limits.words);
  return {
    name: String(input['brand']).trim().slice(0, limits.name).trim(),
    description: shorten(summary, limits.description, toInterfaceLanguage(language)),
    type: samples !== '' ? 'text' : sources.some(({ url }) => url !== null) ? 'links' : 'files',
    language: toVoiceLanguage(written),
    profile: voiceProfileSchema.parse({
      ...counted,
      ...(words.length > 0 ? { vocabulary: words } : {}),
      ...(rules.length > 0 ? { do: rules } : {}),
      ...(warnings.length > 0 ? { dont: warnings } : {}),
    }),
    origins: sources.map(({ url, title }) => url ?? title),
  };
}

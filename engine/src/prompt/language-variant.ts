// The language to write in with its regional variant, where someone said it.
import { baseOf } from '@folio/contract/languages';
import { regionalVariants } from '@folio/contract/regional-variants';
import type { EngineContext } from '../core/engine-types.ts';

const variants = new Set<string>(regionalVariants);

/** Returns a language's tag for a country; the language itself if that variant is unknown, or it already has a region. */
export function variantOf(language: string, country: string | null | undefined): string {
  const tag = `${language}-${country ?? ''}`;
  return variants.has(tag) ? tag : language;
}

/** The variant that the brand voice says, else that of the country of the readers. A voice in another language says nothing. */
export function variantFor({
  language,
  brandVoice,
  country,
}: Pick<EngineContext, 'language' | 'brandVoice' | 'country'>): string {
  const said = brandVoice?.variant;
  return said !== undefined && baseOf(said) === baseOf(language) ? said : variantOf(language, country);
}

/** "Austrian German (de-AT)": spelling and words of the variant are said, since a bare name is easily overlooked. */
export function languageToWrite(tag: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
  const isRegional = tag !== baseOf(tag);
  return `${name} (${tag})${isRegional ? ', with the spelling, words and formats of that region' : ''}`;
}

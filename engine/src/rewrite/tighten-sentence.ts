// A sentence without what it can do without: remarks in brackets, and words that only fill. Nothing is added.
import type { ComposerLanguage } from '../engine-types.ts';

/** Words that carry no fact wherever they stand, judged by hand. What may mean "almost", "only" or "by nature" is not among them. */
const fillers: Record<ComposerLanguage, string> = {
  en: 'needless to say,as a matter of fact,it goes without saying that,it should be noted that,it is important to note that,it is worth noting that,of course,in fact,very,really,actually,basically,literally,totally,absolutely,extremely,truly,certainly,obviously',
  de: 'an und für sich,im grunde genommen,im prinzip,sehr,wirklich,eigentlich,selbstverständlich,durchaus,absolut,quasi,sozusagen',
  it: 'per così dire,a dire il vero,va detto che,davvero,veramente,assolutamente,sostanzialmente,ovviamente,estremamente',
  es: 'por así decirlo,por supuesto,cabe señalar que,cabe destacar que,muy,realmente,verdaderamente,absolutamente,básicamente,obviamente,extremadamente',
  fr: 'pour ainsi dire,il convient de noter que,à vrai dire,bien entendu,bien sûr,très,vraiment,absolument,littéralement,évidemment,extrêmement',
  'pt-BR':
    'por assim dizer,vale ressaltar que,vale destacar que,é claro que,realmente,verdadeiramente,absolutamente,basicamente,obviamente,extremamente',
};

const patterns = new Map<ComposerLanguage, RegExp>();

function fillerPattern(language: ComposerLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${fillers[language].replaceAll(',', '|')})(?![\\p{L}\\p{N}’'-])`, 'giu');
  patterns.set(language, made);
  return made;
}

/** Earlier in its clause a negation makes it carry weight: "is not very hard" is not "is not hard". */
const negated =
  /(?:(?<!\p{L})(?:not|never|nicht|kein\p{L}*|nie|non|mai|no|nunca|ni|ne|pas|jamais|não|nem)(?!\p{L})|n['’])[^,;:]*$/iu;

/** After these words it is no filler ("not really", "the very best", "so sehr"), or its neighbours would have to change ("a very old"). */
const needed: Record<ComposerLanguage, RegExp> = {
  en: /(?:\b(?:not|no|never|the|too|so|how|as|a|an|this|that|my|own)|n[’']t)\s*$/i,
  // Where it opens a clause the verb follows: without it the sentence would become a question.
  de: /(?:^|[,;:.!?–—(]|(?<!\p{L})(?:nicht|kein\p{L}*|nie|zu|so|wie|und|aber|oder|denn|sondern|doch))\s*$/iu,
  it: /(?<!\p{L})(?:non|mai|più|meno|così|come|quanto|tanto|un|uno|una|il|lo|la|i|gli|le|dei|degli|delle|del|dello|della)\s*$/iu,
  es: /(?<!\p{L})(?:no|nunca|más|menos|tan|cómo|lo|por)\s*$/iu,
  fr: /(?<!\p{L})(?:pas|plus|moins|jamais|si|aussi|trop|non)\s*$/iu,
  'pt-BR': /(?<!\p{L})(?:não|nunca|mais|menos|tão|como|o)\s*$/iu,
};
/** Before a vowel the word before it would have to be elided ("de très anciens"). */
const elides: Partial<Record<ComposerLanguage, RegExp>> = { fr: /^\s+[aeiouyhàâéèêëîïôû]/i, it: /^\s+[aeiouhàèéìòù]/i };

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?…])/g, '$1')
    .replace(/^[\s,;:–—-]+/u, '')
    .replace(/,(?=[,.;!?])/g, '')
    .trim();

const capitalised = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
const fewestWords = 3;

/** The sentence without brackets and fillers; itself where nothing can go. A bracket with a figure is a fact and stays. */
export function tightenSentence(sentence: string, language: ComposerLanguage): string {
  const open = sentence.replace(/\s*\(([^()]*)\)/g, (whole, inner: string) => (/\d/.test(inner) ? whole : ''));
  const lean = open.replace(fillerPattern(language), (word, at: number) => {
    const after = open.slice(at + word.length);
    const isLast = /^\s*[.!?…"”»]*$/u.test(after);
    return isLast || negated.test(open.slice(0, at)) || needed[language].test(open.slice(0, at)) || elides[language]?.test(after)
      ? word
      : '';
  });
  const clean = tidy(lean);
  // What is left must still be a sentence.
  if (clean === tidy(sentence) || clean.split(' ').length < fewestWords) return sentence;
  return /^\P{L}*\p{Lu}/u.test(sentence) ? capitalised(clean) : clean;
}

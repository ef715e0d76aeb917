// Signature of a reply: the business's name stands behind the signature unless the signature has it already.
import type { ComposerLanguage } from '../core/engine-types.ts';
import { stopWordsOf } from '../text/stop-words.ts';

const team = /^(?:team|staff|crew|equip[aoe]|équipe|squadra|mannschaft)$/iu;

/** Type of a business in its name, such as "Hotel". */
const kind =
  /^(?:hotel|restaurant\p{L}*|ristorante|gasthof|gasthaus|pension|caf[eé]|bar|praxis|kanzlei|salon|studio|atelier|shop|store|garage|clinic|school|company|werkstatt|bäckerei)$/iu;

/** Romance names begin with the kind of house ("Padaria Sol"), English ones end with it ("Clearway Driving School"). */
function tellingWords(business: string, language: ComposerLanguage): string[] {
  const words = business.split(/[^\p{L}\p{N}’']+/u).filter((word) => word !== '');
  const telling = words.length === 1 || language === 'de' ? words : language === 'en' ? words.slice(0, -1) : words.slice(1);
  return telling.filter((word) => /^\p{Lu}.{3,}/u.test(word) && !kind.test(word));
}

/** True if the signature names the signing team: "das Team vom Rätselwerk". A surname shared with the business does not count. */
function namesBusiness(signature: string, business: string, language: ComposerLanguage): boolean {
  if (signature.toLocaleLowerCase().includes(business.toLocaleLowerCase())) return true;
  const small = stopWordsOf(language);
  const telling = tellingWords(business, language);
  return signature.split(',').some((part) => {
    const words = part.split(/[\s-]+/u).filter((word) => word !== '');
    return words.some((word, index) => {
      const before = words[index - 1] ?? '';
      const isOfTeam =
        team.test(before) || team.test(words[index + 1] ?? '') || (before !== '' && small.has(before.toLocaleLowerCase()));
      return telling.includes(word) && isOfTeam;
    });
  });
}

/** "Donna, office, Clearway Driving School"; "Euer Team vom Rätselwerk" as it is. */
export const signatureOf = (signature: string, business: string, language: ComposerLanguage): string =>
  [signature, namesBusiness(signature, business, language) ? '' : business].filter((part) => part !== '').join(', ');

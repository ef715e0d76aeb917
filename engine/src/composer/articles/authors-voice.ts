// Sentences that belong to another text alone: its author speaks of themself, points to another place of it, or a piece is missing.
import { authorsVoiceLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../../core/engine-types.ts';

// Spanish, Italian and Portuguese say "we" by the verb: endings that hardly any other word has, and the common short ones.

// "my" in „…" or "…" is someone quoted, not the author.
const withoutQuotations = (sentence: string) => sentence.replace(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, '');

/** Titles in capitals and abbreviations: "the US market", "World War I". */
const notAPerson =
  /(?<!\p{L})(?:U\.?S\.?|(?:War|Part|Type|Class|Phase|Grade|Level|Chapter|Elizabeth|Charles|George) I)(?!\p{L})/gu;

/** True where the author of the source speaks as "I" or "we": in the customer's text that would be the customer. */
export const speaksForAuthor = (sentence: string, language: ComposerLanguage): boolean =>
  authorsVoiceLexicon[language].firstPerson.test(withoutQuotations(sentence).replace(notAPerson, ''));

/** True where one person speaks as "I". */
export const speaksAsOne = (sentence: string, language: ComposerLanguage): boolean =>
  authorsVoiceLexicon[language].asOne.test(withoutQuotations(sentence).replace(notAPerson, ''));

/** True where a piece is missing: pointers to elsewhere, footnote numbers (in pages), two sentences glued together, an omission in the middle. */
export function isTorn(sentence: string, language: ComposerLanguage, isOfPage = true): boolean {
  // A whole page includes the text that its sentences point to.
  if (isOfPage && authorsVoiceLexicon[language].pointsElsewhere.test(sentence)) return true;
  // "2 Some of these data …": a footnote begins with its number; in German so may "20 Gäste", a noun of the sentence.
  const footnote =
    language === 'de'
      ? /^\d{1,2}\s+(?:Der|Die|Das|Dies\p{L}*|Ein\p{L}*|Manche|Es|In|Bei|Für|Siehe)\s/u
      : /^\d{1,2}\s+\p{Lu}\p{Ll}/u;
  if (isOfPage && footnote.test(sentence)) return true;
  // Glued: "… safe.Partition it", "… copies.2 The next".
  if (/\p{Ll}{2}[.!?][\d]{0,2}\p{Lu}\p{Ll}/u.test(sentence) || /\p{Ll}{2}[.!?]\d{1,2}\s+\p{Lu}/u.test(sentence)) return true;
  return /(?:…|\.{3})\s*\p{L}/u.test(sentence) || (isOfPage && /:\s*\.?$/u.test(sentence));
}

const commands =
  /^(?:sudo|apt|apt-get|aptitude|yum|dnf|pip3?|npm|npx|yarn|git|docker|kubectl|systemctl|service|nft|iptables|ufw|chmod|chown|mkdir|curl|wget|ssh|scp|rsync|tar|cat|grep|sed|awk|echo|cd|ls|cp|mv|rm|mount|umount|make|gpg|mdadm|fdisk|mkfs\S*|lv\w+|vg\w+|pv\w+|ip|ping|nano|vim?|python3?|node|php|mysql|psql|export)\s+\S/;

/** True for a line that is typed into a shell, which in a plain text begins with "#" as a heading does. Expects the line as it was written. */
export function isCommandLine(line: string): boolean {
  if (commands.test(line)) return true;
  if (
    /(?:^|\s)-{1,2}[a-z][\w-]*(?=\s|=|$)|\b\d{1,3}(?:\.\d{1,3}){3}\b|[`{}\\]|\$\(|\$\w|&&|\|\s*\w+\s+-|\s>{1,2}\s|\w=\S/u.test(
      line,
    )
  )
    return true;
  // A path does not count as a heading; "and/or" and "24/7" do not count as paths.
  return /(?:^|\s)~?\/[\w.-]+\/?/u.test(line);
}

// Sentences that belong to another text alone: its author speaks of themself, points to another place of it, or a piece is missing.
import type { ComposerLanguage } from '../../engine-types.ts';

// Spanish, Italian and Portuguese say "we" by the verb: endings that hardly any other word has, and the common short ones.
const firstPerson: Record<ComposerLanguage, RegExp> = {
  en: /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|d|ll)|[Uu]s|[Oo]urs?|[Oo]urselves)(?![\p{L}])/u,
  de: /(?<!\p{L})(?:ich|mir|mich|mein(?:e[rmns]?)?|wir|uns|unser(?:e[rmns]?)?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:io|noi|mi(?:o|a|ei|e)|nostr[oaie]|abbiamo|siamo|stiamo|possiamo|dobbiamo|vogliamo|facciamo|vediamo|usiamo|consigliamo|avevamo|eravamo|ho|sono stat[oa]|\p{L}{3,}(?:eremo|iremo|avamo|evamo|ivamo))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|nosotr[oa]s|nuestr[oa]s?|mi|mis|hemos|habíamos|somos|estamos|tenemos|podemos|debemos|queremos|vamos|vemos|hacemos|hicimos|usamos|utilizamos|recomendamos|he|tengo|creo|uso|\p{L}{3,}(?:aremos|eremos|iremos|ábamos|íamos))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|j['’]\p{L}+|moi|mon|ma|mes|nous|notre|nos)(?!\p{L})/iu,
  'pt-BR':
    /(?<!\p{L})(?:eu|meus?|minhas?|nós|noss[oa]s?|temos|tivemos|somos|estamos|podemos|devemos|queremos|vamos|vemos|fazemos|fizemos|usamos|utilizamos|recomendamos|tenho|acho|uso|\p{L}{3,}(?:aremos|eremos|iremos|ávamos|íamos))(?!\p{L})/iu,
};

// "my" in „…" or "…" is somebody quoted, not the author.
const withoutQuotations = (sentence: string) => sentence.replace(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu, '');

/** Titles in capitals and abbreviations: "the US market", "World War I". */
const notAPerson =
  /(?<!\p{L})(?:U\.?S\.?|(?:War|Part|Type|Class|Phase|Grade|Level|Chapter|Elizabeth|Charles|George) I)(?!\p{L})/gu;

/** True where the author of the source speaks as "I" or "we": in the customer's text that would be the customer. */
export const speaksForAuthor = (sentence: string, language: ComposerLanguage): boolean =>
  firstPerson[language].test(withoutQuotations(sentence).replace(notAPerson, ''));

const pointsElsewhere: Record<ComposerLanguage, RegExp> = {
  en: /\b(?:as follows|as the following|the following(?! (?:day|year|week|month|morning|season)s?\b)|(?:see|refer to|described in|shown in|explained in|discussed in|covered in)\s+(?:the\s+)?(?:sidebar|section|chapter|appendix|figure|fig\.|table|page|above|below|box)|in (?:this|the (?:next|previous|last|first)) (?:section|chapter|article|post|guide|tutorial|book)|(?:above|below)[- ]?mentioned|as (?:mentioned|described|shown|seen|discussed|explained|noted)(?: (?:above|below|earlier|before|previously))?|(?:shown|listed|described|given|example|see) (?:above|below)|figure \d|table \d|chapter \d|section \d)\b/i,
  de: /(?<!\p{L})(?:wie folgt|folgende[rnms]?|siehe|s\. ?[ou]\.|(?:oben|unten) (?:genannt|beschrieben|gezeigt|erwähnt|aufgeführt)|wie (?:oben|unten|bereits|zuvor|schon) |im (?:nächsten|vorigen|letzten|folgenden) (?:abschnitt|kapitel)|in diesem (?:abschnitt|kapitel|artikel|beitrag|buch|leitfaden)|abschnitt \d|kapitel \d|abbildung \d|abb\. ?\d|tabelle \d)/iu,
  it: /(?<!\p{L})(?:come segue|(?:i|il|la|le|lo|gli) seguent[ei]|seguent[ei]:?$|(?:vedi|vedere|si veda|cfr\.)|(?:sopra|sotto) (?:citat|descritt|indicat|riportat|elencat)|come (?:detto|visto|già|descritto|mostrato)|(?:questo|prossimo|precedente) (?:capitolo|articolo|paragrafo|post)|(?:questa|prossima|precedente) (?:sezione|guida)|sezione \d|capitolo \d|figura \d|tabella \d)/iu,
  es: /(?<!\p{L})(?:como sigue|(?:l[oa]s?|el) siguientes?(?! (?:día|año|semana|mes))|a continuación|(?:véase|ver (?:la|el) (?:sección|capítulo|figura|tabla)|consulte (?:la|el) (?:sección|capítulo))|(?:arriba|abajo|anteriormente) (?:mencionad|descrit|indicad)|como (?:se (?:ha|ve|vio|muestra|indicó)|ya |hemos )|(?:este|próximo|siguiente) (?:capítulo|artículo|apartado|libro)|(?:esta|próxima|siguiente) (?:sección|guía)|sección \d|capítulo \d|figura \d|tabla \d)/iu,
  fr: /(?<!\p{L})(?:comme suit|(?:l[ea]s?|l['’]) ?suivante?s?|suivante?s?\s?:?\.?$|ci-(?:dessous|dessus|après|contre)|(?:voir|cf\.|reportez-vous|se reporter)|(?:ce|prochain|précédent) (?:chapitre|article|paragraphe|livre|tutoriel)|(?:cette|prochaine|précédente) (?:section|partie)|section \d|chapitre \d|figure \d|tableau \d)/iu,
  'pt-BR':
    /(?<!\p{L})(?:como segue|[oa]s? seguintes?(?! (?:dia|ano|semana|mês))|a seguir|(?:veja|vide|ver|consulte) (?:a |o )?(?:seção|capítulo|figura|tabela|abaixo|acima)|(?:acima|abaixo) (?:mencionad|descrit|citad|indicad)|como (?:visto|mencionado|descrito|já )|(?:este|próximo|neste) (?:capítulo|artigo|parágrafo|livro)|(?:esta|próxima|nesta) (?:seção|guia)|seção \d|capítulo \d|figura \d|tabela \d)/iu,
};

/** True where a piece is missing: pointers to elsewhere, footnote numbers, two sentences glued together, an omission in the middle. */
export function isTorn(sentence: string, language: ComposerLanguage): boolean {
  if (pointsElsewhere[language].test(sentence)) return true;
  // "2 Some of these data …": a footnote begins with its number; in German so may "20 Gäste", a noun of the sentence.
  const footnote =
    language === 'de'
      ? /^\d{1,2}\s+(?:Der|Die|Das|Dies\p{L}*|Ein\p{L}*|Manche|Es|In|Bei|Für|Siehe)\s/u
      : /^\d{1,2}\s+\p{Lu}\p{Ll}/u;
  if (footnote.test(sentence)) return true;
  // Glued: "… safe.Partition it", "… copies.2 The next".
  if (/\p{Ll}{2}[.!?][\d]{0,2}\p{Lu}\p{Ll}/u.test(sentence) || /\p{Ll}{2}[.!?]\d{1,2}\s+\p{Lu}/u.test(sentence)) return true;
  return /(?:…|\.{3})\s*\p{L}/u.test(sentence) || /:\s*\.?$/u.test(sentence);
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
  // A path is no heading; "and/or" and "24/7" are no paths.
  return /(?:^|\s)~?\/[\w.-]+\/?/u.test(line);
}

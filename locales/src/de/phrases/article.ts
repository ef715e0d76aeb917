import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Keine Stelle gefunden zu ${quoted(heading, 'de')}. Bitte eine aus einem anderen Abschnitt hierher verschieben, eine Quelle ergänzen oder den Abschnitt weglassen.`,
  saidElsewhere: (heading) => `Was die Quellen zu ${quoted(heading, 'de')} sagen, steht unter anderen Überschriften.`,
  otherLanguage: (titles) => `Nicht verwendet, weil in einer anderen Sprache: ${titles}.`,
  outlineNote:
    'Dies ist eine Gliederung, kein fertiger Text: Es wurde keine Quelle angegeben, und erfunden wird hier nichts. Sobald Quellen vorliegen, werden die Abschnitte daraus geschrieben.',
  audience: (audience) => `Leserschaft: ${audience}.`,
  ordered: (words, keyword) => `Etwa ${words} Wörter.${keyword === '' ? '' : ` Hauptkeyword: ${keyword}.`}`,
  message: (point) => `Kernaussage: ${point}`,
  keywordHere: (keyword) => `Keyword für diesen Abschnitt: ${keyword}`,
  closing: (formal) =>
    formal ? 'Wie sehen Sie das? Schreiben Sie es in die Kommentare.' : 'Wie siehst du das? Schreib es in die Kommentare.',
  introductionToWrite: 'eine Einleitung; kein Satz der Quellen führt in das Thema ein',
  conclusionToWrite: 'In drei Sätzen zusammenfassen, was hängen bleiben soll, und den nächsten Schritt nennen.',
  conclusionMissing: 'ein Fazit; kein Satz der Quellen fasst das Thema zusammen',
};

export default article;

import type { ArticlePhrases } from '../../en/phrases/article.ts';
import { quoted } from '../../writing/quotation-marks.ts';

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Die Quellen sagen nichts über ${quoted(heading, 'de')}. Bitte eine Quelle dazu ergänzen oder den Abschnitt streichen.`,
  saidElsewhere: (heading) => `Was die Quellen zu ${quoted(heading, 'de')} sagen, steht unter anderen Überschriften.`,
  otherLanguage: (titles) => `Nicht verwendet, weil in einer anderen Sprache: ${titles}.`,
  outlineNote:
    'Dies ist eine Gliederung, kein fertiger Text: Es wurde keine Quelle angegeben, und erfunden wird hier nichts. Sobald Quellen vorliegen, werden die Abschnitte daraus geschrieben.',
  titlesToChoose: 'Titel zur Auswahl',
  audience: (audience) => `Leserschaft: ${audience}.`,
  message: (point) => `Kernaussage: ${point}`,
  questions: [
    'Was wollen Leserinnen und Leser hier wissen, und wie lautet die kurze Antwort?',
    'Welche Zahl, welches Beispiel oder welches Zitat belegt das?',
    'Worauf ist zu achten?',
    'Was lassen andere Texte zu diesem Thema offen?',
    'Was lässt sich sofort tun?',
  ],
  keywordHere: (keyword) => `Keyword für diesen Abschnitt: ${keyword}`,
  headings: [
    (subject) => `${subject}: Worum es geht`,
    (subject) => `${subject}: Was dafür nötig ist`,
    (subject) => `${subject} Schritt für Schritt`,
    (subject) => `${subject}: Kosten und Aufwand`,
    (subject) => `${subject}: Häufige Fehler`,
    (subject) => `${subject} in der Praxis: ein Beispiel`,
    (subject) => `${subject}: Wie sich Erfolg messen lässt`,
    (subject) => `${subject}: Die nächsten Schritte`,
    (subject) => `${subject}: Fragen und Antworten`,
    (subject) => `${subject}: Ausblick`,
  ],
  titles: [
    (subject) => `${subject}: Worauf es wirklich ankommt`,
    (subject) => `${subject} einfach erklärt`,
    (subject) => `${subject}: Ein praktischer Leitfaden`,
  ],
  closing: (formal) =>
    formal ? 'Wie sehen Sie das? Schreiben Sie es in die Kommentare.' : 'Wie siehst du das? Schreib es in die Kommentare.',
  introductionToWrite: 'eine Einleitung; kein Satz der Quellen führt in das Thema ein',
  conclusionToWrite: 'In drei Sätzen zusammenfassen, was hängen bleiben soll, und den nächsten Schritt nennen.',
  conclusionMissing: 'ein Fazit; kein Satz der Quellen fasst das Thema zusammen',
};

export default article;

import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  shots: [
    'Nahaufnahme der Hände',
    'Blick über die Schulter',
    'Totale des Ortes',
    'Ein Detail füllt das Bild',
    'Person spricht in die Kamera',
  ],
  sound: 'Originalton, darunter leise Instrumentalmusik',
  videoHook: (topic) => `Darum geht es in diesem Video: ${topic}.`,
  showPoint: (point) => `Zeigen: ${point}`,
  pointsMissing: 'die Punkte dieses Teils, mit Fakten und Beispielen.',
  host: 'Moderation',
  secondHost: 'Zweite Stimme',
  guest: 'Gast',
  welcome: (podcast, topic) =>
    podcast === '' ? `Willkommen. Unser Thema heute: ${topic}.` : `Willkommen bei ${podcast}. Unser Thema heute: ${topic}.`,
  guestToday: (guest) => `Heute zu Gast: ${guest}.`,
  askGuest: (point) => `Sprechen wir darüber: ${point} Wie sehen Sie das?`,
  answerMissing: 'die eigene Antwort des Gastes.',
  coldOpenMissing: 'der stärkste Moment der Folge, höchstens eine halbe Minute.',
  goodbye: 'Danke fürs Zuhören.',
  inThisEpisode: 'In dieser Folge:',
  day: (number) => `Tag ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: ein Tag` : `${destination}: ${days} Tage`),
  partsOfDay: ['Vormittag', 'Nachmittag', 'Abend'],
  stopsMissing: 'ein oder zwei nahe beieinander liegende Ziele mit dem Weg dazwischen.',
  included: 'Enthalten',
  gettingThere: 'Anreise',
  gettingThereMissing: 'Anreise und Fortbewegung vor Ort.',
  check: 'Öffnungszeiten und Preise bitte vor der Abreise prüfen.',
  introductionMissing: 'zwei oder drei Sätze darüber, was diese Reise besonders macht.',
  openings: {
    question: 'Frage',
    story: 'Geschichte',
    surprising_fact: 'Überraschender Fakt',
    problem_and_solution: 'Problem und Lösung',
    direct_answer: 'Direkte Antwort',
  },
  openingMissing: {
    question: 'die Frage, mit der die Lesenden hierherkommen.',
    story: 'eine Szene von zwei oder drei Sätzen, die sich wirklich zugetragen hat.',
    surprising_fact: 'ein Fakt mit einer Zahl, der überrascht.',
    problem_and_solution: 'das Problem der Lesenden in einem Satz.',
    direct_answer: 'die Antwort in einem oder zwei Sätzen.',
  },
  keywordMissing: (keyword) => `das Keyword „${keyword}“ in einem dieser Sätze.`,
  nextStepMissing: 'ein Schritt, den die Lesenden heute noch gehen können.',
  dishesMissing: (dishes) => `Hauptzutaten von ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Küche: ${cuisine}.`,
  allergenNote: 'Die Allergene wurden allein aus den genannten Zutaten gelesen; die Küche muss sie für jedes Gericht bestätigen.',
  searchIntent: (topic) => `Das wollen die Lesenden verstehen: ${topic}`,
  mustCover: 'Ein Punkt, der vorkommen muss, mit einem Fakt oder Beispiel als Beleg.',
  nothingSimpler:
    'Die eingebaute Technik hat nichts gefunden, was sich einfacher sagen lässt; ein verbundenes Modell kann den Text neu schreiben.',
  longStill: (count) =>
    `Sätze, die noch lang sind, weil nur ein Modell oder ein Mensch sie teilen kann: ${count}.`,
};

export default script;

import type { CustomPhrases } from '../../en/phrases/custom.ts';

const custom: CustomPhrases = {
  plan: {
    pillars: ['Fragen von Kunden', 'Tipps zum Ausprobieren', 'Hinter den Kulissen', 'Neues und Termine'],
    posts: [
      (subject) => `${subject}: ein Tipp für heute`,
      (subject) => `${subject}: ein Blick hinter die Kulissen`,
      (subject) => `${subject}: eine Frage an alle`,
      (subject) => `${subject}: ein Fehler und wie man ihn vermeidet`,
      (subject) => `${subject}: ein Beispiel aus unserer Arbeit`,
    ],
    newsletters: [
      (subject) => `${subject}: das Wichtigste in Kürze`,
      (subject) => `${subject}: was man jetzt wissen sollte`,
      (subject) => `${subject}: Fragen und unsere Antworten`,
    ],
    offers: [
      (business) => `${business}: das Angebot auf einen Blick`,
      (business) => `${business}: so funktioniert es`,
      (business) => `${business}: für wen es gedacht ist`,
    ],
    angles: {
      post: [
        'Ein Handgriff von fünf Minuten, von Anfang bis Ende gezeigt.',
        'Wer die Arbeit macht, womit, und was sonst niemand sieht.',
        'Eine Frage mit zwei Antworten zur Wahl; die Antworten werden der nächste Beitrag.',
        'Der Fehler, was er kostet, und der eine Schritt, der ihn verhindert.',
        'Ein Fall: wie er begann, was getan wurde, was daraus wurde.',
      ],
      newsletter: [
        'Drei Punkte, je eine Zeile, mit Link zu mehr.',
        'Was sich seit der letzten Ausgabe geändert hat und was das bedeutet.',
        'Zwei Fragen, die wirklich gestellt wurden, in je drei Sätzen beantwortet.',
      ],
    },
    sameIdea: (channel) => `Die Idee des vorigen Beitrags (${channel}), erzählt in der Art dieses Kanals.`,
    serves: (goal) => `Dient dem Ziel: ${goal}.`,
    offerAngle: (goal) => `Führt direkt zum Ziel: ${goal}.`,
    dateAngle: 'Was an diesem Tag geschieht und was die Leser davon haben.',
    formats: { article: 'Artikel', post: 'Beitrag', picture: 'Beitrag mit Bild', video: 'Video', newsletter: 'Newsletter' },
    calls: {
      article: 'Frage als Kommentar stellen',
      post: 'In den Kommentaren antworten',
      newsletter: 'Auf diese E-Mail antworten',
    },
    offerLinkMissing: 'Link zum Angebot',
    notInCalendar: (dates) => `Nicht im Kalender, weil der Tag nicht zu erkennen ist oder außerhalb der Wochen liegt: ${dates}.`,
    measures: {
      article: 'Aufrufe der Artikel und Lesedauer',
      post: 'Kommentare, gespeicherte Beiträge und Klicks je Beitrag',
      video: 'Zu Ende gesehene Videos und Kommentare je Video',
      newsletter: 'Geöffnete Newsletter, Klicks und Abmeldungen',
      goal: (goal) => `${goal}: Stand vor dem Start und am Ende des Plans`,
    },
  },
};

export default custom;

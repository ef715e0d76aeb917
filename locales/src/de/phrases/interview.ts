import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Interviewleitfaden: ${job}`,
  opening: (job) => `Was aus Ihrer bisherigen Erfahrung bereitet Sie am besten auf diese Stelle vor (${job})?`,
  questions: {
    screening: [
      'Wo haben Sie das bisher eingesetzt, und wie lange?',
      'Was möchten Sie dabei in den ersten Monaten bei uns lernen?',
      'Was brauchen Sie von uns, um das gut zu machen?',
    ],
    technical: [
      'Beschreiben Sie Schritt für Schritt, wie Sie dabei üblicherweise vorgehen.',
      'Schildern Sie einen schwierigen Fall. Welche Möglichkeiten haben Sie abgewogen, und warum haben Sie so entschieden?',
      'Woran merken Sie früh, dass etwas schiefläuft, und was tun Sie dann?',
    ],
    behavioural: [
      'Erzählen Sie von einer Situation, in der es darauf ankam. Was war Ihre Aufgabe, was haben Sie getan, was kam dabei heraus?',
      'Erzählen Sie von einem Fall, in dem es nicht wie geplant lief. Was haben Sie getan, und mit welchem Ergebnis?',
      'Wann mussten Sie sich zwischen dem und etwas ebenso Wichtigem entscheiden? Wie sind Sie vorgegangen?',
    ],
    final: [
      'Was würden Sie sich in den ersten Wochen bei uns zuerst ansehen?',
      'Was würden Sie hier beenden, behalten oder ändern, um besser zu werden?',
      'Woran würden wir beide nach einem Jahr erkennen, dass Ihnen das gelungen ist?',
    ],
  },
  leading: 'Wie entwickeln Sie das bei den Menschen, die mit Ihnen arbeiten? Nennen Sie bitte ein Beispiel.',
  goodSigns: [
    'Nennt ein konkretes Beispiel, den eigenen Anteil und das Ergebnis; die Einzelheiten passen zusammen.',
    'Begründet die Entscheidung, kennt Alternativen und benennt, was daraus gelernt wurde.',
    'Wägt offen ab, übernimmt Verantwortung und zieht Schlüsse für das nächste Mal.',
  ],
  warningSigns: [
    'Bleibt allgemein, spricht nur von „wir“, nennt auch auf Nachfrage kein Beispiel.',
    'Gibt anderen oder den Umständen die Schuld, kennt nur einen Weg, das Ergebnis bleibt unklar.',
    'Weicht dem Konflikt aus, kann nicht sagen, was heute anders laufen würde.',
  ],
  followUps: [
    'Was genau war Ihr eigener Anteil?',
    'Was würden Sie heute anders machen?',
    'Was haben die anderen Beteiligten dazu gesagt?',
  ],
  ahead: {
    goodSigns: 'Antwortet konkret, weiß, worum es in der Stelle geht, und das Gesagte passt zur bisherigen Erfahrung.',
    warningSigns: 'Antwortet mit Floskeln, weiß wenig über die Stelle, die Erwartungen passen nicht dazu.',
    followUps: ['Können Sie mir ein Beispiel nennen?', 'Warum gerade das?', 'Wovon würde das abhängen?'],
  },
  scale: 'nicht gezeigt · teilweise · voll · über den Erwartungen',
};

export default interview;

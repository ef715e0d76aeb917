import type { InterviewPhrases } from '../../en/phrases/interview.ts';

const interview: InterviewPhrases = {
  title: (job) => `Interviewleitfaden: ${job}`,
  opening: (job) => `Was aus Ihrer bisherigen Erfahrung bereitet Sie am besten auf diese Stelle vor (${job})?`,
  openingForNewcomers: (job) =>
    `Was haben Sie bisher in Arbeit, Ausbildung oder Freizeit getan, das Sie am besten auf diese Stelle vorbereitet (${job})?`,
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
  skillKinds: {
    people:
      /(?<!\p{L})(?:\p{L}*führung(?! von (?:Listen|Büchern|Akten))|\p{L}*team\p{L}*|Kund\p{L}*|\p{L}*kund(?:en|innen)\p{L}*|Gäst\p{L}*|Patient\p{L}*|Kommunikation\p{L}*|Verhandl\p{L}*|Reklamation\p{L}*|Beschwerde\p{L}*|Konflikt\p{L}*|\p{L}*beratung\p{L}*|Verkauf\p{L}*|Telefon\p{L}*|Anleitung von|Ausbildung von|Mitarbeiter\p{L}*|Präsentation\p{L}*|Umgang mit (?:Menschen|Kund\p{L}*))(?!\p{L})/iu,
    planning:
      /(?<!\p{L})(?:\p{L}*planung\p{L}*|\p{L}*organis\p{L}*|\p{L}*schicht\p{L}*|Dienstplän\p{L}*|Lager\p{L}*|Budget\p{L}*|\p{L}*kosten\p{L}*|Kalkulation\p{L}*|Einkauf\p{L}*|Koordin\p{L}*|Priorit\p{L}*|Logistik\p{L}*|Termin\p{L}*|Projektmanagement|Zeitmanagement)(?!\p{L})/iu,
    knowledge:
      /(?<!\p{L})(?:\p{L}*kenntnis\p{L}*|\p{L}*wissen|\p{L}*recht|Vorschrift\p{L}*|Norm\p{L}*|HACCP|Englisch|Deutsch|Französisch|Software\p{L}*|Excel|SAP|CRM|Umgang mit|Erfahrung mit|Führerschein\p{L}*)(?!\p{L})/iu,
    attitude:
      /(?<!\p{L})(?:Ruhe|ruhig\p{L}*|Druck|Stress\p{L}*|Belastbar\p{L}*|Zuverlässig\p{L}*|Pünktlich\p{L}*|Kreativ\p{L}*|Genau\p{L}*|Sorgfalt|sorgfältig\p{L}*|Flexib\p{L}*|Geduld|geduldig\p{L}*|Neugier\p{L}*|Eigeninitiative|Verantwortung\p{L}*|Motivation|Selbst[sä]+\p{L}*|Ehrlich\p{L}*|Einfühlungsvermögen)(?!\p{L})/iu,
  },
  bySkill: {
    people: [
      {
        question:
          'Erzählen Sie von einer Meinungsverschiedenheit bei der Arbeit, die wichtig war. Was haben Sie zuerst gesagt, und wie ging sie aus?',
        goodSigns: 'Gibt die Sicht der anderen Seite fair wieder, nennt eigene Worte und den Ausgang.',
        warningSigns: 'Schuld war nur die andere Seite; nichts Eigenes hat zur Lösung geführt.',
        followUp: 'Was würde die andere Person darüber sagen?',
      },
      {
        question:
          'Jemand, auf dessen Arbeit Sie angewiesen sind, hält Absprachen immer wieder nicht ein. Was tun Sie, vom ersten Gespräch an?',
        goodSigns: 'Spricht zuerst unter vier Augen, fragt nach Gründen, vereinbart etwas Überprüfbares.',
        warningSigns: 'Geht sofort zur Leitung oder lässt es laufen, um beliebt zu bleiben.',
        followUp: 'Ab wann würden Sie andere hinzuziehen?',
      },
      {
        question: 'Welches Gespräch hätten Sie gern anders geführt, und was machen Sie seitdem anders?',
        goodSigns: 'Nennt einen echten Fall und eine Änderung, die anderen auffallen könnte.',
        warningSigns: 'Es fällt keines ein, oder eine Stärke wird als Fehler verkauft.',
        followUp: 'Woran merken Sie, dass es so besser geht?',
      },
    ],
    planning: [
      {
        question:
          'Erzählen Sie von einem Plan, der kurzfristig nicht mehr aufging. Was haben Sie umgestellt, und worauf haben Sie verzichtet?',
        goodSigns: 'Begründet die Reihenfolge, weiß, wen es traf und wie diese Menschen es erfuhren.',
        warningSigns: 'Hat länger gearbeitet, bis alles erledigt war; eine Entscheidung gab es nicht.',
        followUp: 'Was haben Sie denen gesagt, die warten mussten?',
      },
      {
        question: 'Zwei Arbeiten sind zur selben Stunde fällig, und die Leute reichen für eine. Wie entscheiden Sie?',
        goodSigns: 'Fragt zuerst nach Folgen und Zusagen, entscheidet, informiert die andere Seite früh.',
        warningSigns: 'Richtet sich danach, wer am lautesten ist, oder macht beides halb.',
        followUp: 'Welche Information würde Ihre Entscheidung ändern?',
      },
      {
        question: 'Woran merken Sie, bevor es zu spät ist, dass Zeit oder Geld nicht reichen? Nennen Sie ein Beispiel.',
        goodSigns: 'Beobachtet etwas Zählbares, nennt eine Schwelle und was daraus folgt.',
        warningSigns: 'Verlässt sich auf das Gefühl, merkt es am Ende.',
        followUp: 'Wie oft prüfen Sie das, und wer sieht es?',
      },
    ],
    knowledge: [
      {
        question: '{skill}: Was mussten Sie zuletzt nachschlagen, und wo haben Sie nachgesehen?',
        goodSigns: 'Nennt eine echte Lücke und eine verlässliche Quelle; hält die Antwort für andere fest.',
        warningSigns: 'Weiß angeblich alles oder fragt herum, ohne zu prüfen.',
        followUp: 'Woher wussten Sie, dass die Quelle stimmt?',
      },
      {
        question: '{skill}: Erklären Sie mir wie einer neuen Kollegin, was am häufigsten schiefgeht und wie man es vermeidet.',
        goodSigns: 'Sagt es einfach und richtig, begründet jeden Schritt, fragt nach, ob es verstanden wurde.',
        warningSigns: 'Versteckt sich hinter Fachwörtern oder nennt die Regel ohne ihren Grund.',
        followUp: 'Und in welchem Fall würden Sie davon abweichen?',
      },
      {
        question: '{skill}: Erzählen Sie von einem Fall, in dem Ihr Wissen einen Fehler verhindert hat oder nicht gereicht hat.',
        goodSigns: 'Nennt den Fall, die Folge und was daraus gelernt wurde.',
        warningSigns: 'Bleibt bei Titeln und Kursen; kein Fall.',
        followUp: 'Wen haben Sie gefragt, und wie schnell?',
      },
    ],
    attitude: [
      {
        question: '{skill}: Erzählen Sie von einem Tag, an dem Ihnen das schwerfiel. Was haben Sie getan?',
        goodSigns: 'Gibt zu, dass es schwer war, nennt einen eigenen Schritt und seine Wirkung.',
        warningSigns: 'Es fällt nie schwer, oder andere mussten einspringen.',
        followUp: 'Was hat Ihnen am meisten geholfen?',
      },
      {
        question: '{skill}: Was tun Sie ganz konkret, damit es auch an einem schlechten Tag gelingt?',
        goodSigns: 'Hat Gewohnheiten, die sich beschreiben lassen: Listen, Pausen, Absprachen.',
        warningSigns: 'Verlässt sich auf den Charakter: „Ich bin eben so.“',
        followUp: 'Seit wann machen Sie das so?',
      },
      {
        question: '{skill}: Mit welchem Beispiel würden Menschen, mit denen Sie arbeiten, Sie darin beschreiben?',
        goodSigns: 'Wählt ein Beispiel, das andere bestätigen könnten, mit Licht und Schatten.',
        warningSigns: 'Nur Eigenschaftswörter oder Lob, das niemand bestätigen könnte.',
        followUp: 'Und was würden sie sich wünschen?',
      },
    ],
    craft: [
      {
        question:
          '{skill}: Erzählen Sie von einer Arbeit, auf die Sie stolz sind. Was war daran schwierig, und was war Ihr Anteil?',
        goodSigns: 'Nennt die Schwierigkeit, eigene Entscheidungen und ein überprüfbares Ergebnis.',
        warningSigns: 'Spricht nur vom Team oder vom Aufwand statt vom Ergebnis.',
        followUp: 'Wogegen haben Sie sich entschieden, und warum?',
      },
      {
        question: '{skill}: Führen Sie mich durch Ihren letzten Fall, vom ersten Schritt bis zur Übergabe.',
        goodSigns: 'Hält eine Reihenfolge ein, nennt Gründe, Prüfungen und Grenzen.',
        warningSigns: 'Lässt Schritte aus, kann nicht sagen, warum es so gemacht wird.',
        followUp: 'An welcher Stelle prüfen Sie, ob Sie richtig liegen?',
      },
      {
        question:
          '{skill}: Erzählen Sie von einem Mal, als das Ergebnis nicht gut genug war. Woran haben Sie es gemerkt, und was haben Sie geändert?',
        goodSigns: 'Hat es selbst gemerkt, offen korrigiert und die Arbeitsweise geändert.',
        warningSigns: 'Andere haben es gemerkt; heute läuft nichts anders.',
        followUp: 'Wie beugen Sie dem heute vor?',
      },
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

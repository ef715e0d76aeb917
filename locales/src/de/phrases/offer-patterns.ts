import type { OfferPatterns } from '../../en/phrases/offer-patterns.ts';

const patterns: OfferPatterns = {
  job: {
    opening: {
      plain: [
        '{company} sucht{where} Verstärkung: {role}.',
        'Zur Verstärkung sucht {company}{where}: {role}.',
        '{company} besetzt{where} eine Stelle: {role}.',
        'Offene Stelle{where} bei {company}: {role}.',
      ],
      warm: [
        'Wir bei {company} freuen uns auf Verstärkung{where}: {role}.',
        [
          'Möchten Sie mit uns arbeiten? {company} sucht{where}: {role}.',
          'Möchtest du mit uns arbeiten? {company} sucht{where}: {role}.',
        ],
        'In unserem Team ist ein Platz frei: {role}{where}, bei {company}.',
        ['Kommen Sie ins Team von {company}{where}: {role}.', 'Komm ins Team von {company}{where}: {role}.'],
      ],
      bold: [
        'Gesucht{where}: {role}. {company} stellt ein.',
        [
          'Lust auf Neues? {company} hat{where} eine Stelle für Sie: {role}.',
          'Lust auf Neues? {company} hat{where} eine Stelle für dich: {role}.',
        ],
        ['Ihr nächster Schritt{where}: {role} bei {company}.', 'Dein nächster Schritt{where}: {role} bei {company}.'],
        '{company} stellt{where} ein: {role}.',
      ],
    },
    closing: {
      plain: [
        'Fragen zur Stelle beantworten wir gern.',
        ['Wir freuen uns auf Ihre Bewerbung.', 'Wir freuen uns auf deine Bewerbung.'],
        ['Bei Fragen melden Sie sich gern.', 'Bei Fragen melde dich gern.'],
        'Für Auskünfte zur Stelle sind wir da.',
      ],
      warm: [
        ['Wir freuen uns darauf, Sie kennenzulernen.', 'Wir freuen uns darauf, dich kennenzulernen.'],
        ['Schön wäre es, von Ihnen zu hören.', 'Schön wäre es, von dir zu hören.'],
        ['Schreiben Sie uns, wir sind gespannt auf Sie.', 'Schreib uns, wir sind gespannt auf dich.'],
        ['Erzählen Sie uns, wer Sie sind.', 'Erzähl uns, wer du bist.'],
      ],
      bold: [
        ['Zeigen Sie uns, was Sie können.', 'Zeig uns, was du kannst.'],
        ['Worauf warten Sie noch?', 'Worauf wartest du noch?'],
        ['Überzeugen Sie uns.', 'Überzeug uns.'],
        ['Jetzt sind Sie am Zug.', 'Jetzt bist du am Zug.'],
      ],
    },
    equalOpportunity: [
      'Wir freuen uns über Bewerbungen aller Menschen, unabhängig von Geschlecht, Alter, Herkunft, Religion, Behinderung oder sexueller Identität.',
      'Bewerbungen sind uns von allen willkommen, unabhängig von Geschlecht, Alter, Herkunft, Religion, Behinderung oder sexueller Identität.',
      'Geschlecht, Alter, Herkunft, Religion, Behinderung und sexuelle Identität spielen für uns keine Rolle: Alle sind willkommen.',
    ],
  },
  property: {
    lead: {
      plain: [],
      warm: [
        'Ein Ort zum Ankommen.',
        'Hier lässt es sich zu Hause sein.',
        'Raum für ein neues Kapitel.',
        'Eintreten und sich wohlfühlen.',
      ],
      bold: [
        'Das könnte die nächste Adresse sein.',
        'Hier lohnt sich ein Besuch.',
        'Wer sucht, kann hier fündig werden.',
        'Diese Adresse kann man sich merken.',
      ],
    },
    layout: ['Zur Raumaufteilung gehören {rooms}.', 'Die Räume: {rooms}.', 'Im Inneren: {rooms}.'],
    closing: {
      plain: [
        'Besichtigungen vereinbaren wir auf Anfrage.',
        'Eine Besichtigung ist auf Anfrage möglich.',
        'Für eine Besichtigung sprechen Sie uns bitte an.',
        'Einen Termin zur Besichtigung gibt es auf Anfrage.',
      ],
      warm: [
        'Gern zeigen wir Ihnen die Immobilie.',
        'Schauen Sie sich gern in Ruhe um, wir freuen uns auf Sie.',
        'Wir freuen uns darauf, Sie herumzuführen.',
        'Kommen Sie vorbei, wir zeigen Ihnen alles.',
      ],
      bold: [
        'Vereinbaren Sie jetzt einen Termin zur Besichtigung.',
        'Überzeugen Sie sich bei einer Besichtigung.',
        'Wann möchten Sie die Immobilie sehen?',
        'Sichern Sie sich Ihren Termin.',
      ],
    },
  },
};

export default patterns;

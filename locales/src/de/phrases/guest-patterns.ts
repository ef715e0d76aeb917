import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  event: {
    opening: {
      plain: [
        '{event} findet {on} statt.',
        '{on} findet {event} statt.',
        'Der Termin steht fest: {event} findet {on} statt.',
        'Auf dem Programm {on}: {event}.',
      ],
      warm: [
        ['Seien Sie dabei: {event} findet {on} statt.', 'Sei dabei: {event} findet {on} statt.'],
        ['Wir freuen uns auf Sie: {event}, {on}.', 'Wir freuen uns auf dich: {event}, {on}.'],
        ['Herzlich willkommen {on}: {event} wartet auf Sie.', 'Herzlich willkommen {on}: {event} wartet auf dich.'],
        ['Merken Sie sich einen schönen Termin vor: {event}, {on}.', 'Merk dir einen schönen Termin vor: {event}, {on}.'],
      ],
      bold: [
        'Termin vormerken: {event}, {on}.',
        '{on} ist es so weit: {event}.',
        ['Halten Sie sich den Termin frei: {event}, {on}.', 'Halt dir den Termin frei: {event}, {on}.'],
        'Ein Termin für den Kalender: {event}, {on}.',
      ],
    },
    venue: {
      plain: ['Es findet hier statt: {venue}.', 'Ort der Veranstaltung: {venue}.', 'Veranstaltungsort: {venue}.'],
      warm: [
        'Wir treffen uns hier: {venue}.',
        ['Hier finden Sie uns: {venue}.', 'Hier findest du uns: {venue}.'],
        'Unser Treffpunkt: {venue}.',
      ],
      bold: ['Der Schauplatz: {venue}.', 'Hier spielt sich alles ab: {venue}.', 'Der richtige Ort dafür: {venue}.'],
    },
    online: [
      'Die Teilnahme läuft {venue}.',
      'Teilgenommen wird {venue}.',
      ['Sie nehmen {venue} teil.', 'Du nimmst {venue} teil.'],
    ],
    audience: {
      plain: [
        'Gedacht ist das Programm für {audience}.',
        'Die Veranstaltung ist für {audience} gedacht.',
        'Zielgruppe: {audience}.',
      ],
      warm: [
        'Das Programm ist für {audience} gemacht.',
        'Alles ist auf {audience} abgestimmt.',
        'An {audience} haben wir dabei besonders gedacht.',
      ],
      bold: ['Genau das Richtige für {audience}.', 'Ein Pflichttermin für {audience}.', 'Gemacht für {audience}.'],
    },
    invite: {
      plain: [
        ['wir laden Sie ein: {event}.', 'wir laden dich ein: {event}.'],
        ['hiermit laden wir Sie ein: {event}.', 'hiermit laden wir dich ein: {event}.'],
        ['dies ist Ihre Einladung: {event}.', 'dies ist deine Einladung: {event}.'],
        ['gern laden wir Sie zu diesem Termin ein: {event}.', 'gern laden wir dich zu diesem Termin ein: {event}.'],
      ],
      warm: [
        ['wir freuen uns auf Ihren Besuch: {event}.', 'wir freuen uns auf deinen Besuch: {event}.'],
        ['schön wäre es, Sie bei uns zu sehen: {event}.', 'schön wäre es, dich bei uns zu sehen: {event}.'],
        ['von Herzen laden wir Sie ein: {event}.', 'von Herzen laden wir dich ein: {event}.'],
        ['kommen Sie zu uns: {event}.', 'komm zu uns: {event}.'],
      ],
      bold: [
        ['diesen Termin sollten Sie nicht verpassen: {event}.', 'diesen Termin solltest du nicht verpassen: {event}.'],
        ['sehen wir Sie? {event} steht an.', 'sehen wir dich? {event} steht an.'],
        ['ein Termin gehört in Ihren Kalender: {event}.', 'ein Termin gehört in deinen Kalender: {event}.'],
        ['sind Sie dabei? Es geht um {event}.', 'bist du dabei? Es geht um {event}.'],
      ],
    },
  },
  menu: {
    opening: {
      plain: [
        '{restaurant}: {cuisine}.',
        'Auf der Karte: {cuisine}.',
        '{restaurant} steht für {cuisine}.',
        'Das erwartet unsere Gäste: {cuisine}.',
      ],
      warm: [
        'Herzlich willkommen! {restaurant}: {cuisine}.',
        ['Schön, dass Sie da sind. {restaurant}: {cuisine}.', 'Schön, dass du da bist. {restaurant}: {cuisine}.'],
        ['Lassen Sie es sich schmecken: {cuisine}.', 'Lass es dir schmecken: {cuisine}.'],
        ['Machen Sie es sich gemütlich: {cuisine}.', 'Mach es dir gemütlich: {cuisine}.'],
      ],
      bold: [
        'Platz nehmen, genießen: {cuisine}. Das ist {restaurant}.',
        'Hunger? {restaurant} hat die Antwort: {cuisine}.',
        'Zu Tisch! {restaurant}: {cuisine}.',
        'Ein Tisch, ein Versprechen: {cuisine}. Das ist {restaurant}.',
      ],
    },
    prices: [
      'Die Gerichte kosten {least} bis {most}.',
      'Die Preise reichen von {least} bis {most}.',
      'Gerichte gibt es von {least} bis {most}.',
    ],
  },
};

export default patterns;

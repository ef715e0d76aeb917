import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
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

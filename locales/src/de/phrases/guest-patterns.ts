import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  menu: {
    opening: {
      plain: [
        '{restaurant}: {cuisine}.',
        'Auf der Karte von {restaurant}: {cuisine}.',
        '{restaurant} steht für {cuisine}.',
        'Das erwartet unsere Gäste bei {restaurant}: {cuisine}.',
      ],
      warm: [
        'Herzlich willkommen! {restaurant}: {cuisine}.',
        'Schön, dass Sie da sind. {restaurant}: {cuisine}.',
        'Lassen Sie es sich schmecken. {restaurant}: {cuisine}.',
        'Machen Sie es sich gemütlich. {restaurant}: {cuisine}.',
      ],
      bold: [
        'Platz nehmen, genießen: {cuisine}. Das ist {restaurant}.',
        'Hunger? {restaurant} hat die Antwort: {cuisine}.',
        'Zu Tisch! {restaurant}: {cuisine}.',
        'Ein Tisch, ein Versprechen: {cuisine}. Das ist {restaurant}.',
      ],
    },
  },
};

export default patterns;

import type { GuestPatterns } from '../../en/phrases/guest-patterns.ts';

const patterns: GuestPatterns = {
  menu: {
    opening: {
      plain: [
        'À la carte, {at}\u00a0: {cuisine}.',
        '{restaurant} propose une carte dans cet esprit\u00a0: {cuisine}.',
        'À découvrir {at}\u00a0: {cuisine}.',
        'Ce qui attend les convives {at}\u00a0: {cuisine}.',
      ],
      warm: [
        'Bienvenue {at}\u00a0: {cuisine}.',
        'Prenez place {at} et laissez-vous tenter\u00a0: {cuisine}.',
        'La table est mise pour vous {at}\u00a0: {cuisine}.',
        'C’est un plaisir de vous recevoir {at}\u00a0: {cuisine}.',
      ],
      bold: [
        'À table {at}\u00a0: {cuisine}.',
        'Une petite faim\u00a0? Direction {restaurant}\u00a0: {cuisine}.',
        'Une adresse, un style, {restaurant}\u00a0: {cuisine}.',
        'Une table, une promesse\u00a0: {cuisine}. Voici {restaurant}.',
      ],
    },
  },
};

export default patterns;

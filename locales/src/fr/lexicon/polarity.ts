import type english from '../../en/lexicon/polarity.ts';
import type { Words } from '../../words.ts';

export default {
  good: 'beau belle bon bonne excellent merveilleu fantastiqu parfait délicieu superbe charmant gentil aimable sympathiqu accueillant propre splendid confortabl calme attenti rapide recommand ador magnifique agréabl copieu frais spacieu ravi content impeccabl',
  bad: 'froid sale impoli désagréabl lent tard retard fermé cassé panne bruyant bruit cher chère mauvais pire horribl terribl déçu décev décept fade brûlé sec sèche manqu erreur odeur pue tache ignoré attendu attendre attente inconfortabl minuscule poussi moisi abîmé défectueu malheureusement dommage chaos tiède problème plain honte',
  not: 'pas aucun aucune jamais rien sans ni',
  but: 'mais cependant toutefois pourtant malheureusement dommage bien-que sauf tandis',
} satisfies Words<typeof english>;

import type english from '../../en/lexicon/polarity.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  good: 'beau belle bon bonne excellent merveilleu fantastiqu parfait délicieu superbe charmant gentil aimable sympathiqu accueillant propre splendid confortabl calme attenti rapide recommand ador magnifique agréabl copieu frais(?!\\s(?:de|d’|supp)) spacieu ravi(?:e?s?)! content impeccabl fabuleu sublime poli(?:e?s?|ment)! professionnel ponctuel fiable moderne enchant soign impeccab exceptionnel irréprochabl fluide chaleureu généreu efficac compétent serviabl à-l’heure sympa',
  bad: 'perdu ne-marche ne-fonctionne trop-fort froid sales?! impoli désagréabl lent(?!il) tard retard fermé cassé panne bruyant bruit chers?! chère mauvais pire horribl terribl déçu décev décept fade brûlé secs?! sèche manqu erreur odeur pue tache ignoré attendu attendre attente inconfortabl minuscule poussi moisi abîmé défectueu malheureusement dommage chaos tiède problème plain honte oubli cafard dangereu arnaque négligé annulé trompeu inutilisab usé gâch cauchemar médiocre immangeab personne-ne murs-fins cheveu-dans frais-cachés trop-salé trop-gras bémol point-noir un-peu-vieu vétust',
  praise:
    'n’auraient-pas-pu-être n’aurait-pas-pu-être ne-pouvait-pas-être-plus ne-pouvaient-pas-être-plus jamais-mangé-de-meilleur jamais-mieux-mangé jamais-aussi-bien-mangé jamais-aussi-bien-dormi rien-à-redire rien-à-reprocher aucun-problème aucune-plainte sans-problème sans-souci aucun-reproche',
  not: 'pas aucun aucune jamais rien sans ni',
  but: 'mais par-contre cependant toutefois pourtant malheureusement dommage bien-que sauf tandis',
  hanging: 'que qu’il parce car quand si qui où',
} satisfies ShapeOf<typeof english>;

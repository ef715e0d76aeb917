import type english from '../../en/lexicon/number-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  counted:
    'zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, ' +
    'seize, dix-sept, dix-huit, dix-neuf, vingt, vingt et un/vingt-et-un, vingt-deux, vingt-trois, vingt-quatre, ' +
    'vingt-cinq, vingt-six, vingt-sept, vingt-huit, vingt-neuf, trente, trente et un/trente-et-un, trente-deux, ' +
    'trente-trois, trente-quatre, trente-cinq, trente-six, trente-sept, trente-huit, trente-neuf, quarante, ' +
    'quarante et un/quarante-et-un, quarante-deux, quarante-trois, quarante-quatre, quarante-cinq, quarante-six, ' +
    'quarante-sept, quarante-huit, quarante-neuf, cinquante, cinquante et un/cinquante-et-un, cinquante-deux, ' +
    'cinquante-trois, cinquante-quatre, cinquante-cinq, cinquante-six, cinquante-sept, cinquante-huit, ' +
    'cinquante-neuf, soixante, soixante et un/soixante-et-un, soixante-deux, soixante-trois, soixante-quatre, ' +
    'soixante-cinq, soixante-six, soixante-sept, soixante-huit, soixante-neuf, soixante-dix, ' +
    'soixante et onze/soixante-et-onze, soixante-douze, soixante-treize, soixante-quatorze, soixante-quinze, ' +
    'soixante-seize, soixante-dix-sept, soixante-dix-huit, soixante-dix-neuf, quatre-vingts, quatre-vingt-un, ' +
    'quatre-vingt-deux, quatre-vingt-trois, quatre-vingt-quatre, quatre-vingt-cinq, quatre-vingt-six, ' +
    'quatre-vingt-sept, quatre-vingt-huit, quatre-vingt-neuf, quatre-vingt-dix, quatre-vingt-onze, ' +
    'quatre-vingt-douze, quatre-vingt-treize, quatre-vingt-quatorze, quatre-vingt-quinze, quatre-vingt-seize, ' +
    'quatre-vingt-dix-sept, quatre-vingt-dix-huit, quatre-vingt-dix-neuf',
  others: 'demi 0.5/50, demie 0.5/50, moitié 0.5/50, quart 0.25/25, paire 2, douzaine 12, cent 100, mille 1000, million 1000000',
} satisfies ShapeOf<typeof english>;

import type english from '../../en/lexicon/number-words.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  counted:
    'zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici, quattordici, ' +
    'quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitré/ventitre, ' +
    'ventiquattro, venticinque, ventisei, ventisette, ventotto, ventinove, trenta, trentuno, trentadue, ' +
    'trentatré/trentatre, trentaquattro, trentacinque, trentasei, trentasette, trentotto, trentanove, quaranta, ' +
    'quarantuno, quarantadue, quarantatré/quarantatre, quarantaquattro, quarantacinque, quarantasei, ' +
    'quarantasette, quarantotto, quarantanove, cinquanta, cinquantuno, cinquantadue, cinquantatré/cinquantatre, ' +
    'cinquantaquattro, cinquantacinque, cinquantasei, cinquantasette, cinquantotto, cinquantanove, sessanta, ' +
    'sessantuno, sessantadue, sessantatré/sessantatre, sessantaquattro, sessantacinque, sessantasei, ' +
    'sessantasette, sessantotto, sessantanove, settanta, settantuno, settantadue, settantatré/settantatre, ' +
    'settantaquattro, settantacinque, settantasei, settantasette, settantotto, settantanove, ottanta, ottantuno, ' +
    'ottantadue, ottantatré/ottantatre, ottantaquattro, ottantacinque, ottantasei, ottantasette, ottantotto, ' +
    'ottantanove, novanta, novantuno, novantadue, novantatré/novantatre, novantaquattro, novantacinque, ' +
    'novantasei, novantasette, novantotto, novantanove',
  others:
    'mezzo 0.5/50, mezza 0.5/50, metà 0.5/50, quarto 0.25/25, paio 2, coppia 2, dozzina 12, cento 100, mille 1000, ' +
    'milione 1000000',
} satisfies ShapeOf<typeof english>;

import type english from '../../en/lexicon/voice-markers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  formalPhrase: /(?<!\p{L})[Ll]es? \p{L}+mos(?!\p{L})/u,
  familiarPhrase: /(?<!\p{L})(?:[Tt]e|[Oo]s) \p{L}+mos(?!\p{L})/u,
  formalAddress: 'usted ustedes',
  informalAddress: 'tú te ti tu tus contigo tuyo tuya vosotros vosotras os vuestro vuestra vuestros vuestras',
  isFormalCapitalised: false,
  we: 'nosotros nosotras nos nuestro nuestra nuestros nuestras',
  weVerb:
    /^(?!\p{L}*gramos$|(?:r|t?r|re?cl|am)?amos$|tramos$|(?:extr|supr|r|m)emos$|(?:pr|rac|m|l|t)imos$|\p{L}*[áéíóú]\p{L}*imos$)\p{L}*(?:amos|emos|imos|somos)$/u,
  i: 'yo mi mis mío mía conmigo',
  stiff: 'asimismo mediante conforme dicho dicha presente referente relativo efectos cabe',
  loose: 'hola genial guay vale mola súper chulo venga claro',
} satisfies ShapeOf<typeof english>;

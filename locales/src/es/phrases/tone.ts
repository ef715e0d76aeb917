import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'es');

const tone: TonePhrases = {
  job: {
    role: (job) => small(job),
    at: (town) => ` en ${town}`,
  },
  menu: {
    at: (restaurant) => `en ${restaurant}`,
    cuisine: (cuisine) =>
      /^(?!cocina)\p{L}+(?:esa|ana|ina|lega|ola|eña|ense|nal|ica|uza|iega)(?=\s|$)/iu.test(cuisine)
        ? `cocina ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Consulte todos los detalles.', 'Infórmese ahora.', 'Pregúntenos.']
        : ['Consulta todos los detalles.', 'Infórmate ahora.', 'Pregúntanos.'],
    warm: (formal) =>
      formal
        ? ['Cuéntenos qué necesita.', 'Escríbanos.', 'Hable con nosotros.']
        : ['Cuéntanos qué necesitas.', 'Escríbenos.', 'Habla con nosotros.'],
    bold: (formal) =>
      formal
        ? ['Compruébelo.', 'Descubra más ahora.', 'Contáctenos hoy.']
        : ['Compruébalo.', 'Descubre más ahora.', 'Contáctanos hoy.'],
  },
};

export default tone;

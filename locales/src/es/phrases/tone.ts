import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'es');

const tone: TonePhrases = {
  job: {
    role: (job) => small(job),
    at: (town) => ` en ${town}`,
  },
  menu: {
    greeting: (restaurant) => `${restaurant} les da la bienvenida.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}: ${cuisine}.`,
      warm: `${restaurant} les da la bienvenida: ${cuisine}.`,
      bold: `¿Hambre? ${restaurant}: ${cuisine}.`,
    }),
    isCuisine: /(?<!\p{L})(?:cocina|platos|especialidad|comida|recetas|pescado|carnes?|parrilla|brasa|tapas)/iu,
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

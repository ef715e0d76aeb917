import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'es');

const tone: TonePhrases = {
  audience: small,
  event: {
    on: (days, isSeveral) => (isSeveral ? `del ${days.replace(/\s*[–-]\s*/u, ' al ')}` : `el ${days}`),
    expect: 'Qué está previsto:',
  },
  job: {
    role: (job) => small(job),
    at: (town) => ` en ${town}`,
  },
  product: {
    named: (product) => product,
    facts: {
      weight: { name: /^peso$/i, sentence: (value) => `Pesa ${value}.` },
      material: { name: /^material(?:es)?$/i, sentence: (value) => `Es de ${small(value)}.` },
      volume: { name: /^(?:volumen|capacidad)$/i, sentence: (value) => `Tiene una capacidad de ${value}.` },
      length: { name: /^(?:longitud|largo)$/i, sentence: (value) => `Mide ${value} de largo.` },
      width: { name: /^(?:anchura|ancho)$/i, sentence: (value) => `Mide ${value} de ancho.` },
      height: { name: /^(?:altura|alto)$/i, sentence: (value) => `Mide ${value} de alto.` },
      colour: { name: /^color$/i, sentence: (value) => `El color es ${small(value)}.` },
      size: {
        name: /^(?:medidas|dimensiones|talla)$/i,
        sentence: (value) => (/\d/.test(value) ? `Mide ${value}.` : `La talla es ${value}.`),
      },
      guarantee: { name: /^garantía$/i, sentence: (value) => `La garantía es de ${value}.` },
      load: { name: /^(?:carga(?: máxima)?|soporta)$/i, sentence: (value) => `Soporta ${value}.` },
      battery: { name: /^(?:batería|autonomía)$/i, sentence: (value) => `La autonomía es de ${value}.` },
      frame: { name: /^(?:estructura|armazón)$/i, sentence: (value) => `La estructura es de ${small(value)}.` },
    },
    verbs: {
      opens:
        /^(?:se \p{L}+|mantiene|cabe|protege|funciona|resiste|seca|corta|muestra|mide|limpia|calienta|enfría|dura|pesa|aguanta|contiene|permite|reconoce|filtra|conecta|guarda|gira|evita)\s/iu,
      subject: '',
    },
    predicate: (feature) => {
      const rest = feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '');
      if (/^(?:hech|fabricad|cosid|tejid|probad|certificad)[oa]s?(?:\s|$)/iu.test(feature)) return `Está ${rest}.`;
      return /^(?:lavable|resistente|impermeable|plegable|regulable|apt[oa]|ideal|adecuad[oa])(?:\s|$)/iu.test(feature)
        ? `Es ${rest}.`
        : '';
    },
    clause: () => '',
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
        ? ['Venga a conocernos.', 'Escríbanos.', 'Hable con nosotros.']
        : ['Ven a conocernos.', 'Escríbenos.', 'Habla con nosotros.'],
    bold: (formal) =>
      formal
        ? ['Compruébelo.', 'Descubra más ahora.', 'Contáctenos hoy.']
        : ['Compruébalo.', 'Descubre más ahora.', 'Contáctanos hoy.'],
  },
};

export default tone;

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
      material: { name: /^material(?:es)?$/i, sentence: (value) => `El material es ${small(value)}.` },
      volume: { name: /^(?:volumen|capacidad)$/i, sentence: (value) => `Tiene una capacidad de ${value}.` },
      length: { name: /^(?:longitud|largo)$/i, sentence: (value) => `Mide ${value} de largo.` },
      width: { name: /^(?:anchura|ancho)$/i, sentence: (value) => `Mide ${value} de ancho.` },
      height: { name: /^(?:altura|alto)$/i, sentence: (value) => `Mide ${value} de alto.` },
      colour: { name: /^color$/i, sentence: (value) => `El color es ${small(value)}.` },
      size: { name: /^(?:medidas|dimensiones|talla)$/i, sentence: (value) => `Las medidas: ${value}.` },
      guarantee: { name: /^garantía$/i, sentence: (value) => `La garantía: ${value}.` },
    },
    verbs: {
      opens:
        /^(?:se \p{L}+|mantiene|cabe|protege|funciona|resiste|seca|corta|muestra|mide|limpia|calienta|enfría|dura|pesa|aguanta|contiene|permite|reconoce|filtra|conecta|guarda|gira|evita)\s/iu,
      subject: '',
    },
  },
  menu: {
    at: (restaurant) => `en ${restaurant}`,
    cuisine: (cuisine) =>
      /^\p{L}+(?:esa|ana|ina|lega|ola|eña|ense|nal|ica|uza|iega)$/iu.test(cuisine)
        ? `cocina ${cuisine.toLocaleLowerCase()}`
        : small(cuisine),
  },
  journey: {
    days: (count) => (count === 1 ? 'un día' : `${count} días`),
    seasons: { spring: ' en primavera', summer: ' en verano', autumn: ' en otoño', winter: ' en invierno' },
    wayThere: /(?<!\p{L})(?:tren(?:es)?|autobús|estación|aeropuerto|vuelos?|ferri a|traslado|en coche|aparcamiento)(?!\p{L})/iu,
    travellers: (travellers) => `, para ${small(travellers)}`,
    interests: {
      culture: 'cultura',
      food_and_wine: 'gastronomía y vino',
      nature: 'naturaleza',
      sea: 'mar',
      sport: 'deporte',
      shopping: 'compras',
      nightlife: 'vida nocturna',
      wellness: 'bienestar',
    },
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Consulte todos los detalles.', 'Infórmese ahora.', 'Pregúntenos.']
        : ['Consulta todos los detalles.', 'Infórmate ahora.', 'Pregúntanos.'],
    warm: (formal) =>
      formal
        ? ['Venga a conocernos.', 'Estamos para ayudarle.', 'Hable con nosotros.']
        : ['Ven a conocernos.', 'Estamos para ayudarte.', 'Habla con nosotros.'],
    bold: (formal) =>
      formal
        ? ['Compruébelo usted mismo.', 'Descubra más ahora.', 'Eche un vistazo hoy.']
        : ['Compruébalo.', 'Descubre más ahora.', 'Echa un vistazo hoy.'],
  },
  postQuestions: {
    plain: (formal) =>
      formal
        ? ['¿Cuál es su experiencia?', '¿Cómo lo resuelve usted?', '¿Qué cifras ve?']
        : ['¿Cuál es tu experiencia?', '¿Cómo lo resuelves tú?', '¿Qué cifras ves?'],
    warm: (formal) =>
      formal
        ? ['¿Cómo es en su caso?', '¿Qué habría hecho usted?', 'Cuéntenoslo en los comentarios.']
        : ['¿Cómo es en tu caso?', '¿Qué habrías hecho tú?', 'Cuéntanoslo en los comentarios.'],
    bold: (formal) =>
      formal
        ? ['¿Se atrevería usted?', '¿Está de acuerdo?', '¿Qué le frena?']
        : ['¿Te atreverías?', '¿Estás de acuerdo?', '¿Qué te frena?'],
  },
};

export default tone;

import type { GuidePhrases } from '../../en/phrases/guide.ts';

const guide: GuidePhrases = {
  tone: (brand, tones) => `El tono de ${brand}: ${tones}.`,
  values: (values) => `Lo que defiende, en sus propias palabras: ${values}.`,
  audience: (audience) => `A quién se dirige: ${audience}.`,
  basis: (sentences, words) => `Medido en muestras de ${words} palabras (frases: ${sentences}).`,
  samplesMissing: 'más textos de muestra; una voz se reconoce a partir de unas cuarenta palabras.',
  person: {
    we: {
      trait: 'Habla como «nosotros»',
      rule: 'La marca habla de sí misma como «nosotros».',
      not: 'No pasar a «yo» a mitad del texto.',
    },
    i: {
      trait: 'Habla como «yo»',
      rule: 'Habla una persona, en primera persona.',
      not: 'No esconder a la persona detrás de un «nosotros».',
    },
    they: {
      trait: 'Se llama por su nombre',
      rule: 'La marca se nombra por su nombre; «nosotros» y «yo» apenas aparecen.',
      not: 'No caer en el «nosotros».',
    },
  },
  weAsOn: {
    trait: 'Habla como «on»',
    rule: 'La marca habla de sí misma como «on».',
    says: 'Hablar de la empresa como «on»',
    not: 'No pasar a «je» a mitad del texto.',
  },
  address: {
    trait: 'Se dirige a quien lee',
    direct: (form) => `Se dirige directamente a quien lee, con «${form}».`,
    none: 'No se dirige directamente a quien lee.',
    not: (form) => `No cambiar el tratamiento: se mantiene «${form}».`,
  },
  sentences: {
    short: 'Frases cortas',
    middle: 'Frases de longitud media',
    long: 'Frases largas',
    measured: (usual, shortest, longest) =>
      `Una frase habitual tiene ${usual} palabras; la más corta, ${shortest}; la más larga, ${longest}.`,
    varied: 'Se alternan frases cortas y largas.',
    even: 'Son de longitud parecida.',
    typical: (quote) => `Típica: ${quote}`,
  },
  questions: { trait: 'Hace preguntas', not: (count, of) => `No más a menudo que en las muestras: ${count} en ${of} frases.` },
  figures: { trait: 'Da cifras', not: 'Nada de «muchos» o «rápido» cuando se conoce la cifra.' },
  calm: {
    trait: 'No levanta la voz',
    measured: (sentences) => `Ningún signo de exclamación en ${sentences} frases.`,
    rule: 'Dejar que los hechos tengan el peso.',
  },
  proof: (quote) => `Ejemplo: ${quote}`,
  marks: {
    exclamations: (count, of) => `Exclamaciones: ${count} en ${of} frases.`,
    questions: (count, of) => `Preguntas: ${count} en ${of} frases.`,
    noSemicolons: 'Sin punto y coma.',
    semicolons: (quote) => `El punto y coma une lo que va junto: ${quote}`,
    dashes: (quote) => `Aparecen rayas: ${quote}`,
    noDashes: 'Sin rayas.',
    figures: (quote) => `Aparecen cifras: ${quote}`,
    noEmojis: 'Sin emojis.',
    emojis: 'Aparecen emojis.',
    lists: 'Aparecen listas con viñetas.',
  },
  channels: [
    {
      name: 'Sitio web',
      guidance: (usual, hasWords) =>
        `${hasWords ? 'Persona, tratamiento y palabras preferidas' : 'Persona y tratamiento'} se mantienen. Frases de unas ${usual} palabras.`,
    },
    {
      name: 'Boletín',
      guidance: () => 'Persona y tratamiento se mantienen. Un tema por sección; la primera frase dice de qué trata.',
    },
    {
      name: 'Redes sociales',
      guidance: () => 'Persona y tratamiento se mantienen. Las frases más cortas de la marca abren la publicación.',
    },
  ],
};

export default guide;

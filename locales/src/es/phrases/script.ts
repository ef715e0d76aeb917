import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  shots: [
    'Primer plano de las manos',
    'Vista por encima del hombro',
    'Plano general del lugar',
    'Un detalle llena la imagen',
    'La persona habla a cámara',
  ],
  sound: 'Sonido original con música instrumental suave de fondo',
  videoHook: (topic) => `Este vídeo trata de esto: ${topic}.`,
  showPoint: (point) => `Mostrar: ${point}`,
  pointsMissing: 'los puntos de esta parte, con datos y ejemplos.',
  host: 'Presentación',
  secondHost: 'Segunda voz',
  guest: 'Persona invitada',
  welcome: (podcast, topic) =>
    podcast === ''
      ? `Te damos la bienvenida. El tema de hoy: ${topic}.`
      : `Te damos la bienvenida a ${podcast}. El tema de hoy: ${topic}.`,
  guestToday: (guest) => `Hoy nos acompaña: ${guest}.`,
  askGuest: (point) => `Hablemos de esto: ${point} ¿Cómo lo ves?`,
  answerMissing: 'la respuesta propia de la persona invitada.',
  coldOpenMissing: 'el momento más fuerte del episodio, medio minuto como mucho.',
  goodbye: 'Gracias por escuchar.',
  inThisEpisode: 'En este episodio:',
  day: (number) => `Día ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: un día` : `${destination}: ${days} días`),
  partsOfDay: ['Mañana', 'Tarde', 'Noche'],
  stopsMissing: 'una o dos paradas cercanas entre sí, con el camino entre ellas.',
  included: 'Incluido',
  gettingThere: 'Cómo llegar',
  gettingThereMissing: 'cómo llegar y cómo moverse.',
  check: 'Conviene comprobar horarios y precios antes de salir.',
  introductionMissing: 'dos o tres frases sobre lo que hace especial este viaje.',
  openings: {
    question: 'Pregunta',
    story: 'Historia',
    surprising_fact: 'Dato sorprendente',
    problem_and_solution: 'Problema y solución',
    direct_answer: 'Respuesta directa',
  },
  openingMissing: {
    question: 'la pregunta que trae a quien lee.',
    story: 'una escena de dos o tres frases que ocurrió de verdad.',
    surprising_fact: 'un dato con una cifra que sorprenda.',
    problem_and_solution: 'el problema de quien lee en una frase.',
    direct_answer: 'la respuesta en una o dos frases.',
  },
  keywordMissing: (keyword) => `la palabra clave «${keyword}» en una de estas frases.`,
  nextStepMissing: 'un paso práctico que se pueda dar hoy.',
  dishesMissing: (dishes) => `ingredientes principales de ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Cocina: ${cuisine}.`,
  allergenNote: 'Los alérgenos se han leído solo de los ingredientes indicados; la cocina debe confirmarlos en cada plato.',
  searchIntent: (topic) => `Quien lee quiere entender: ${topic}`,
  mustCover: 'Un punto que debe tratarse, con un dato o un ejemplo que lo pruebe.',
  nothingSimpler:
    'El motor integrado no ha encontrado nada que decir de forma más sencilla; un modelo conectado puede reescribir el texto.',
  longStill: (count) => `Frases aún largas, porque solo un modelo o una persona puede dividirlas: ${count}.`,
};

export default script;

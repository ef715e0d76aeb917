import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'los puntos de esta parte, con datos y ejemplos.',
  day: (number) => `Día ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: un día` : `${destination}: ${days} días`),
  partsOfDay: ['Mañana', 'Tarde', 'Noche'],
  stopsMissing: 'una o dos paradas cercanas entre sí, con el camino entre ellas.',
  included: 'Incluido',
  gettingThere: 'Cómo llegar',
  gettingThereMissing: 'cómo llegar y cómo moverse.',
  check: 'Conviene comprobar horarios y precios antes de salir.',
  dishesMissing: (dishes) => `ingredientes principales de ${dishes}.`,
  allergenNote: 'Los alérgenos se han leído solo de los ingredientes indicados; la cocina debe confirmarlos en cada plato.',
  searchIntent: (topic) => `Quien lee quiere entender: ${topic}`,
  mustCover: [
    'Primero la regla o el dato, después un ejemplo de la práctica.',
    'Decir qué hay que hacer, en qué orden y qué sale mal si no.',
    'Dar una cifra con su fuente y decir para quién vale.',
    'Nombrar las excepciones y quién responde a más preguntas.',
  ],
  nothingSimpler:
    'El motor integrado no ha encontrado nada que decir de forma más sencilla; un modelo conectado puede reescribir el texto.',
  longStill: (count) => `Frases aún largas, porque solo un modelo o una persona puede dividirlas: ${count}.`,
};

export default script;

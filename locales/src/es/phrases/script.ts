import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'los puntos de esta parte, con datos y ejemplos.',
  dishesMissing: (dishes) => `ingredientes principales de ${dishes}.`,
  allergenNote: 'Los alérgenos se han leído solo de los ingredientes indicados; la cocina debe confirmarlos en cada plato.',
  searchIntent: (topic) => `Quien lee quiere entender: ${topic}`,
  mustCover: [
    'Primero la regla o el dato, después un ejemplo de la práctica.',
    'Decir qué hay que hacer, en qué orden y qué sale mal si no.',
    'Dar una cifra con su fuente y decir para quién vale.',
    'Nombrar las excepciones y quién responde a más preguntas.',
  ],
};

export default script;

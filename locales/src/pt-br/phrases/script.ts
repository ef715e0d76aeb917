import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'os pontos desta parte, com fatos e exemplos.',
  dishesMissing: (dishes) => `ingredientes principais de ${dishes}.`,
  allergenNote: 'Os alergênicos foram lidos apenas dos ingredientes informados; a cozinha deve confirmá-los em cada prato.',
  searchIntent: (topic) => `Quem lê quer entender: ${topic}`,
  mustCover: [
    'Primeiro a regra ou o fato, depois um exemplo da prática.',
    'Dizer o que fazer, em que ordem, e o que dá errado sem isso.',
    'Dar um número com a fonte e dizer para quem ele vale.',
    'Citar as exceções e quem responde a outras perguntas.',
  ],
};

export default script;

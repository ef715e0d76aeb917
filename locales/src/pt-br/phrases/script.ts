import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  pointsMissing: 'os pontos desta parte, com fatos e exemplos.',
  day: (number) => `Dia ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: um dia` : `${destination}: ${days} dias`),
  partsOfDay: ['Manhã', 'Tarde', 'Noite'],
  stopsMissing: 'uma ou duas paradas próximas entre si, com o trajeto.',
  included: 'Incluído',
  gettingThere: 'Como chegar',
  gettingThereMissing: 'como chegar e como se locomover.',
  check: 'Confira horários e preços antes de viajar.',
  dishesMissing: (dishes) => `ingredientes principais de ${dishes}.`,
  allergenNote: 'Os alergênicos foram lidos apenas dos ingredientes informados; a cozinha deve confirmá-los em cada prato.',
  searchIntent: (topic) => `Quem lê quer entender: ${topic}`,
  mustCover: [
    'Primeiro a regra ou o fato, depois um exemplo da prática.',
    'Dizer o que fazer, em que ordem, e o que dá errado sem isso.',
    'Dar um número com a fonte e dizer para quem ele vale.',
    'Citar as exceções e quem responde a outras perguntas.',
  ],
  nothingSimpler:
    'O mecanismo integrado não encontrou nada para dizer de forma mais simples; um modelo conectado pode reescrever o texto.',
  longStill: (count) => `Frases ainda longas, que só um modelo ou uma pessoa pode dividir: ${count}.`,
};

export default script;

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
  mustCover: 'Um ponto que deve ser tratado, com um fato ou exemplo que o comprove.',
  nothingSimpler:
    'O mecanismo integrado não encontrou nada para dizer de forma mais simples; um modelo conectado pode reescrever o texto.',
};

export default script;

import type { ScriptPhrases } from '../../en/phrases/script.ts';

const script: ScriptPhrases = {
  shots: [
    'Close nas mãos',
    'Vista por cima do ombro',
    'Plano aberto do lugar',
    'Um detalhe enche a imagem',
    'A pessoa fala para a câmera',
  ],
  sound: 'Som original com música instrumental suave ao fundo',
  videoHook: (topic) => `Este vídeo é sobre isto: ${topic}.`,
  showPoint: (point) => `Mostrar: ${point}`,
  pointsMissing: 'os pontos desta parte, com fatos e exemplos.',
  host: 'Apresentação',
  secondHost: 'Segunda voz',
  guest: 'Pessoa convidada',
  welcome: (podcast, topic) =>
    podcast === '' ? `Olá! O tema de hoje: ${topic}.` : `Olá! Este é o ${podcast}. O tema de hoje: ${topic}.`,
  guestToday: (guest) => `Hoje conosco: ${guest}.`,
  askGuest: (point) => `Vamos falar disto: ${point} Como você vê isso?`,
  answerMissing: 'a resposta da própria pessoa convidada.',
  coldOpenMissing: 'o momento mais forte do episódio, meio minuto no máximo.',
  goodbye: 'Obrigado por ouvir.',
  inThisEpisode: 'Neste episódio:',
  day: (number) => `Dia ${number}`,
  journey: (destination, days) => (days === 1 ? `${destination}: um dia` : `${destination}: ${days} dias`),
  partsOfDay: ['Manhã', 'Tarde', 'Noite'],
  stopsMissing: 'uma ou duas paradas próximas entre si, com o trajeto.',
  included: 'Incluído',
  gettingThere: 'Como chegar',
  gettingThereMissing: 'como chegar e como se locomover.',
  check: 'Confira horários e preços antes de viajar.',
  introductionMissing: 'duas ou três frases sobre o que torna esta viagem especial.',
  openings: {
    question: 'Pergunta',
    story: 'História',
    surprising_fact: 'Fato surpreendente',
    problem_and_solution: 'Problema e solução',
    direct_answer: 'Resposta direta',
  },
  openingMissing: {
    question: 'a pergunta que traz quem lê até aqui.',
    story: 'uma cena de duas ou três frases que aconteceu de verdade.',
    surprising_fact: 'um fato com um número que surpreenda.',
    problem_and_solution: 'o problema de quem lê em uma frase.',
    direct_answer: 'a resposta em uma ou duas frases.',
  },
  keywordMissing: (keyword) => `a palavra-chave “${keyword}” em uma destas frases.`,
  nextStepMissing: 'um passo prático que se possa dar hoje.',
  dishesMissing: (dishes) => `ingredientes principais de ${dishes}.`,
  restaurant: (name, cuisine) => `${name}. Cozinha: ${cuisine}.`,
  allergenNote: 'Os alergênicos foram lidos apenas dos ingredientes informados; a cozinha deve confirmá-los em cada prato.',
  searchIntent: (topic) => `Quem lê quer entender: ${topic}`,
  mustCover: 'Um ponto que deve ser tratado, com um fato ou exemplo que o comprove.',
  nothingSimpler:
    'O mecanismo integrado não encontrou nada para dizer de forma mais simples; um modelo conectado pode reescrever o texto.',
  longStill: (count) =>
    `Frases ainda longas, que só um modelo ou uma pessoa pode dividir: ${count}.`,
};

export default script;

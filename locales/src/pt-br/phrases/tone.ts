import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'pt-BR');

const tone: TonePhrases = {
  job: {
    role: (job) => small(job),
    at: (town) => ` em ${town}`,
  },
  menu: {
    greeting: (restaurant) => `Boas-vindas! ${restaurant} deseja bom apetite.`,
    beside: (restaurant, cuisine) => ({
      plain: `${restaurant}: ${cuisine}.`,
      warm: `Boas-vindas! ${restaurant}: ${cuisine}.`,
      bold: `Deu fome? ${restaurant}: ${cuisine}.`,
    }),
    isCuisine: /(?<!\p{L})(?:cozinha|pratos|especialidade|comida|receitas|peixes?|carnes?|churrasco)/iu,
    at: (restaurant) => `em ${restaurant}`,
    cuisine: (cuisine) =>
      /^(?!cozinha)\p{L}+(?:esa|ana|ina|eira|ense|nal|ica|ola)(?=\s|$)/iu.test(cuisine)
        ? `cozinha ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: () => ['Veja todos os detalhes.', 'Saiba mais.', 'Consulte-nos.'],
    warm: () => ['Tire suas dúvidas.', 'Escreva para nós.', 'Fale com a gente.'],
    bold: () => ['Peça mais detalhes.', 'Saiba mais agora.', 'Fale com a gente hoje.'],
  },
};

export default tone;

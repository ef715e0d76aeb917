import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';

const small = (text: string) => insideSentence(text, 'pt-BR');

const tone: TonePhrases = {
  audience: small,
  event: {
    on: (days, isSeveral) => (isSeveral ? `de ${days.replace(/\s*[–-]\s*/u, ' a ')}` : `em ${days}`),
    expect: 'O que está previsto:',
  },
  job: {
    role: (job) => small(job),
    at: (town) => ` em ${town}`,
  },
  product: {
    named: (product) => product,
    facts: {
      weight: { name: /^peso$/i, sentence: (value) => `Pesa ${value}.` },
      material: { name: /^materia(?:l|is)$/i, sentence: (value) => `É de ${small(value)}.` },
      volume: { name: /^(?:volume|capacidade)$/i, sentence: (value) => `A capacidade é de ${value}.` },
      length: { name: /^comprimento$/i, sentence: (value) => `O comprimento é de ${value}.` },
      width: { name: /^largura$/i, sentence: (value) => `A largura é de ${value}.` },
      height: { name: /^altura$/i, sentence: (value) => `A altura é de ${value}.` },
      colour: { name: /^cor$/i, sentence: (value) => `A cor é ${small(value)}.` },
      size: {
        name: /^(?:medidas|dimensões|tamanho)$/i,
        sentence: (value) => (/\d/.test(value) ? `Mede ${value}.` : `O tamanho é ${value}.`),
      },
      guarantee: { name: /^garantia$/i, sentence: (value) => `A garantia é de ${value}.` },
      load: { name: /^(?:carga(?: máxima)?|suporta)$/i, sentence: (value) => `Suporta ${value}.` },
      battery: { name: /^(?:bateria|autonomia)$/i, sentence: (value) => `A autonomia é de ${value}.` },
      frame: { name: /^(?:estrutura|armação)$/i, sentence: (value) => `A estrutura é de ${small(value)}.` },
    },
    verbs: {
      opens:
        /^(?:mantém|cabe|protege|funciona|resiste|seca|corta|mostra|mede|limpa|aquece|esfria|dura|pesa|aguenta|contém|permite|reconhece|filtra|conecta|guarda|gira|evita|dobra|abre|fecha|acompanha|inclui|pode \p{L}+|vem|fica)\s/iu,
      subject: '',
    },
    predicate: (feature) =>
      /^(?:feit[oa]|fabricad[oa]|costurad[oa]|tecid[oa]|testad[oa]|certificad[oa]|lavável|resistente|impermeável|dobrável|ajustável|ideal|adequad[oa])(?:\s|$)/iu.test(
        feature,
      )
        ? `É ${feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '')}.`
        : '',
    clause: () => '',
  },
  menu: {
    at: (restaurant) => `em ${restaurant}`,
    cuisine: (cuisine) =>
      /^(?!cozinha)\p{L}+(?:esa|ana|ina|eira|ense|nal|ica|ola)(?=\s|$)/iu.test(cuisine)
        ? `cozinha ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: () => ['Veja todos os detalhes.', 'Saiba mais.', 'Consulte-nos.'],
    warm: () => ['Venha nos conhecer.', 'Escreva para nós.', 'Fale com a gente.'],
    bold: () => ['Veja com seus próprios olhos.', 'Saiba mais agora.', 'Fale com a gente hoje.'],
  },
};

export default tone;

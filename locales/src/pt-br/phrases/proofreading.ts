import type english from '../../en/phrases/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  commonError: 'Um erro de ortografia comum.',
  capital: 'Escreve-se com maiúscula.',
  misspelt: 'Não está no dicionário, e só uma palavra difere em uma letra.',
  accent: 'Sem acentos, não está no dicionário.',
  repeated: 'A palavra está repetida.',
  spaceBefore: 'Não há espaço antes deste sinal.',
  spaceAfter: 'Depois da vírgula há um espaço.',
  doubledSpace: 'Um espaço basta.',
  doubledMark: 'Um sinal basta.',
  sentenceStart: 'A frase começa com maiúscula.',
  unknown: 'Não está no dicionário. Corrija, ou mantenha se for um nome ou um termo.',
  isRepeatable: 'A palavra está repetida. É intencional?',
  unclosed: 'Aberto e não fechado.',
  other: 'Verifique.',
  method:
    'Verificado com dicionário e regras, sem modelo. O que é certo foi corrigido; o que pede uma decisão está em “A conferir”. O estilo e o sentido das frases não são avaliados.',
  tooMany: (count) => `Só as primeiras ${count} correções foram feitas; para as demais, encomende este texto de novo.`,
} satisfies ShapeOf<typeof english>;

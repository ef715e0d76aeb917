import type english from '../../en/phrases/delivery-notes.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  words: (came, asked) =>
    `${came} de cerca de ${asked} palavras: as informações fornecidas não permitem mais. Só as palavras entregues são cobradas.`,
  wordsLeftOut: (came, asked, count) =>
    `${came} de cerca de ${asked} palavras. Frases das fontes deixadas de fora, porque o autor diz “eu”, falta uma parte ou tratam de outra coisa: ${count}. Só são cobradas as palavras entregues.`,
  items: (came, asked) => `${came} de ${asked}: as informações fornecidas não permitem mais. O que falta não é cobrado.`,
  dropped: (count) => `Deixados de fora por passarem dos limites: ${count}. Não são cobrados.`,
  fewer: (came, asked) => `${came} de ${asked} entregues. Os demais faltam ou passaram dos limites e não são cobrados.`,
  shortened: (list) => `Encurtado ao limite: ${list}. Leia antes de usar.`,
  over: (version, count, limit) => `A versão ${version} tem ${count} e o limite é ${limit}: encurte antes de usar.`,
  figures: (list) => `Confira, não consta nem nos dados nem em uma fonte: ${list}.`,
  storeUnclear: (list) => `Sem dados estruturados para: ${list}. Não está claro a qual loja dos campos ou do arquivo se refere.`,
  voiceNotAllowed: 'Nenhuma voz da marca foi salva: a função de quem fez o pedido não permite.',
  voiceLimit: (most) => `Nenhuma voz da marca foi salva: sua empresa pode ter no máximo ${most}.`,
  voiceNameTaken: (name) => `Nenhuma voz da marca foi salva: já existe uma chamada “${name}”.`,
  voiceWithoutText: 'Nenhuma voz da marca foi salva: há texto de menos para avaliá-la.',
} satisfies ShapeOf<typeof english>;

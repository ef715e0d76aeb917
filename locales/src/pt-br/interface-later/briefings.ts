import type english from '../../en/interface-later/briefings.ts';
import type { Words } from '../../words.ts';

export default {
  lead: 'Para que serve um texto: escrito uma vez, escolhido no pedido.',
  new: 'Novo briefing',
  search: 'Buscar briefings',
  failed: 'Não foi possível carregar os briefings',
  empty: 'Ainda não há briefings',
  emptyLead: 'Diga uma vez para que serve um tipo de texto e escolha-o sempre que pedir um.',
  emptyForUsers: 'Os briefings são escritos pelos admins da sua empresa. Os daqui aparecem nesta página.',
  nothing: 'Nenhum briefing tem esse nome',
  nothingLead: 'Tente outra palavra ou limpe a busca.',
  writtenBy: 'de {{name}}',
  template: 'Começar com',
  blank: 'Um briefing em branco',
  templateHint: 'O que está entre colchetes é você quem completa.',
  edit: 'Mudar “{{name}}”',
  create: 'Salvar o briefing',
  delete: 'Excluir o briefing',
  loss: '“{{name}}” é excluído. Os documentos pedidos com ele mantêm seus textos.',
  default: 'Padrão',
  fields: {
    title: 'Título',
    overall_goal: 'Objetivo geral',
    platform: 'Plataforma',
    competitors: 'Concorrentes',
    structure: 'Estrutura',
    tone_of_voice: 'Tom de voz',
  },
  hints: {
    overall_goal: 'O que quem lê deve saber, sentir ou fazer depois.',
    platform: 'Onde o texto aparece.',
    competitors: 'Com quem você é comparado.',
    structure: 'O que vem primeiro, o que segue, como termina.',
    tone_of_voice: 'Em poucas palavras; uma voz da marca prevalece.',
  },
} satisfies Words<typeof english>;

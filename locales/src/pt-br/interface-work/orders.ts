import type english from '../../en/interface-work/orders.ts';
import type { Words } from '../../words.ts';

export default {
  singleOrder: 'Pedido único',
  kindsOfOrder: 'Tipo de pedido',
  singleHint: 'Um pedido único escreve um documento a partir deste formulário.',
  bulkHint:
    'Um pedido em lote escreve um documento para cada linha de um arquivo. Você vê todos os problemas e o preço antes de pedir qualquer coisa.',
  hideHint: 'Ocultar esta dica',
  documentTitle: 'Título',
  filter: {
    tool: 'Ferramenta',
    type: 'Tipo',
    text: 'Textos',
    media: 'Imagens, áudio e vídeo',
    language: 'Idioma',
    author: 'Pedido por',
    from: 'De',
    to: 'Até',
    any: 'Todos',
    clear: 'Limpar filtros',
  },
  selection: {
    title: 'Documentos escolhidos',
    count_one: '{{documents}} selecionado',
    count_other: '{{documents}} selecionados',
    zip_one: '{{documents}} documento em zip',
    zip_other: '{{documents}} documentos em zip',
    zips: '{{documents}} documentos em {{files}} arquivos zip',
    everything: 'Selecionar todos os {{documents}} documentos',
    first: 'Selecionar os primeiros {{max}} de {{documents}} documentos',
    max: 'Você pode selecionar no máximo {{max}} documentos de uma vez',
    clear: 'Desmarcar todos',
    loss_one: '{{documents}} documento e suas versões serão excluídos.',
    loss_other: '{{documents}} documentos e suas versões serão excluídos.',
    lossSome_one:
      '{{documents}} documento e suas versões serão excluídos; outros {{others}} você não pode excluir ou estão sendo escritos.',
    lossSome_other:
      '{{documents}} documentos e suas versões serão excluídos; outros {{others}} você não pode excluir ou estão sendo escritos.',
    delete_one: 'Excluir {{documents}} documento',
    delete_other: 'Excluir {{documents}} documentos',
    deleted_one: '{{documents}} documento excluído',
    deleted_other: '{{documents}} documentos excluídos',
  },
  batches: {
    selecting: 'Selecionando {{done}} de {{documents}} …',
    deleting: 'Excluindo {{done}} de {{documents}} …',
    moving: 'Movendo {{done}} de {{documents}} …',
    downloading: 'Baixando {{done}} de {{documents}} …',
    stop: 'Parar',
  },
} satisfies Words<typeof english>;

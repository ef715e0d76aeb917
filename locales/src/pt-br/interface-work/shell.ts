import type english from '../../en/interface-work/shell.ts';
import type { Words } from '../../words.ts';

export default {
  breadcrumbs: 'Caminho',
  bulkOrders: 'Seus pedidos em lote',
  examples: 'Exemplos',
  pricing: 'Quanto custa',
  noToolFound: 'Nenhuma ferramenta tem esse nome.',
  palette: {
    recent: 'Recentes',
    pages: 'Páginas',
    commands: 'Comandos',
    best: 'Melhores resultados',
    others: 'Também mencionado em',
    page: 'Página',
    command: 'Comando',
    nothing: 'Nenhum resultado',
  },
  keys: {
    toolPicker: 'Encontrar uma ferramenta',
    sidebar: 'Barra lateral',
    dark: 'Modo escuro',
    search: 'Pesquisar nesta página',
    new: 'Novo documento',
    submit: 'Enviar o formulário',
    save: 'Salvar uma versão',
    close: 'Fechar o que está aberto',
    help: 'Esta lista',
  },
} satisfies Words<typeof english>;

import type english from '../../en/interface-later/style-guide.ts';
import type { Words } from '../../words.ts';

export default {
  title: 'Guia de estilo',
  areas: { components: 'Componentes', forms: 'Formulários', 'table-list': 'Tabelas', pages: 'Páginas' },
  components: {
    buttons: { name: 'Botões', lead: 'Botões, selos, blocos e abas em todos os estados, desenhados pelo código em uso.' },
    'grid-system': { name: 'Grade', lead: 'Doze colunas, a moldura de uma página e seu cabeçalho.' },
    panels: { name: 'Painéis', lead: 'Painéis, linhas, dados, números e folhas.' },
    'sweet-alert': { name: 'Sweet alert', lead: 'Perguntas antes de perder algo, diálogos e painéis laterais.' },
    notifications: { name: 'Notificações', lead: 'Avisos rápidos, progresso e pontuações.' },
    icons: { name: 'Ícones', lead: 'Cada ícone de uma ferramenta com seu nome.' },
    typography: { name: 'Tipografia', lead: 'Fontes, espaços e cores, com o contraste medido neste navegador.' },
  },
  forms: {
    regular: { name: 'Básicos', lead: 'Cada tipo de campo que uma ferramenta pode pedir.' },
    extended: { name: 'Avançados', lead: 'Arquivos, tags, fontes e períodos.' },
    validation: { name: 'Validação', lead: 'Todos os erros de uma vez, abaixo de seus campos, e cada mensagem do produto.' },
    wizard: { name: 'Assistente', lead: 'Um pedido em etapas: barras com nomes, títulos propostos e o preço no rodapé.' },
  },
  tableList: {
    regular: { name: 'Básicas', lead: 'Tabelas e linhas.' },
    extended: { name: 'Avançadas', lead: 'Grupos, uma seleção e o que se pode fazer com ela.' },
    paginated: { name: 'Paginadas', lead: 'A lista com sua paginação; vazia, carregando e com falha.' },
  },
  pages: {
    user: { name: 'Usuário', lead: 'Seu perfil.' },
    pricing: { name: 'Preços', lead: 'Quanto custa cada ferramenta.' },
    timeline: { name: 'Linha do tempo', lead: 'O que você fez, do mais recente ao mais antigo.' },
    empty: { name: 'Vazio e erro', lead: 'Páginas inteiras quando não há nada a mostrar ou algo falhou.' },
    rtl: { name: 'Da direita para a esquerda', lead: 'A moldura e suas páginas espelhadas.' },
  },
  head: {
    scheme: 'Esquema de cores',
    light: 'Claro',
    dark: 'Escuro',
    both: 'Ambos',
    device: 'Tela',
    desk: 'Computador',
    phone: 'Celular',
    direction: 'Direção',
    ltr: 'LTR',
    rtl: 'RTL',
    brand: 'Marca: {{name}}',
    brandLabel: 'Cores da marca',
    ownBrand: 'Sua empresa',
    ownColors: 'Cores próprias',
  },
  acts: {
    none: 'Nada ainda. O que você mudar na empresa aparece aqui.',
    failed: 'Não foi possível carregar sua atividade',
  },
} satisfies Words<typeof english>;

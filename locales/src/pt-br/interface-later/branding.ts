import type english from '../../en/interface-later/branding.ts';
import type { Words } from '../../words.ts';

export default {
  identity: 'Nome e logotipos',
  name: 'Nome do produto',
  nameHint: 'Aparece na barra lateral, nos títulos e nos e-mails. Se estiver vazio, aparece {{usual}}.',
  company_logo: {
    label: 'Logotipo',
    hint: 'Substitui o símbolo na barra lateral e na página de acesso.',
  },
  company_jumbo_logo: {
    label: 'Logotipo grande',
    hint: 'Abre uma faixa na sua cor acima do painel.',
  },
  drop: 'Solte uma imagem aqui ou escolha',
  kinds: 'PNG, JPEG ou WebP, até 1 MB',
  refused: '{{name}} não é um PNG, JPEG ou WebP de até 1 MB',
  colors: 'Cores',
  theme: 'Usar as nossas cores',
  themeHint: 'Desligado, todos veem as cores do produto; as suas ficam guardadas.',
  custom_color_primary: 'Primária: botões e links',
  custom_color_background: 'Fundo: barra lateral e superior',
  custom_color_secondary: 'Secundária: marcadores e símbolo',
  notColor: 'Informe uma cor como #0f7a5c',
  guard: 'Contraste',
  primaryDarkened:
    'Texto branco sobre {{color}} teria contraste de apenas {{asked}}:1. Os botões usam {{used}}, com {{ratio}}:1.',
  primaryKept: 'Texto branco nos botões em {{color}}: {{ratio}}:1.',
  chromeMoved: 'Palavras sobre {{color}} teriam contraste de apenas {{asked}}:1. As barras usam {{used}}, com {{ratio}}:1.',
  chromeKept: 'Palavras mais discretas da barra lateral em {{color}}: {{ratio}}:1.',
  areas: 'O que as pessoas veem',
  hide_generic_task_assignment: 'Ocultar a atribuição de tarefas',
  hide_audience: 'Ocultar as campanhas de audiência',
  hide_translations: 'Ocultar o gerenciador de traduções',
  reports_by_person: 'Mostrar as pessoas pelo nome nos relatórios',
  preview: 'Prévia',
  light: 'Claro',
  dark: 'Escuro',
  undo: 'Desfazer alterações',
  unsaved: 'Ao salvar, todos na conta veem na hora.',
  saturation: 'Saturação e luminosidade',
  hue: 'Matiz',
} satisfies Words<typeof english>;

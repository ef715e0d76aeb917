import type english from '../../en/remarks/page-checks.ts';
import type { Words } from '../../words.ts';

export default {
  status: {
    name: 'Resposta do servidor',
    advice: 'Só são indexadas páginas que respondem 200. Corrija a página ou redirecione com um 301.',
  },
  redirect: {
    name: 'Redirecionamento',
    advice: 'O endereço leva a outro, o que custa tempo e rastreamento. Aponte direto para o endereço final.',
  },
  indexable: {
    name: 'Indexação permitida',
    advice:
      'Um noindex deixa a página fora de todos os buscadores. Retire-o da metatag robots ou do cabeçalho X-Robots-Tag se ela deve ser encontrada.',
  },
  robots_txt: {
    name: 'robots.txt',
    advice: 'O robots.txt proíbe rastrear este endereço, e o conteúdo nunca é lido. Mude a regra indicada.',
  },
  canonical: {
    name: 'Endereço canônico',
    advice:
      'Um único link canônico para a própria página diz qual endereço conta; outro endereço fica com a classificação. Indique exatamente um.',
  },
  title: {
    name: 'Título',
    advice:
      'O título encabeça o resultado e é cortado acima de 580 px. Dê à página um de 200 a 580 px que nomeie primeiro o assunto.',
  },
  description: {
    name: 'Metadescrição',
    advice: 'A descrição conquista o clique e é cortada acima de 920 px. Escreva uma de 400 a 920 px com a vantagem primeiro.',
  },
  h1: {
    name: 'Título principal (H1)',
    advice: 'Um H1 diz a leitores e buscadores do que trata a página. Mantenha exatamente um.',
  },
  heading_order: {
    name: 'Ordem dos títulos',
    advice: 'Um nível pulado quebra o esquema que leitores de tela e buscadores seguem. Vá de H2 a H3 sem saltos.',
  },
  words: {
    name: 'Palavras do texto principal',
    advice: 'Pouco texto raramente responde por completo. Acrescente o que os visitantes perguntam; não há tamanho ideal.',
  },
  readability: {
    name: 'Legibilidade (0 a 100)',
    advice: 'Abaixo de 40 muitos desistem. Divida frases longas e escolha palavras mais curtas.',
  },
  keyword_title: {
    name: 'Palavra-chave no título',
    advice: 'Quem busca procura as próprias palavras. Ponha a palavra-chave no começo do título.',
  },
  keyword_h1: {
    name: 'Palavra-chave no H1',
    advice: 'O título deve confirmar que o visitante está no lugar certo. Use a palavra-chave ou uma forma dela.',
  },
} satisfies Words<typeof english>;

import type english from '../../en/templates/guidelines.ts';
import type { Words } from '../../words.ts';

export default {
  blog_article: {
    title: 'Artigo de blog',
    overall_goal: 'Quem procura [tema] encontra uma resposta útil na hora e lembra de quem a deu.',
    platform: 'Blog da empresa, encontrado pelos buscadores',
    structure:
      'A resposta no primeiro parágrafo; de três a cinco seções com títulos claros; um exemplo em cada; o próximo passo.',
    tone_of_voice: 'Útil e preciso, sem propaganda',
  },
  product_launch: {
    title: 'Lançamento de produto',
    overall_goal: 'Os clientes atuais experimentam [produto] no primeiro mês.',
    platform: 'Landing page, newsletter e redes sociais',
    structure: 'O problema que resolve; o que há de novo; provas; preço e disponibilidade; uma só chamada para ação.',
    tone_of_voice: 'Confiante e concreto, sem superlativos',
  },
  newsletter: {
    title: 'Newsletter',
    overall_goal: 'A próxima edição também é aberta, e uma em cada vinte pessoas clica.',
    platform: 'E-mail, lido no celular',
    structure: 'Assunto com menos de 50 caracteres; uma história principal; duas notas curtas; um botão.',
    tone_of_voice: 'Pessoal, como a carta de alguém',
  },
  job_campaign: {
    title: 'Campanha de vagas',
    overall_goal: 'Quem combina se candidata a [vaga]; os outros percebem cedo.',
    platform: 'Página de carreiras e sites de vagas',
    structure: 'O que você vai fazer; com quem; o que você traz; o que oferecemos; como se candidatar.',
    tone_of_voice: 'Honesto e convidativo',
  },
} satisfies Words<typeof english>;

import type { MessagePhrases } from '../../en/phrases/message.ts';

const message: MessagePhrases = {
  greeting: (formal) => (formal ? 'Olá,' : 'Oi,'),
  greetingTo: (name, formal) => (formal ? `Olá, ${name},` : `Oi, ${name},`),
  closing: (formal) => (formal ? 'Atenciosamente,' : 'Um abraço,'),
  occasionSubject: {
    announcement: '',
    change_of_terms: 'Mudança nas condições: ',
    invitation: 'Convite: ',
    thank_you: 'Obrigado: ',
    apology: 'Pedido de desculpas: ',
    internal_update: 'Atualização: ',
  },
  occasionOpening: {
    announcement: () => '',
    change_of_terms: () => 'Informamos uma mudança em nossas condições.',
    invitation: () => 'Temos o prazer de fazer este convite.',
    thank_you: () => 'Queremos agradecer a você.',
    apology: () => 'Pedimos desculpas.',
    internal_update: () => '',
  },
  offerLead: 'Nossa oferta:',
  productsLead: 'Entre os produtos:',
  callMissing: 'chamada para ação (o que a pessoa deve fazer, e onde?)',
  signatureMissing: 'nome, cargo e empresa de quem assina',
  offerMissing: 'a oferta em si (o quê, até quando, em quais condições)',
  questions: () => ['O que você acha?', 'Como você resolve isso?', 'Conte para a gente nos comentários.', 'Você faria o mesmo?'],
  announce: 'Novidade:',
  recruit: 'Junte-se a nós:',
  linkMissing: 'link da página',
  blogLead: 'Novo no blog:',
  inThisIssue: 'Nesta edição:',
  editorialMissing: 'uma abertura pessoal de duas ou três frases.',
  newsMissing: 'duas ou três frases sobre isso.',
};

export default message;

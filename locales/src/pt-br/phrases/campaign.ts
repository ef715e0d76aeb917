import type { CampaignPhrases } from '../../en/phrases/campaign.ts';

const campaign: CampaignPhrases = {
  angles: { offer: 'Oferta', proof: 'Prova', benefit: 'Vantagem' },
  proofWords:
    /(?<!\p{L})(?:desde (?:19|20)\p{N}*|mais de|avaliaç\p{L}*|estrelas|certificad\p{L}*|testad\p{L}*|premiad\p{L}*|clientes|famílias|por cento d\p{L}+)(?!\p{L})/iu,
  conditionWords:
    /(?<!\p{L})(?:válid\p{L}*|até \d|até o|enquanto durar\p{L}*|só|somente|apenas|não cumulativ\p{L}*|mínim\p{L}*|exce\p{L}*|condiç\p{L}*)(?!\p{L})/iu,
  angleMissing: 'outras vantagens, ofertas ou provas, uma por linha: cada uma rende uma versão.',
  pictureMissing: 'o que a imagem mostra.',
  timing: (days) => (days === 0 ? 'Primeiro e-mail' : `Enviar após ${days} dias sem resposta`),
  prospectMissing: 'uma frase sobre quem lê: algo que você notou na empresa.',
  proofMissing: 'um resultado ou uma referência.',
  followUpMissing: 'algo novo para este e-mail: outra vantagem, um exemplo ou a resposta a uma dúvida frequente.',
  ask: (ask) => `Minha proposta: ${ask}. Fica bom para você?`,
  optOut: () => 'Se preferir não receber mais e-mails meus, basta uma resposta curta e não escrevo mais.',
  lastNote: 'Este é o meu último e-mail sobre o assunto.',
  pitch: {
    marketMissing: 'tamanho do mercado e quem faz parte da equipe.',
    occasionMissing: 'a ocasião que faz disto uma notícia agora.',
    gainMissing: 'o que o parceiro ganha.',
    proofMissing: 'números, clientes ou resultados que comprovem.',
  },
  buttons: {
    promotion: 'Ver a oferta',
    launch: 'Conhecer a novidade',
    seasonal: 'Ver a oferta',
    abandoned_cart: 'Voltar ao carrinho',
    reactivation: 'Ver as novidades',
    event_invitation: 'Inscrever-se',
    loyalty: 'Ver a sua vantagem',
  },
  offerTitle: 'A oferta',
  benefitsTitle: 'As vantagens',
  coupon: (code) => `Código: ${code}`,
  conditionsMissing: 'condições e prazo da oferta.',
  landingMissing: 'link do botão.',
};

export default campaign;

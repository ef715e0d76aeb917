import type { QuestionPhrases } from '../../en/phrases/question.ts';

const question: QuestionPhrases = {
  general: (subject) => `${subject}: o que é bom saber?`,
  answerMissing: 'a resposta, que não consta nas informações fornecidas.',
  ask: {
    audience: 'Para quem é indicado?',
    price: 'Quanto custa?',
    included: 'O que está incluso?',
    measures: 'Quais são as medidas e os materiais?',
    times: 'Quando e onde?',
    booking: 'Como faço para reservar ou pedir?',
    payment: 'Como posso pagar?',
    delivery: 'Como funciona a entrega?',
    care: 'Como limpar e conservar?',
    returns: 'Posso cancelar ou devolver?',
    warranty: 'Tem garantia?',
    contact: 'Com quem posso falar?',
  },
  words: {
    audience:
      /(?<!\p{L})(?:indicad[oa]s?|ideal|ideais|pensad[oa]s?|voltad[oa]s?|recomendad[oa]s?|adequad[oa]s?) (?:para|a)(?!\p{L})|(?<!\p{L})para (?:iniciantes|famílias|crianças|adultos|todos|empresas|pessoas|quem)(?!\p{L})/iu,
    included: /(?<!\p{L})(?:inclu(?:i|em|so|sa|sos|sas|ído|ída|ídos|ídas)|acompanham?|contém)(?!\p{L})/iu,
    measures:
      /(?<!\p{L})(?:pesa|peso|mede|medidas|dimensões|tamanhos?|materia(?:l|is)|fabricad[oa]s? (?:em|com)|feit[oa]s? (?:de|em|com))(?!\p{L})|\d\s?(?:cm|mm|kg|g|ml)(?!\p{L})/iu,
    times:
      /(?<!\p{L})(?:abert[oa]s?|abre|fechad[oa]s?|horários?|todo dia|todos os dias|começam?|saem?|saídas|endereço|check-in|estacionamento)(?!\p{L})/iu,
    booking:
      /(?<!\p{L})(?:reserv(?:a|as|ar|e|ad[oa]s? (?:pel|no|com))(?!\p{L})|(?:o|os|seu|fazer(?: um)?) pedidos?|encomend(?:as?|ar)|(?:com|sem) (?:hora marcada|agendamento)|inscri(?:ç\p{L}+|ç|ções|ção|ever)|pelo aplicativo|alug\p{L}+ (?:pelo|com|no))(?!\p{L})/iu,
    payment:
      /(?<!\p{L})(?:pagar|pagamentos?|pago (?:com|por|em|no)|cartão de (?:crédito|débito)|cartões|no cartão|Pix|PayPal|Visa|Mastercard|boleto|em parcelas|parcelad[oa]s?)(?!\p{L})/iu,
    delivery: /(?<!\p{L})(?:entreg\p{L}*|envi(?:o|os|amos)|frete)(?!\p{L})/iu,
    care: /(?<!\p{L})(?:lav(?:a|ar|ável|áveis|agem)|limp\p{L}*|lava-louças|secadora|passar a ferro|creme para (?:o )?couro|manutenção|conserva\p{L}*)(?!\p{L})/iu,
    returns: /(?<!\p{L})(?:devol\p{L}*|reembols\p{L}*|trocas?|trocar|cancel\p{L}*|arrependimento)(?!\p{L})/iu,
    warranty: /(?<!\p{L})(?:garantias?|consertos? gratuitos?|peças de reposição)(?!\p{L})/iu,
    contact: /@|(?<!\p{L})(?:telefone|ligue|fale com|WhatsApp|e-?mail|contato|dúvidas:)(?!\p{L})/iu,
  },
};

export default question;

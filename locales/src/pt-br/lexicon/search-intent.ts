import type english from '../../en/lexicon/search-intent.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  transactional:
    'comprar preço preços barato barata baratos baratas oferta ofertas desconto cupom pedir loja reservar aluguel custo venda online orçamento subsídio subsídios incentivo incentivos financiamento',
  commercial: 'melhor melhores top vs comparativo comparar avaliação avaliações alternativa alternativas teste',
  informational: 'como que porque quando quem onde guia ideias dicas significado exemplos definição tutorial',
  navigational: 'login entrar site contato conta horário horários endereço oficial suporte telefone',
} satisfies ShapeOf<typeof english>;

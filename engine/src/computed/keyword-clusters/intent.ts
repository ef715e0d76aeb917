// What somebody who searches so wants, told by single words. A keyword without such a word is taken for a wish to know.
import { baseOf } from '@folio/contract/languages';
import { wordsOf } from '../../text/tokens.ts';

export type Intent = 'transactional' | 'commercial' | 'informational' | 'navigational';

const words: Record<string, Record<Intent, string>> = {
  en: {
    transactional:
      'buy price prices cheap order shop sale discount coupon delivery deal deals hire book booking cost costs quote purchase near online',
    commercial:
      'best top vs versus review reviews comparison compare alternative alternatives test tested rating ratings cheapest',
    informational: 'how what why when who where guide tutorial ideas tips meaning examples definition learn diy',
    navigational: 'login website contact account hours address official support phone',
  },
  de: {
    transactional:
      'kaufen preis preise günstig bestellen shop angebot angebote rabatt gutschein lieferung mieten buchen kosten online',
    commercial:
      'beste bester bestes besten top vs vergleich vergleichen test tests bewertung bewertungen alternative alternativen erfahrungen testsieger',
    informational: 'wie was warum wann wer wo anleitung ideen tipps bedeutung beispiele definition selber selbst ratgeber',
    navigational: 'login anmelden website kontakt konto öffnungszeiten adresse offiziell support telefon',
  },
  it: {
    transactional:
      'comprare acquistare prezzo prezzi economico economici offerta offerte sconto sconti ordinare negozio prenotare noleggio costo costi vendita online preventivo',
    commercial:
      'migliore migliori miglior top vs confronto recensione recensioni opinioni alternativa alternative classifica test',
    informational: 'come cosa perché quando chi dove guida idee consigli significato esempi definizione tutorial',
    navigational: 'login accedi sito contatti account orari indirizzo ufficiale assistenza telefono',
  },
  es: {
    transactional:
      'comprar precio precios barato barata baratos baratas oferta ofertas descuento pedir tienda reservar alquiler coste venta online presupuesto',
    commercial: 'mejor mejores top vs comparativa comparar opiniones reseña reseñas alternativa alternativas test',
    informational: 'cómo como qué por cuándo quién dónde guía ideas consejos significado ejemplos definición tutorial',
    navigational: 'login entrar web contacto cuenta horario horarios dirección oficial soporte teléfono',
  },
  fr: {
    transactional:
      'acheter prix pas cher promo promotion réduction commander boutique livraison réserver location coût achat vente devis soldes',
    commercial: 'meilleur meilleure meilleurs meilleures top vs comparatif comparer avis alternative alternatives test tests',
    informational: 'comment quoi pourquoi quand qui où guide idées conseils signification exemples définition tutoriel',
    navigational: 'connexion site contact compte horaires adresse officiel support téléphone',
  },
  pt: {
    transactional:
      'comprar preço preços barato barata baratos baratas oferta ofertas desconto cupom pedir loja reservar aluguel custo venda online orçamento',
    commercial: 'melhor melhores top vs comparativo comparar avaliação avaliações alternativa alternativas teste',
    informational: 'como que porque quando quem onde guia ideias dicas significado exemplos definição tutorial',
    navigational: 'login entrar site contato conta horário horários endereço oficial suporte telefone',
  },
};

const order: readonly Intent[] = ['transactional', 'commercial', 'navigational', 'informational'];

/** The intent of a group: that of most of its telling keywords, the nearer to a purchase where two are as many. */
export function intentOf(keywords: readonly string[], language: string): Intent {
  const lists = words[baseOf(language)] ?? words['en'];
  const counts = order.map((intent) => {
    const list = new Set(lists?.[intent].split(' '));
    return keywords.filter((keyword) => wordsOf(keyword, language).some((word) => list.has(word))).length;
  });
  const most = Math.max(...counts);
  return most === 0 ? 'informational' : (order[counts.indexOf(most)] ?? 'informational');
}

import type english from '../../en/lexicon/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  allergens: {
    gluten: {
      name: 'Glúten',
      words:
        'trigo farinha =pão macarrão massa espaguete centeio cevada aveia cuscuz semolina folhada pizza nhoque ravióli biscoito bolacha wafer torrada bolo torta pastel coxinha empada cerveja empanad milanesa pão-de-forma lasanha nhoque',
    },
    crustaceans: { name: 'Crustáceos', words: 'camar caranguejo lagosta siri lagostim pitu cavaquinha' },
    eggs: { name: 'Ovos', words: '=ovo =ovos =gema =gemas maionese omelete pudim suspiro quindim merengue' },
    fish: {
      name: 'Peixes',
      words:
        'peixe truta atum salmão bacalhau anchova sardinha cavala robalo tilápia tainha pescada linguado badejo garoupa namorado dourado pirarucu tambaqui pintado tucunaré sarda arenque cação merluza dourada',
    },
    peanuts: { name: 'Amendoim', words: 'amendo' },
    soya: { name: 'Soja', words: '=soja tofu edamame' },
    milk: {
      name: 'Leite',
      words:
        '=leite =nata creme-de-leite manteiga queijo iogurte muçarela parmesão ricota mascarpone requeijão sorvete pudim coalhada doce-de-leite bechamel brigadeiro',
    },
    nuts: {
      name: 'Castanhas e nozes',
      words: 'amêndoa avelã =noz =nozes pistache castanha castanha-de-caju castanha-do-pará paçoca nozes',
    },
    celery: { name: 'Aipo', words: '=aipo salsão' },
    mustard: { name: 'Mostarda', words: 'mostarda' },
    sesame: { name: 'Gergelim', words: 'gergelim tahine' },
    sulphites: { name: 'Sulfitos', words: 'sulfito =vinho vinagre uva-passa uvas-passas' },
    lupin: { name: 'Tremoço', words: 'tremoço' },
    molluscs: { name: 'Moluscos', words: 'mexilh ostra lula polvo vieira marisco caracol sururu lambreta ostras' },
  },
  plainFoods:
    'tomate batata cebola alho manjericão salsinha alecrim tomilho sálvia hortelã orégano cebolinha coentro oliva azeitona azeite óleo sal pimenta pimentão limão laranja maçã pera ameixa cereja morango framboesa mirtilo uva melão figo manga banana pêssego damasco cenoura couve repolho espinafre acelga alface rúcula salada erva cogumelo trufa abobrinha berinjela abóbora ervilha feijão lentilha grão-de-bico milho polenta arroz risoto beterraba rabanete pepino aspargo alcachofra erva-doce alcaparra pinoli carne boi bovina porco cordeiro frango pato peru coelho presunto bacon linguiça filé lombo picanha mandioca farofa açúcar mel água baunilha canela açafrão gengibre café chá chocolate cacau e com de do da dos das ao à o a os as em no na um uma ou fresc grelhad assad frit cozid verde vermelh branc pret noss casa caseir local sec defumad',
} satisfies Words<typeof english>;

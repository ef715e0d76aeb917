import type english from '../../en/lexicon/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  allergens: {
    gluten: {
      name: 'Glúten',
      words:
        'trigo farinha =pão(?!\\sde\\squeijo) macarrão massa espaguete centeio cevada aveia cuscuz semolina folhada pizza nhoque ravióli biscoito bolacha wafer torrada bolo torta pastel coxinha empada cerveja empanad milanesa pão-de-forma lasanha nhoque penne fusilli talharim canelone capeletti rondelli seitan kamut triguilho quibe kibe esfiha esfirra pão-de-(?!queijo) pão-francês baguete ciabatta focaccia brioche croissant =sonho rosca panetone churro waffle panqueca crepe muffin cupcake brownie cookie torta-salgada empadão empadinha rissole risoles croquete bolinho-de-bacalhau empanado à-milanesa parmegiana tempurá farofa-de-pão sanduíche hambúrguer wrap =pita tortilha molho-shoyu shoyu molho-de-soja malte granola cuscuz-marroquino strudel folhado mil-folhas bomba-de-chocolate carolina beirute misto-quente coxinhas',
    },
    crustaceans: {
      name: 'Crustáceos',
      words:
        'camar caranguejo lagosta siri lagostim pitu cavaquinha camarões lagostins caranguejada casquinha-de-siri krill bisque aratu guaiamum',
    },
    eggs: {
      name: 'Ovos',
      words:
        '=ovo =ovos =gema =gemas maionese omelete pudim suspiro quindim merengue =clara =claras ovos-mexidos fios-de-ovos carbonara aioli tiramis suflê quindão papo-de-anjo pudim-de-leite bom-bocado ambrosia baba-de-moça zabaione quiche empadão salada-de-maionese pão-de-ló',
    },
    fish: {
      name: 'Peixes',
      words:
        'peixe truta atum salmão bacalhau anchova sardinha cavala robalo tilápia tainha pescada linguado badejo garoupa namorado dourado pirarucu tambaqui pintado tucunaré sarda arenque cação merluza dourada pargo anchovas dourado-do-mar cavalinha corvina olhete olho-de-boi tucunare surubim pacu matrinxã curimatá traíra piranha lambari manjuba manjubinha aliche atum-em-lata peixe-espada =meca cherne cioba vermelho-peixe sororoca serra-peixe xaréu congro merlusa polaca panga salmonete truta-salmonada caviar ovas surimi kani worcester inglês-molho molho-inglês moqueca-de-peixe bacalhoada bolinho-de-bacalhau dashi bonito-peixe haddock linguadinho arraia =raia tubarão',
    },
    peanuts: { name: 'Amendoim', words: 'amendo pé-de-moleque paçoca manteiga-de-amendoim satay' },
    soya: {
      name: 'Soja',
      words: '=soja tofu edamame missô misso tempeh tamari teriyaki shoyu molho-de-soja natto lecitina proteína-de-soja',
    },
    milk: {
      name: 'Leite',
      words:
        '=leite =nata creme-de-leite manteiga queijo iogurte muçarela parmesão ricota mascarpone requeijão sorvete pudim coalhada doce-de-leite bechamel brigadeiro leite-condensado creme-de-ricota cream-cheese catupiry queijo-coalho queijo-minas minas-frescal provolone gorgonzola brie camembert cheddar burrata mussarela muzzarella cottage kefir lassi skyr ghee beijinho panna-cotta tiramis mousse arroz-doce canjica estrogonofe strogonoff molho-branco béchamel purê gratinad pão-de-queijo chocolate-ao-leite chocolate-branco caramelo cappuccino café-com-leite chantilly bombom',
    },
    nuts: {
      name: 'Castanhas e nozes',
      words:
        'amêndoa avelã =noz =nozes pistache castanha castanha-de-caju castanha-do-pará paçoca nozes macadâmia noz-pecã nozes-pecãs castanhas caju castanha-do-brasil pralinê marzipã nougat torrone pesto gianduia amaretto frangipane baklava bem-casado-de-nozes nutella',
    },
    celery: { name: 'Aipo', words: '=aipo salsão aipo-rábano sal-de-aipo caldo-de-legumes mirepoix' },
    mustard: { name: 'Mostarda', words: 'mostarda mostardas vinagrete-de-mostarda dijon vinagrete-mostarda' },
    sesame: { name: 'Gergelim', words: 'gergelim tahine hummus homus halva gersal falafel zaatar babaganuche' },
    sulphites: {
      name: 'Sulfitos',
      words:
        'sulfito =vinho vinagre uva-passa uvas-passas espumante champanhe prosecco sidra vinho-do-porto marsala vermute passas damasco-seco ameixa-seca frutas-secas chucrute balsâmico picles',
    },
    lupin: { name: 'Tremoço', words: 'tremoço tremoços' },
    molluscs: {
      name: 'Moluscos',
      words:
        'mexilh ostra lula polvo vieira marisco caracol sururu lambreta ostras lulas polvos mexilhões vieiras vôngole vongole caracóis escargot sarnambi frutos-do-mar abalone maçunim',
    },
  },
  plainFoods:
    'dendê sol costela paleta fígado folha casca cana hibisco abacate vodka gás tomate batata cebola alho manjericão salsinha alecrim tomilho sálvia hortelã orégano cebolinha coentro oliva azeitona azeite óleo sal pimenta pimentão limão laranja maçã pera ameixa cereja morango framboesa mirtilo uva melão figo manga banana pêssego damasco cenoura couve repolho espinafre acelga alface rúcula salada erva cogumelo trufa abobrinha berinjela abóbora ervilha feijão lentilha grão-de-bico milho polenta arroz risoto beterraba rabanete pepino aspargo alcachofra erva-doce alcaparra pinoli carne boi bovina porco cordeiro frango pato peru coelho presunto bacon linguiça filé lombo picanha mandioca farofa açúcar mel água baunilha canela açafrão gengibre café chá chocolate cacau e com de do da dos das ao à o a os as em no na um uma ou fresc grelhad assad frit cozid verde vermelh branc pret noss casa caseir local sec defumad legume fruta cru crua vapor sopa suco kiwi abacaxi mamão amora romã estragão louro manjerona cominho cúrcuma páprica cravo quinoa brócolis agrião chuchu quiabo inhame coco tâmara maracujá acerola goiaba',
} satisfies ShapeOf<typeof english>;

import type english from '../../en/lexicon/picture-subjects.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  sea: 'mar mares marinh* marítim* oceano* praia* costa costas costeir* litoral ilha* surf surfe vela veleiro* onda ondas porto portos farol',
  forest: 'floresta* florestal bosque* mata árvore* selva* musgo* samambaia*',
  mountains: 'montanh* alpes alpin* trilha* caminhada* cume* escalada* pico picos geleira* serra serras',
  garden: 'jardim jardins jardin* flor flores floricultur* florist* buquê* planta plantas rosa rosas tulipa* gramado* viveiro*',
  autumn: 'outono* outonal colheita* abóbora* halloween',
  winter: 'inverno* neve nevad* esqui esquiar esquiador* gelo geada* trenó*',
  spring: 'primaver* páscoa pascal floração',
  summer: 'verão sol ensolarad* pôr-do-sol piscina* limonada* sorvete* sorveter*',
  christmas: 'natal natalin* advento ceia-de-natal',
  wedding: 'casamento* noiva* noivo* nupcial* noivado* lua-de-mel',
  children: 'criança* infantil infantis bebê* brinquedo* creche*',
  food: 'comida* restaurante* cardápio* receita* prato pratos pizza* massas hambúrguer* cozinh* jantar* almoço* legume* verdura* buffet* chef* churrasc* gastronom*',
  bakery: 'padaria* padeir* pão pães forno fornos bolo bolos torta* confeit* croissant* biscoito* brioche*',
  coffee: 'café* cafeter* cafeicult* espresso* expresso capuccino* cappuccino* barista* torrefação chocolate* cacau',
  wine: 'vinho* vinícola* vinhed* adega* uva uvas sommelier* espumante* champanhe* enolog*',
  fashion: 'moda roupa* vestido* sapato* boutique* jaqueta* joia joias joalher* bolsa bolsas look looks',
  beauty: 'beleza cosmétic* maquiag* perfum* cabeleireir* cabelo* pele unha unhas batom estétic*',
  health:
    'saúde saudáve* médic* medicin* clínica* dentist* odontol* farmác* farmacêut* fisioterap* enfermei* paciente* terapi* hospital hospitais hospitalar*',
  sport:
    'esport* fitness academia* futebol corrida* corredor* maratona* ciclis* bike bikes bicicleta* treino* treinament* basquete',
  finance:
    'finan* banco bancos bancári* seguros imposto* fiscal fiscais contáb* contabil* poupan* hipotec* empréstimo* fundos previdênci* aposentadori* seguradora* investir investiment* investidor*',
  law: 'lei leis jurídic* advogad* advocaci* cartório* tribuna* contrato*',
  technology:
    'tecnolog* software* app apps aplicativo* digita* computador* nuvem dados artificial ciber* robô* robótic* programação site sites startup* informátic* notebook*',
  energy: 'energ* solar solares fotovoltaic* renováve* eletricidade clima climátic* recicl* eólic*',
  property: 'imóve* imobili* apartamento* casa casas vila vilas moradia* alug* interiores móveis sofá*',
  crafts:
    'artesan* carpint* marcen* obra obras construção construtor* reforma* encanador* eletricista* telhado* oficina* ferramenta* pintor*',
  cars: 'carro* automóve* automotiv* veículo* garagem motorista* motor* pneu* furgão caminhão caminhões caminhonete*',
  travel: 'viage* viaja* excursão excursões passeio* voo voos férias aeroporto* turist* turismo destino* mala malas cruzeiro*',
  music: 'música* musica* concerto* show shows festiva* banda bandas festa* dj coral violão piano* teatro* dança*',
  education:
    'educa* escola* universi* faculdade* curso cursos aprend* professor* estudant* aluno* seminári* aula aulas livro* bibliotec* formação',
  animals: 'animal animais cachorro* cão cães gato gatos pet pets cavalo* veterinári* filhote* zoológico*',
  wellness: 'bem-estar wellness spa massage* ioga yoga medita* sauna* relax* termas termal termais',
} satisfies ShapeOf<typeof english>;

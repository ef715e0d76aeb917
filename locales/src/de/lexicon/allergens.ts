import type english from '../../en/lexicon/allergens.ts';
import type { Words } from '../../words.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'weizen *mehl *brot *nudel pasta spaghetti bandnudel roggen gerste hafer dinkel couscous bulgur grieß semmel brösel teig pizza gnocchi ravioli spätzle knödel zwieback keks waffel toast kuchen torte strudel maultasche nockerl fladen *bier paniert panier *teig',
    },
    crustaceans: { name: 'Krebstiere', words: 'garnele krabbe hummer krebs scampi languste' },
    eggs: { name: 'Eier', words: '=ei =eier =eiern =eigelb mayonnaise spätzle spiegelei rührei eierspeise nockerl biskuit' },
    fish: {
      name: 'Fisch',
      words:
        'fisch forelle thunfisch lachs kabeljau sardelle sardine makrele heilbutt hering zander saibling seelachs schellfisch seezunge scholle steinbutt dorade wolfsbarsch barsch schwertfisch aal seeteufel hecht karpfen matjes rotbarsch felchen egli rogen sprotte *filet-vom-zander',
    },
    peanuts: { name: 'Erdnüsse', words: 'erdnuss erdnüsse' },
    soya: { name: 'Soja', words: 'soja tofu edamame' },
    milk: {
      name: 'Milch',
      words:
        '=milch *sahne *rahm =butter bergbutter butterschmalz *käse joghurt quark mozzarella parmesan ricotta mascarpone schmand sauerrahm topfen molke eis vanilleeis pudding buttermilch obers',
    },
    nuts: {
      name: 'Schalenfrüchte',
      words: 'mandel haselnuss haselnüsse walnuss walnüsse pistazie cashew pekannuss =nüsse =nüssen nuss nüsse krokant',
    },
    celery: { name: 'Sellerie', words: 'sellerie' },
    mustard: { name: 'Senf', words: '=senf senfk dijonsenf' },
    sesame: { name: 'Sesam', words: 'sesam tahin' },
    sulphites: { name: 'Sulfite', words: 'sulfit =wein weißwein rotwein essig trockenobst rosine' },
    lupin: { name: 'Lupinen', words: 'lupine' },
    molluscs: { name: 'Weichtiere', words: '*muschel auster tintenfisch oktopus schnecke calamari sepia miesmuschel' },
  },
  plainFoods:
    'tomate kartoffel zwiebel knoblauch basilikum petersilie rosmarin thymian salbei minze schnittlauch dill koriander olive öl salz pfeffer chili zitrone limette orange apfel äpfel birne pflaume kirsch beere erdbeer himbeer heidelbeer traube melone feige mango banane pfirsich marille aprikose rhabarber karotte möhre lauch kohl rotkohl kraut sauerkraut spinat mangold salat rucola kräuter pilz steinpilz pfifferling champignon trüffel zucchini aubergine kürbis erbse bohne linse kichererbse mais polenta reis risotto rote-bete radieschen rettich gurke spargel artischocke fenchel kaper pinienkern rind kalb schwein lamm huhn hähnchen ente gans pute kaninchen reh hirsch wild speck schinken fleisch steak filet rücken zucker honig wasser vanille zimt safran ingwer kaffee tee schokolade kakao und mit vom von aus in auf der die das dem den ein eine oder frisch gegrillt gebraten geschmort gebacken gekocht grün rot weiß schwarz unser hausgemacht bio regional getrocknet geräuchert olivenöl',
} satisfies Words<typeof english>;

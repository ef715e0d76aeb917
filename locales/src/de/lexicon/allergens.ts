import type english from '../../en/lexicon/allergens.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  allergens: {
    gluten: {
      name: 'Gluten',
      words:
        'weizen *spätzle *küchle *kuchen pils *mehl *brot *nudel pasta spaghetti bandnudel roggen gerste hafer dinkel couscous bulgur grieß semmel brösel teig pizza gnocchi ravioli spätzle knödel zwieback keks waffel toast kuchen torte strudel maultasche nockerl fladen *bier paniert panier *teig penne fusilli lasagne makkaroni tagliatelle linguine hörnli seitan grünkern emmer einkorn kamut haferflocken müsli *knödel kloß klöße *klöße serviettenknödel schupfnudel dampfnudel germknödel kaiserschmarrn palatschinken pfannkuchen crêpe schnitzel-wiener wiener-schnitzel cordon-bleu nuggets kroketten frikadelle bulette hackbraten leberkäse croissant brioche brezel breze laugen baguette ciabatta focaccia fladenbrot pita wrap tortilla burger lángos quiche flammkuchen zwiebelkuchen piroggen börek empanada samosa frühlingsrolle gyoza wan-tan ramen udon sojasauce malz *mehlschwitze roux paniermehl panko cracker crouton krapfen berliner stollen lebkuchen printe plätzchen *torte biskuit blätterteig tempura backerbsen flädle frittaten grießbrei milchreis-keks hefeteig hefezopf hefebrot hefekloß *zopf *stangerl *baguette *brötchen *semmel *waffel *keks teigfäden lahmacun',
    },
    crustaceans: {
      name: 'Krebstiere',
      words:
        'garnele krabbe hummer krebs scampi languste shrimp gamba krebstier flusskrebs nordseekrabbe kaisergranat bärenkrebs krill bisque hummersuppe garnelenspieß',
    },
    eggs: {
      name: 'Eier',
      words:
        '=ei =eier =eiern =eigelb mayonnaise spätzle spiegelei rührei eierspeise *spätzle *küchle *kuchen vanillesoße vanillesauce nockerl biskuit omelett frittata eierlikör eierschwamm-omelett meringue baiser hollandaise béarnaise aioli remoulade tartarsauce carbonara kaiserschmarrn palatschinken pfannkuchen eiernudel soufflé tiramisu crème-brûlée kartoffelsalat-mit-mayonnaise =eiweiß =dotter =eidotter *rührei pochierte verlorene-eier eiersalat semmelknödel serviettenknödel speckknödel spinatknödel canederli',
    },
    fish: {
      name: 'Fisch',
      words:
        'fisch forelle thunfisch lachs kabeljau sardelle sardine makrele heilbutt hering zander saibling seelachs schellfisch seezunge scholle steinbutt dorade wolfsbarsch barsch schwertfisch aal seeteufel hecht karpfen matjes rotbarsch felchen egli rogen sprotte *filet-vom-zander rotauge =renke =renken äsche huchen wels waller =stör kaviar bückling brathering rollmops bismarckhering *hering aalrauch räucheraal räucherlachs stremellachs graved steinbeißer rotzunge flunder kliesche =butt goldbrasse brasse meerbrasse meeräsche rotbarbe =barbe =barben petersfisch knurrhahn =rochen =hai haifisch schillerlocke pangasius tilapia viktoriabarsch wittling dorsch =leng =lumb köhler pollack anchovi sardellenpaste worcester stockfisch bottarga surimi fischstäbchen fischsauce bouillabaisse taramas dashi bonito regenbogenforelle bachforelle lachsforelle kretzer trüsche seehecht blaufelchen zackenbarsch schnapper',
    },
    peanuts: { name: 'Erdnüsse', words: 'erdnuss erdnüsse erdnussbutter erdnussöl satay erdnüssen' },
    soya: { name: 'Soja', words: 'soja tofu edamame miso tempeh tamari teriyaki shoyu natto sojasauce sojasoße lecithin' },
    milk: {
      name: 'Milch',
      words:
        '=milch *küchle vanillesoße vanillesauce *sahne *rahm *butter bergbutter butterschmalz *käse joghurt quark mozzarella parmesan ricotta mascarpone schmand sauerrahm topfen molke =eis eiscreme speiseeis eisbecher eiskugel sahneeis milcheis erdbeereis schokoladeneis vanilleeis pudding buttermilch obers vollmilch milchreis sahnesauce rahmsauce schlagsahne schlagobers crème-fraîche creme-fraiche creme-double kaffeesahne =butterbrot kräuterbutter brauner-butter emmentaler gouda edamer tilsiter gruyère greyerzer appenzeller raclette fondue camembert brie feta halloumi burrata pecorino gorgonzola roquefort limburger romadur handkäse obatzda obazda topfenknödel frischkäse hüttenkäse kefir ayran lassi skyr tzatziki béchamel panna-cotta tiramisu käsekuchen karamell nougat milchschokolade vollmilchschokolade weiße-schokolade kartoffelgratin gratin kakao-mit-milch latte cappuccino ghee molkenprotein laktose *quark *joghurt *püree',
    },
    nuts: {
      name: 'Schalenfrüchte',
      words:
        'mandel haselnuss haselnüsse walnuss walnüsse pistazie cashew pekannuss =nüsse =nüssen nuss nüsse krokant macadamia paranuss paranüsse kaschu marzipan nougat nugat nussnougat pesto amarettini amaretto baklava gianduia frangipane makrone nussecke linzer florentiner praline nusskuchen nussöl mandelblättchen mandelmilch haselnusskrokant',
    },
    celery: {
      name: 'Sellerie',
      words:
        'sellerie suppengrün suppengemüse knollensellerie staudensellerie selleriesalz waldorfsalat gemüsebrühe brühwürfel bouillon mirepoix',
    },
    mustard: {
      name: 'Senf',
      words:
        '=senf senfk dijonsenf senfsauce senfkörner honigsenf mostrich vinaigrette remoulade piccalilli senffrucht senfgurke',
    },
    sesame: { name: 'Sesam', words: 'sesam tahin hummus halva gomasio zatar falafel sesamöl sesampaste dukkah' },
    sulphites: {
      name: 'Sulfite',
      words:
        'sulfit =wein weißwein rotwein essig trockenobst rosine prosecco sekt champagner sherry portwein marsala madeira wermut cidre =most balsam trockenfrüchte getrocknete-aprikosen getrocknete-feigen rosinen sultaninen korinthen backpflaume dörr sauerkraut',
    },
    lupin: { name: 'Lupinen', words: 'lupine lupinenmehl süßlupine' },
    molluscs: {
      name: 'Weichtiere',
      words:
        '*muschel auster tintenfisch oktopus schnecke calamari sepia miesmuschel venusmuschel herzmuschel jakobsmuschel kammmuschel schwertmuschel pulpo kalmar tintenfischring weinbergschnecke escargot vongole meeresfrüchte austernsauce krake abalone',
    },
  },
  plainFoods:
    'schulter schweine schweins rinder rinds kalbs lamm hack kruste spieß grill sumach wacholder zwetschge mus sirup bohnen halbe halber bauch keule brust leber zunge backe wade haxe rippe schmalz zwetsch heidel rosa junge jung fein zart geröstet röstzwiebel avocado bete koffeinfrei tomate kartoffel zwiebel knoblauch basilikum petersilie rosmarin thymian salbei minze schnittlauch dill koriander olive öl salz pfeffer chili zitrone limette orange apfel äpfel birne pflaume kirsch beere erdbeer himbeer heidelbeer traube melone feige mango banane pfirsich marille aprikose rhabarber karotte möhre lauch kohl rotkohl kraut sauerkraut spinat mangold salat rucola kräuter pilz steinpilz pfifferling champignon trüffel zucchini aubergine kürbis erbse bohne linse kichererbse mais polenta reis risotto rote-bete radieschen rettich gurke spargel artischocke fenchel kaper pinienkern rind kalb schwein lamm huhn hähnchen ente gans pute kaninchen reh hirsch wild speck schinken fleisch steak filet rücken zucker honig wasser vanille zimt safran ingwer kaffee tee schokolade kakao und mit vom von aus in auf der die das dem den ein eine oder frisch gegrillt gebraten geschmort gebacken gekocht grün rot weiß schwarz unser hausgemacht bio regional getrocknet geräuchert olivenöl gemüse obst früchte roh süßkartoffel gedämpft suppe saft kiwi ananas papaya preiselbeer brombeer johannisbeer granatapfel estragon lorbeer majoran kümmel kurkuma paprika nelke muskat quinoa hirse brokkoli blumenkohl rosenkohl wirsing schwarzwurzel kresse sprossen bärlauch',
} satisfies ShapeOf<typeof english>;

// Certain corrections of a check without a model. Common misspellings come first, then mistakes that show in the surrounding
// words. In the pattern of a rule "~" stands for a word of letters. It matches whole words in any case, and a capital at its
// beginning is kept. In a replacement "~$1" begins with a small letter, "^$1" with a capital.
// An empty replacement suggests nothing.
export type ErrorKind = 'spelling' | 'grammar' | 'punctuation';

interface Proofreading {
  /** "wrong=right", "_" for a space, "|" between the forms of two variants. None of the wrong ones is a word of its own. */
  misspellings: string;
  rules: readonly (readonly [find: string, replace: string, kind: ErrorKind, reason: string])[];
  /** As rules, but their replacement is only suggested. */
  doubts: readonly (readonly [find: string, replace: string, reason: string])[];
  /** Words that never follow themselves. */
  neverTwice: string;
  /** Words that follow themselves at times, so that no one has to be asked. */
  oftenTwice: string;
  /** Marks that no space is before. */
  closeMarks: string;
}

const lexicon: Proofreading = {
  misspellings:
    'specialy=especially wich=which alot=a_lot aswell=as_well infact=in_fact eachother=each_other noone=no_one untill=until recieve=receive recieved=received recieves=receives recieving=receiving reciept=receipt beleive=believe beleived=believed acheive=achieve acheived=achieved acheivement=achievement seperate=separate seperated=separated seperately=separately seperation=separation definately=definitely definatly=definitely defintely=definitely occured=occurred occuring=occurring occurence=occurrence accomodate=accommodate accomodation=accommodation acommodation=accommodation adress=address adresses=addresses goverment=government enviroment=environment enviromental=environmental begining=beginning beggining=beginning wierd=weird freind=friend freinds=friends thier=their tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow neccessary=necessary necesary=necessary neccesary=necessary sucess=success succesful=successful successfull=successful sucessful=successful succesfully=successfully publically=publicly basicly=basically calender=calendar cemetary=cemetery collegue=colleague collegues=colleagues comming=coming commitee=committee completly=completely concious=conscious curiousity=curiosity decieve=deceive dissapear=disappear dissapoint=disappoint dissapointed=disappointed embarass=embarrass embarassing=embarrassing existance=existence experiance=experience foriegn=foreign fourty=forty fullfill=fulfil|fulfill gaurantee=guarantee garantee=guarantee guarentee=guarantee grammer=grammar harrass=harass heigth=height immediatly=immediately independant=independent intresting=interesting knowlege=knowledge lenght=length libary=library lisence=licence|license maintainance=maintenance maintenence=maintenance managment=management millenium=millennium milimeter=millimetre|millimeter milimeters=millimetres|millimeters milimetre=millimetre|millimeter milimetres=millimetres|millimeters mispell=misspell neighbourhod=neighbourhood noticable=noticeable occassion=occasion occassionally=occasionally oppurtunity=opportunity oportunity=opportunity persistant=persistent posession=possession prefered=preferred presance=presence priviledge=privilege probaly=probably proffesional=professional profesional=professional pronounciation=pronunciation questionaire=questionnaire realy=really reccomend=recommend recomend=recommend recommand=recommend recomended=recommended refered=referred relevent=relevant religous=religious remeber=remember repitition=repetition restaraunt=restaurant resturant=restaurant rythm=rhythm shedule=schedule sieze=seize similiar=similar sincerly=sincerely speach=speech strenght=strength suprise=surprise suprised=surprised temperture=temperature threshhold=threshold tounge=tongue truely=truly unfortunatly=unfortunately usefull=useful vaccum=vacuum visable=visible wether=whether wellcome=welcome writting=writing writen=written teh=the taht=that adn=and becuase=because becasue=because buisness=business bussiness=business busines=business customes=customers availible=available avaliable=available availabe=available quanitity=quantity quater=quarter delievery=delivery deliverd=delivered excellant=excellent exellent=excellent expirience=experience explaination=explanation familar=familiar febuary=February wednsday=Wednesday saterday=Saturday garanteed=guaranteed happend=happened hygeine=hygiene inconvienience=inconvenience inconvinience=inconvenience instalation=installation intrest=interest langauge=language manufactor=manufacture manufacurer=manufacturer neccessarily=necessarily orginal=original origional=original persue=pursue prodcut=product prodcuts=products reasonnable=reasonable recepit=receipt responsability=responsibility responsable=responsible satisfyed=satisfied scedule=schedule servise=service standart=standard technlogy=technology therfore=therefore tranfer=transfer transfered=transferred usualy=usually vegatables=vegetables waether=weather wheter=whether advices=advice informations=information equipments=equipment furnitures=furniture luggages=luggage',
  rules: [
    ["(our|them)self['’]?s", '$1selves', 'spelling', 'One word: “ourselves”, “themselves”.'],
    [
      "you['’]re (?=(?:message|email|e-mail|letter|order|offer|quote|help|time|reply|patience|support|feedback|enquiry|inquiry|interest|website|shop|team|company|product|products|service|services|work|address|name|account|invoice|own)(?!-))",
      'your ',
      'grammar',
      '“Your” shows whose something is; “you’re” is short for “you are”.',
    ],
    [
      '(could|should|would|must|might) (you|we|they|I|he|she|it) of (?=done|been|had|made|sent|told|said|got|gone|given|come|known|told|let)',
      '$1 $2 have ',
      'grammar',
      '“Have” after “could”, “should” and “would”.',
    ],
    [
      '(a bit|a little|much|far|way) to (high|low|long|short|late|early|small|big|large|expensive|loud|slow|fast|much|many|heavy|far|hot|cold|hard|soft|old|young)',
      '$1 too $2',
      'grammar',
      '“Too” before an adjective, “to” before a verb.',
    ],
    [
      '(more|less|fewer|better|rather) (~) then (?=we|I|you|they|he|she|it|expected|planned|agreed|last|usual)',
      '$1 $2 than ',
      'grammar',
      '“Than” compares, “then” is about time.',
    ],
    ["(kind|best|warm) regard['’]s", '$1 regards', 'spelling', 'A plural: no apostrophe.'],
    ['many (information|advice)s', 'much $1', 'grammar', 'It cannot be counted: “much”, without a plural s.'],
    ['(is|are|was|were) to (?=many|much|few)', '$1 too ', 'grammar', '“Too” before an amount, “to” before a verb.'],
    ['their (?=is|are|was|were)', 'there ', 'grammar', '“There is”; “their” shows whose something is.'],
    ['there is (?=(?:too |very )?(?:many|several)(?! a))', 'there are ', 'grammar', 'Several things: “there are”.'],
    [
      'its (?=not|been|too|a|an|the|raining|snowing|possible|important|likely|because|really)',
      "it's ",
      'grammar',
      'Short for “it is” or “it has”; “its” shows whose something is.',
    ],
    ['(could|should|would|must|might) of', '$1 have', 'grammar', '“Have” after “could”, “should” and “would”.'],
    ['your welcome(?=[.!]|$)', "you're welcome", 'grammar', 'Short for “you are”; “your” shows whose something is.'],
    [
      'your (?=the best|a |an |not |going to|very )',
      "you're ",
      'grammar',
      'Short for “you are”; “your” shows whose something is.',
    ],
    [
      '(more|less|better|worse|larger|smaller|higher|lower|faster|cheaper|older|younger|longer|shorter|easier|rather) then (?=ever|before|a|an|the|our|your|their|his|her|my|that|this|those|these|we|you|they|he|she|I|\\d)',
      '$1 than ',
      'grammar',
      '“Than” compares, “then” is about time.',
    ],
    ["(he|she|it) (?:don[’']t)", "$1 doesn't", 'grammar', '“Doesn’t” after he, she and it.'],
    ['(we|you|they) was', '$1 were', 'grammar', '“Were” after we, you and they.'],
    [
      '(this|each|every) (boot|shoe|product|page|article|house|room|hotel|offer|service|course|tool|price|date|model|file|text|image|order|day|week|month|year) have',
      '$1 $2 has',
      'grammar',
      'One thing: “has”.',
    ],
    [
      '(these|those) (product|page|article|house|room|hotel|offer|service|course|tool|price|date|model|file|text|image|order|day|week|month|year)',
      '$1 $2s',
      'grammar',
      'Several things: a plural s.',
    ],
    ['water proof', 'waterproof', 'spelling', 'One word.'],
    ['in to(?= (?:account|consideration|force|effect))', 'into', 'spelling', 'One word.'],
    ['in regards to', 'in regard to', 'grammar', 'Without an s.'],
    [
      'less (?=(?:customers|people|guests|orders|pages|errors|days|hours|weeks|months|years|words|visitors))',
      'fewer ',
      'grammar',
      '“Fewer” for what can be counted.',
    ],
    [
      'loose (?=(?:weight|money|time|customers|data|your|our|the game))',
      'lose ',
      'grammar',
      '“Lose” is the verb; “loose” means not tight.',
    ],
  ],
  doubts: [
    [
      'my (parents|children|kids|colleagues|neighbours|friends|clients|customers) (is|was|has)',
      '',
      'Singular or plural? Subject and verb do not seem to agree.',
    ],
    ['(?:me|him|her|them) and ~ (?:has|have|is|are|was|were)', '', 'A subject: “Sarah and I”; “me” is an object.'],
    ["who's (?=~ (?:is|are|was|were|it))", 'whose ', '“Whose” shows to whom something belongs; “who’s” is short for “who is”.'],
    [
      '(our|your|the|my|their|these|those) (~[^s\\W]s) (keeps|gives|makes|takes|brings|helps|offers|comes|goes|looks|feels|needs|is|has|was|does)',
      '',
      'Singular or plural? Subject and verb do not seem to agree.',
    ],
    [
      '(?:the|our|your|my|their) (?!people|police|staff|team|few|rest|majority|others|media|data|children|men|women|poor|rich|young|old|two|three|four|five|six|family|crew|public|press|government|company|committee|feet|teeth)(~[^s\\W]) (have|are|were)',
      '',
      'Singular or plural? Subject and verb do not seem to agree.',
    ],
    ['affect on', 'effect on', '“Effect” is the noun, “affect” the verb.'],
    ['there (?=(?:last|first|new|own) ~)', 'their ', '“Their” shows whose something is.'],
  ],
  neverTwice:
    'the a an of to and or for with from is are was were be by at our your their we you they it this these those will can not',
  oftenTwice: 'that had very so no ha bye now',
  closeMarks: ',.;:!?',
};

export default lexicon;

// Words of praise and of complaint in reviews; separated by spaces, "-" stands for a space or hyphen, "!" ends a word.
export interface Polarity {
  /** Beginnings of words of praise and of complaint. */
  good: string;
  bad: string;
  /** Turns of phrase that praise although words in them deny; "*" is any word. */
  praise: string;
  /** Turns the next words into their opposite. */
  not: string;
  /** Divides a sentence into praise and criticism. */
  but: string;
  /** Opens a clause that says nothing without the one before. */
  hanging: string;
}

const polarity: Polarity = {
  good: 'lovely great good nice excellent wonderful amazing fantastic perfect beautiful friendly kind(?!\\sof|erg) helpful clean delicious tasty superb charming cosy cozy comfortabl quiet spotless outstanding brilliant attentive fast quick love loved enjoy recommend best fresh welcoming spacious happy pleasant fabulous gorgeous stunning flawless exceptional polite professional generous tidy modern reliable punctual affordable-prices convenient perfectly magical immaculate smooth impressed pleased delighted on-time spot-on knowledgeable thorough',
  bad: 'cold dirty rude slow late(?!r|st) closed broken broke loud noisy expensive overpriced terrible awful horrible bad(?!ge|mint) poor worst disappoint stale burnt undercooked overcooked missing wrong unfriendly smell smelt smelly stain(?!less) leak ignored waited never cramped tiny dusty mould mold damaged defect lukewarm tasteless bland soggy dry uncomfortabl unhelpful shame unfortunately sadly complain chaos filthy dated freezing faulty scratched tore torn unusable refused crowded lacking boring problem problems forgot forgotten did-nothing paper-thin dropping dropped bugs cockroach unsafe dangerous rip-off overcharg double-booked stuck mess(?!ag|en) messy greasy salty oversalted cancelled canceled confusing misleading useless worse worn ruined lied careless nightmare mediocre inedible stiff draughty no-apology charged-twice took-an-hour took-two took-three hidden-fee hidden-cost nobody-had nobody-told nobody-answer nobody-came no-one-answer no-one-told hair-in raw-inside raw-in-the argued lost-our lost-my squeak creak jammed downside drawback a-bit-old outdated',
  praise:
    "could-not-have-been couldn't-have-been could-not-be couldn't-be never-had-a-better never-had-better never-eaten-better never-slept-better nothing-to-complain no-complaints nothing-to-fault cannot-fault can't-fault could-not-fault nothing-but-praise no-problems without-any-problem not-a-single-complaint nothing-was-too-much",
  not: "not no never n't nothing hardly barely without",
  but: 'but however although though yet except unfortunately sadly whereas while',
  hanging: 'that because so when if which who where',
};

export default polarity;

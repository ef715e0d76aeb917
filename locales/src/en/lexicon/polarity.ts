// Words of praise and of complaint in reviews; separated by spaces, "-" stands for a space or hyphen.
export interface Polarity {
  /** Beginnings of words of praise and of complaint. */
  good: string;
  bad: string;
  /** Turns the next words into their opposite. */
  not: string;
  /** Divides a sentence into what is praised and what is criticised. */
  but: string;
}

const polarity: Polarity = {
  good: 'lovely great good nice excellent wonderful amazing fantastic perfect beautiful friendly kind helpful clean delicious tasty superb charming cosy cozy comfortabl quiet spotless outstanding brilliant attentive fast quick love loved enjoy recommend best fresh welcoming spacious happy pleasant',
  bad: 'cold dirty rude slow late closed broken broke loud noisy expensive overpriced terrible awful horrible bad poor worst disappoint stale burnt undercooked overcooked missing wrong unfriendly smell smelt smelly stain leak ignored waited never cramped tiny dusty mould mold damaged defect lukewarm tasteless bland soggy dry uncomfortabl unhelpful shame unfortunately sadly complain chaos filthy dated freezing faulty scratched tore torn unusable refused crowded lacking boring problem problems',
  not: "not no never n't nothing hardly barely without",
  but: 'but however although though yet except unfortunately sadly whereas while',
};

export default polarity;

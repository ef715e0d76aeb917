// Words that open a question.
/** Words that a question begins with; a heading that asks cannot stand in a sentence as the name of a category. */
export default /^(?:how|which|what|why|when|where|who|can|do|does|is|are|should)\b/iu;

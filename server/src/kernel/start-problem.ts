/** A start that cannot go on, described in one sentence for the operator. */
export class StartProblem extends Error {}

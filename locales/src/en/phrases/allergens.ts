// Allergen statements of a menu.
export default {
  /** Says of these ingredients that the kitchen has to be asked. */
  askTheKitchen: (ingredients: string) => `not recognised, ask the kitchen: ${ingredients}`,
  /** Text of a cell without a named allergen: an empty one would look like none. */
  noneNamed: 'none named – confirm with the kitchen',
};

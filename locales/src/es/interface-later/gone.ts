export default {
  title: 'Esta página ya no existe',
  lead: 'Lo que mostraba se eliminó o no se comparte contigo.',
};

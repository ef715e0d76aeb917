export default {
  title: 'Cette page n’existe plus',
  lead: 'Ce qu’elle affichait a été supprimé ou n’est pas partagé avec vous.',
};

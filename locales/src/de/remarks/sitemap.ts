import type english from '../../en/remarks/sitemap.ts';
import type { Words } from '../../words.ts';

export default {
  not_absolute: 'keine vollständige http- oder https-Adresse',
  too_long: 'länger als 2.048 Zeichen',
  duplicate: 'schon genannt',
  other_host: 'auf einem anderen Host als die erste Adresse',
  excluded: 'von Ihnen ausgeschlossen',
  robots: 'durch robots.txt verboten',
  status: 'antwortet mit Status {status}',
  unreadable: 'konnte nicht gelesen werden',
  redirected: 'leitet weiter auf {url}',
  canonical: 'ihre Canonical-Adresse ist {url}',
  noindex: 'trägt noindex',
  limit: 'Der Crawl endete bei der erlaubten Seitenzahl; die Website kann mehr haben.',
  time: 'Der Crawl endete nach zwei Minuten; die Website kann mehr Seiten haben.',
  unchecked: 'Die Adressen wurden nicht besucht: Status, Robots und Canonical sind ungeprüft.',
  where: 'Legen Sie die Datei ins Stammverzeichnis und nennen Sie sie in robots.txt: Sitemap: {url}',
  empty: 'Für die Sitemap bleibt keine Adresse übrig.',
} satisfies Words<typeof english>;

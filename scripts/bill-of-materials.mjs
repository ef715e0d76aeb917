// Package lists for operators auditing their software: CycloneDX 1.6, and the license texts.

/** The package URL: the `@` of a scope is escaped. */
const packageUrl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** SPDX identifiers and expressions have fields of their own; anything else is a name. */
function licencesOf(licence) {
  if (licence === '') return [];
  if (/ (?:AND|OR) /.test(licence) && !licence.startsWith('SEE')) return [{ expression: licence }];
  return [{ license: /^[A-Za-z0-9.+-]+$/.test(licence) && licence !== 'BSD' ? { id: licence } : { name: licence } }];
}

/** `sha512-…` in base64, as hexadecimal. */
function hashesOf(integrity) {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return content ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : [];
}

/** The same packages always make the same document: it has no moment and no random number. */
export const cycloneDx = (packages, version) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': 'folio', name: 'folio', version, licenses: [{ license: { id: 'Apache-2.0' } }] },
  },
  components: packages.map((one) => ({
    type: 'library',
    'bom-ref': packageUrl(one),
    name: one.name,
    version: one.version,
    purl: packageUrl(one),
    licenses: licencesOf(one.licence),
    hashes: hashesOf(one.integrity),
  })),
});

/** Each text once, under all packages that have it. */
export function thirdPartyNotices(packages, textsOf) {
  const byText = new Map();
  for (const one of packages) {
    const text = textsOf(one).join('\n\n') || `Licence: ${one.licence || 'see its package'}`;
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version}`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

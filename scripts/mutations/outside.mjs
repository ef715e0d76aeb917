// External input and output: sanitized documents, guarded fetching, tables and files.
const sanitiser = 'engine/src/document/sanitise-html.ts';
const sanitiserTest = ['engine/src/document/sanitise-html.test.ts', 'engine/src/document/document.test.ts'];
const address = 'engine/src/fetch/public-address.ts';
const addressTest = ['engine/src/fetch/public-address.test.ts'];
const connector = 'engine/src/fetch/guarded-connector.ts';
const fetcher = 'engine/src/fetch/guarded-fetch.ts';
const fetchTest = ['engine/src/fetch/guarded-fetch.test.ts'];
const csv = 'server/src/kernel/csv.ts';
const csvTest = ['server/src/kernel/csv.test.ts'];

const wordpressPosts = 'server/src/connectors/wordpress/wordpress.ts';
const conformanceTest = ['server/src/connectors/conformance.test.ts'];

export const outsideMutations = [
  {
    area: 'connectors',
    rule: 'a post whose answer was lost is made twice',
    file: wordpressPosts,
    from: 'const remoteId = await findByKey(context, post.key);',
    to: 'const remoteId = null;',
    tests: conformanceTest,
  },
  {
    area: 'connectors',
    rule: 'a website that answers 429 is not tried again',
    file: 'server/src/connectors/request-site.ts',
    from: 'if (status >= 500 || status === 429 || status === 408)',
    to: 'if (status >= 500 || status === 408)',
    tests: conformanceTest,
  },
  {
    area: 'sanitiser',
    rule: 'images come from any own path',
    file: sanitiser,
    from: '/^\\/api\\/[^/\\\\]/.test(address)',
    to: '/^\\/[^/\\\\]/.test(address)',
    tests: sanitiserTest,
  },
  {
    area: 'sanitiser',
    rule: 'images come from other hosts',
    file: sanitiser,
    from: 'if (isOwnPicture(address)) return tag;',
    to: 'return tag;',
    tests: sanitiserTest,
  },
  {
    area: 'sanitiser',
    rule: 'links run scripts',
    file: sanitiser,
    from: "allowedSchemes: ['http', 'https', 'mailto'],",
    to: "allowedSchemes: ['http', 'https', 'mailto', 'javascript'],",
    tests: sanitiserTest,
  },
  {
    area: 'sanitiser',
    rule: 'links keep what they tell the page that opened them',
    file: sanitiser,
    from: "attribs: { ...attributes, rel: relOf(attributes['rel']) }",
    to: 'attribs: attributes',
    tests: sanitiserTest,
  },
  {
    area: 'sanitiser',
    rule: 'event attributes stay',
    file: sanitiser,
    from: "img: ['src', 'alt', 'width', 'height'],",
    to: "img: ['src', 'alt', 'width', 'height', 'onerror'],",
    tests: sanitiserTest,
  },
  {
    area: 'sanitiser',
    rule: 'marks of origin hold anything',
    file: sanitiser,
    from: '(marks[name] ?? claimMark[name] ?? readingAttributes.values[name])?.test(value) ?? true',
    to: 'true',
    tests: sanitiserTest,
  },
  {
    area: 'downloads',
    rule: 'control characters reach Word',
    file: 'server/src/features/documents/downloads/docx-download.ts',
    from: "text.replace(/[^\\P{Cc}\\t\\n\\r]|[\\ufffe\\uffff]/gu, '')",
    to: 'text',
    tests: ['server/src/features/documents/downloads/render-download.test.ts'],
  },
  {
    area: 'guarded fetch',
    rule: 'addresses of metadata services are public',
    file: address,
    from: "  '169.254.0.0/16',\n",
    to: '',
    tests: addressTest,
  },
  {
    area: 'guarded fetch',
    rule: 'mapped addresses are not looked into',
    file: address,
    from: "if (isIpv6Within(value, '::ffff:0:0/96') || isIpv6Within(value, '64:ff9b::/96')) return isPublicAddress(toDotted(value));",
    to: "if (isIpv6Within(value, '::ffff:0:0/96') || isIpv6Within(value, '64:ff9b::/96')) return true;",
    tests: addressTest,
  },
  {
    area: 'guarded fetch',
    rule: 'local addresses of IPv6 are public',
    file: address,
    from: "return isIpv6Within(value, '2000::/3') && !specialIpv6",
    to: 'return !specialIpv6',
    tests: addressTest,
  },
  {
    area: 'guarded fetch',
    rule: 'one public address of a name is enough',
    file: connector,
    from: 'if (addresses.some(({ address }) => !isPublicAddress(address)))',
    to: 'if (addresses.every(({ address }) => !isPublicAddress(address)))',
    tests: fetchTest,
  },
  {
    area: 'guarded fetch',
    rule: 'a literal address is not judged',
    file: connector,
    from: 'if (isIP(literal) !== 0 && !isPublicAddress(literal)) return callback(new NotPublicError(), null);',
    to: '',
    tests: fetchTest,
  },
  {
    area: 'guarded fetch',
    rule: 'every port is open',
    file: fetcher,
    from: 'if (!openPorts.has(port) && !allow.has(target))',
    to: 'if (false)',
    tests: fetchTest,
  },
  {
    area: 'guarded fetch',
    rule: 'redirects go on and on',
    file: fetcher,
    from: 'for (let hops = 0; hops <= maxRedirects; hops++) {',
    to: 'for (let hops = 0; hops <= maxRedirects * 9; hops++) {',
    tests: fetchTest,
  },
  {
    area: 'guarded fetch',
    rule: 'what is sent along goes to another host',
    file: fetcher,
    from: '        checkRedirect(sent, url, to);\n',
    to: '',
    tests: fetchTest,
  },
  {
    area: 'CSV',
    rule: 'a formula that begins with @ runs',
    file: csv,
    from: '/^[=+\\-@\\t',
    to: '/^[=+\\-\\t',
    tests: csvTest,
  },
  {
    area: 'CSV',
    rule: 'full-width signs run',
    file: csv,
    from: '\\uFF1D\\uFF0B\\uFF0D\\uFF20]/;',
    to: ']/;',
    tests: csvTest,
  },
  {
    area: 'CSV',
    rule: 'cells are written as they are',
    file: csv,
    from: 'rows.map((row) => row.map(inert))',
    to: 'rows',
    tests: csvTest,
  },
  {
    area: 'webhooks',
    rule: 'an answer without an end holds a slot',
    file: fetcher,
    from: 'bodyTimeoutMs === undefined ? signal',
    to: 'bodyTimeoutMs !== 0 ? signal',
    tests: fetchTest,
  },
];

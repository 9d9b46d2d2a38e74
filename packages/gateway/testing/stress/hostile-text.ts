/** Texts that try to change a path: dots, slashes in every encoding, line ends, other hosts, unusual characters. */
export function hostilePathTexts(): string[] {
  const climbs = [
    '..',
    '.',
    '../',
    '..\\',
    '../..',
    '%2e%2e',
    '%2E%2e/',
    '..%2f',
    '%2e%2e%2f',
    '..%5c',
    '.%2e',
    '…',
    '．．',
  ];
  const slashes = ['/', '\\', '%2f', '%2F', '%5c', '%252f', '\u2215', '\uff0f', '//', '/\\', '\\\\', '/./', '/;/'];
  const hosts = ['evil.example', '//evil.example', 'https://evil.example', '\\\\evil.example', '@evil.example', ':80'];
  const ends = [
    '\u0000',
    '%00',
    '\r\n',
    '\n',
    '%0d%0aX: y',
    '\t',
    '\u007f',
    '\u0085',
    '\u2028',
    ' ',
    '\u00a0',
    '\ufeff',
  ];
  const odd = [
    'é',
    '水',
    '🛁',
    '\ud800',
    '\udc00',
    '\u202e',
    'ﬀ',
    '%',
    '%zz',
    '%u002f',
    '?',
    '?x=y',
    '#',
    '#x',
    '&',
    '=',
    ';',
    '*',
    '$',
  ];
  const roots = ['admin', 'cart', 'oauth/token', 'active', '__proto__', 'constructor', ''];
  const all = [
    ...roots,
    ...[...climbs, ...slashes, ...hosts, ...ends, ...odd],
    ...climbs.flatMap((climb) => slashes.slice(0, 6).map((slash) => `x${slash}${climb}${slash}admin`)),
    ...slashes.flatMap((slash) => hosts.slice(0, 3).map((host) => slash + host)),
    ...ends.flatMap((end) => [`a${end}`, `${end}a`, `a${end}../b`]),
    ...climbs.map((climb) => climb.repeat(9)),
    ...climbs.flatMap((climb) => ends.slice(0, 4).map((end) => `${climb}${end}/`)),
    ...slashes.map((slash) => `..${slash}..${slash}oauth${slash}token`),
    ...odd.map((letter) => `../${letter}`),
    ...['a'.repeat(256), 'a'.repeat(257), '水'.repeat(200), '/'.repeat(5_000), '.'.repeat(300)],
  ];
  return [...new Set(all)].slice(0, 300);
}

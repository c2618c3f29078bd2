// Who may import whom. One table; a new feature needs no change to it.
const layers = {
  '^src/(lib|i18n)/': ['^src/(lib|i18n)/'],
  '^src/ui/': ['^src/(ui|lib|i18n)/'],
  '^(collections|globals)/': ['^(collections|globals)/', '^src/(cms|lib|i18n)/', '^src/server/env'],
  '^src/cms/': [
    '^src/(cms|lib|i18n)/',
    '^src/addresses/(document-pages|href|link-targets|redirect-chains|redirects|sites)\\.',
    '^src/(payload-types|database-tables)',
    '^src/ui/(logo|visually-hidden)',
  ],
  '^src/server/': [
    '^src/(server|lib|i18n)/',
    '^src/cms/(any-collection|distributors|excerpts|hooks/change-tags|inquiries|preview|staff|transaction|storage/read-upload|presence/table|rate-limits-table|search/table)',
    '^src/addresses/(redirects|sites)\\.',
    '^src/(payload-types|database-tables)',
  ],
  '^src/features/[^/]+/queries': [
    '^src/features/[^/]+/queries',
    '^src/(server|lib|i18n|addresses)/',
    '^src/(payload-types|database-tables)',
  ],
  '^src/features/[^/]+/view-models': [
    '^src/features/[^/]+/(view-models|queries)',
    '^src/(lib|i18n|addresses)/',
    '^src/(payload-types|database-tables)',
    '^src/sites/site\\.',
  ],
  '^src/features/([^/]+)/components/': [
    '^src/features/$1/(components|view-models)',
    '^src/(ui|lib|i18n|addresses)/',
    '^src/contract/client',
  ],
  '^src/features/[^/]+/pages/': [
    '^src/features/',
    '^src/(ui|lib|i18n|addresses|server)/',
    '^src/sites/(site|stored-site|suggest-site)',
  ],
  '^src/contract/(kernel|schemas)/': ['^src/contract/(kernel|schemas)/', '^src/(lib|i18n)/'],
  '^src/contract/': [
    '^src/contract/',
    '^src/features/[^/]+/(queries|view-models)',
    '^src/(server|lib|i18n|addresses)/',
    '^src/(payload-types|database-tables)',
  ],
  '^src/sites/': ['^src/(sites|ui|lib|i18n|addresses)/'],
  '^src/addresses/': ['^src/(addresses|lib|i18n)/'],
  '^src/gateway/': [
    '^src/(gateway|addresses|lib|i18n)/',
    '^src/server/(cms|env|database|table-check|page-cache|hosts|contacts|housekeeping|jobs|missing-counter|redirects|search-counter|view-counter)',
  ],
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    ...Object.entries(layers).map(([from, allowed]) => ({
      name: `layer ${from}`,
      severity: /** @type {const} */ ('error'),
      from: { path: from },
      to: { path: '^(src|collections|globals|scripts|migrations|payload\\.config)', pathNot: allowed },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

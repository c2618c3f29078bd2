import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const siteCodes = '^(zh_CN|en_EN|en_US|en_UK|es_ES|fr_FR)$'

// A difference between sites is a message, a fact or a slot: never a comparison.
const noSiteComparison = {
  selector: `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/${siteCodes}/]`,
  message: 'Make the difference between sites a message, a fact or a slot (src/sites/site.ts).',
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next*',
      '.data',
      'migrations',
      'public',
      'next-env.d.ts',
      'src/payload-types.ts',
      '**/importMap.js',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
      'no-restricted-syntax': ['error', noSiteComparison],
    },
  },
  {
    files: ['src/{sites,i18n,addresses,app}/**', 'tests/**', 'scripts/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['tests/**', 'scripts/**', 'collections/**', 'globals/**', '*.config.ts'],
    rules: { 'no-console': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // Playwright's `use` is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
)

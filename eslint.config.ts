import { defineConfig } from 'eslint/config';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { zones } from './lint/layers';
import { noCycle } from './lint/noCycle';

const tests = ['src/**/*.test.{ts,tsx}', 'src/test/**'];

const unsettledChance = {
  name: 'fast-check',
  message: 'Use src/test/fastCheck, whose seed is settled, so that `npm test` tries the same each time.',
};

const muiPaths = [
  {
    name: '@mui/material',
    message:
      "Import the component's own path, as in '@mui/material/Button': the whole package slows every start and test.",
  },
  { name: '@mui/icons-material', message: "Import the icon's own path, as in '@mui/icons-material/Check'." },
  { name: '@mui/system', message: "Import from '@mui/material/styles' or the component's own path." },
];
const paths = [
  ...muiPaths,
  {
    name: 'react-i18next',
    importNames: ['useTranslation'],
    message: 'Import useTranslation from src/i18n/useTranslation: the library subscribes each component by itself.',
  },
  {
    name: '@hookform/resolvers/valibot',
    message: 'Use formResolver of src/ui/form: it leaves out the characters that nobody sees, as commands do.',
  },
];
const muiInternals = {
  regex: '^@mui/[^/]+/[^/]+/',
  message: 'This is private to MUI: import from the path above it.',
};
const screens = {
  regex: '^(react|react-dom|react-router-dom|react-hook-form|react-i18next|notistack|@mui|@emotion|@tanstack)(/|$)',
  message: 'This layer runs without a screen: return data or a code, and let ui or a feature show it.',
};
const rawFormats = {
  group: ['**/domain/settings/format'],
  importNames: ['formatDate', 'formatDateTime', 'formatMoney'],
  message: 'Dates and amounts follow the preferences: use useFormats() of src/ui/text/formats.',
};
const reactRedux = {
  regex: '^react-redux(/|$)',
  message: 'Only src/store/hooks.ts binds the store to React: import its hooks.',
};
const state = {
  regex: '^(react-redux|redux|redux-persist|@reduxjs/toolkit)(/|$)',
  message: 'This layer knows no store: take values and callbacks as arguments or props.',
};

const partialTable =
  'A new row would be missing here, and nothing would tell: use Record<X, Y | undefined>, and write undefined in the rows that have none. Only what is filled in as it goes may leave fields out: give it a type of its own, { [Field in X]?: Y }.';

const structure = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'A double cast hides a wrong type: narrow with a check or a schema.',
  },
  {
    selector: ':matches(Program, Program > ExportNamedDeclaration) > TSInterfaceDeclaration',
    message: "Use a type. An interface only adds to a package's own, inside 'declare module'.",
  },
  { selector: 'TSEnumDeclaration', message: "Use a union of strings, derived from an 'as const' table." },
  {
    selector:
      'TSTypeReference[typeName.name="Partial"] TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > :not(TSStringKeyword):first-child',
    message: partialTable,
  },
  {
    selector:
      ':matches(VariableDeclarator > Identifier, TSSatisfiesExpression, TSAsExpression) TSMappedType[optional=true]',
    message: partialTable,
  },
  {
    selector: 'SwitchCase[test=null]',
    message:
      'A new case would fall here, and nothing would tell: name every case, of an open string after narrowing it.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' },
];
/** Words, that is: codes in capitals, such as UGX, are the same in every language. */
const visibleText = [
  {
    selector: 'JSXText[value=/\\p{Ll}{2}/u]',
    message: "Visible words go through the translation function: t('...').",
  },
  {
    selector:
      'JSXAttribute[name.name=/^(alt|aria-label|helperText|label|placeholder|title)$/] > Literal[value=/\\p{Ll}{2}/u]',
    message: "Visible words go through the translation function: t('...').",
  },
];
const rawColour = {
  selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]',
  message: 'Colours come from the theme: use a palette token.',
};

export default defineConfig(
  { ignores: ['dist', 'build', 'coverage', 'test-results', 'playwright-report'] },
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    plugins: { 'import-x': importX, house: { rules: { 'no-cycle': noCycle } } },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.json'] })] },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', ...structure],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // An async function without await turns a throw into a rejection, as a caller of a promise expects.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // A new row of a table must be thought of: `default` does not stand for it.
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'house/no-cycle': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Warns of libraries that the React Compiler, which is not used here, would leave alone.
      'react-hooks/incompatible-library': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns: [muiInternals] }],
    },
  },
  {
    files: ['src/domain/**', 'src/reference/**', 'src/documents/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [screens, state] }] },
  },
  {
    files: ['src/store/**', 'src/sampleData/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [screens, reactRedux] }] },
  },
  {
    // A closure that shares much among many functions is taken apart: each part with its state, and one place that puts
    // them together.
    files: ['src/store/**', 'src/platform/**'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 130, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/store/hooks.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['src/i18n/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['src/features/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths, patterns: [muiInternals, reactRedux, rawFormats] },
      ],
    },
  },
  {
    files: ['src/ui/**', 'src/platform/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns: [muiInternals, state, rawFormats] }],
    },
  },
  {
    files: ['src/ui/form/formResolver.ts', 'src/ui/form/rawFormResolver.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['src/ui/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...structure, ...visibleText] },
  },
  {
    files: ['src/features/**', 'src/app/**'],
    rules: { 'no-restricted-syntax': ['error', ...structure, ...visibleText, rawColour] },
  },
  {
    // The form that a row names is found by its name. `import()` would answer later: a decision is taken at once.
    files: ['src/store/claims/actionRules.ts', 'src/features/shared/claimActions/actionForms.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: tests,
    rules: {
      'import-x/no-restricted-paths': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { paths: [unsettledChance] }],
      'no-restricted-syntax': ['error', ...structure],
      // expect.any() is any, and expect(object.method) never calls it.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['src/test/fastCheck.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // Tools and assets ask for a default export.
    files: [
      '*.config.ts',
      '**/*.d.ts',
      'src/documents/table/xlsxZip.ts',
      'src/test/jest/jsdomEnvironment.ts',
      'src/test/jest/assetStub.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['bench/**', 'trials/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', 'docs/**/*.js'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
);

import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const browserless = '/src/(documents|domain|reference|sampleData|store)/.*\\.test\\.ts$';

/** How a package that has no other form than modules is read. */
const packageOptions = { allowJs: true, module: 'CommonJS', target: 'ES2022', isolatedModules: true };

const setupFilesAfterEnv = ['<rootDir>/src/test/jest/digest.ts', '<rootDir>/src/test/jest/failOnConsole.ts'];

const shared: Project = {
  roots: ['<rootDir>/src'],
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
    '@noble[/\\\\].*\\.js$': ['ts-jest', { tsconfig: packageOptions }],
    '\\.ttf$': '<rootDir>/src/test/jest/dataUrl.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!@noble/|.*\\.ttf$)'],
  moduleNameMapper: {
    '\\.(css|svg|woff2)$': '<rootDir>/src/test/jest/assetStub.ts',
    // Their other form is of modules, which jest does not read from packages.
    '^(d3-geo|d3-array)$': '<rootDir>/node_modules/$1/dist/$1.js',
    'zip/zipToArrayBuffer\\.js$': '<rootDir>/src/documents/table/xlsxZip.ts',
    '^jspdf$': '<rootDir>/node_modules/jspdf/dist/jspdf.node.min.js',
  },
  setupFiles: ['<rootDir>/src/test/jest/clock.ts'],
  setupFilesAfterEnv,
  clearMocks: true,
  restoreMocks: true,
};

const config: Config = {
  // By default one processor stays idle.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/scripts/checks/jestTimes.mjs'],
  projects: [
    {
      // Rules, store and documents are tested without a browser, which proves that they need none.
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/src/test/jest/clock.ts', 'fake-indexeddb/auto'],
      testRegex: browserless,
    },
    {
      ...shared,
      displayName: 'portal',
      testEnvironment: '<rootDir>/src/test/jest/jsdomEnvironment.ts',
      testRegex: '\\.test\\.tsx?$',
      testPathIgnorePatterns: ['/node_modules/', browserless],
      setupFiles: ['<rootDir>/src/test/jest/clock.ts', 'fake-indexeddb/auto'],
      setupFilesAfterEnv: ['<rootDir>/src/test/jest/setup.ts', ...setupFilesAfterEnv],
    },
  ],
};

export default config;

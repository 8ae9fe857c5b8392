import { existsSync, readdirSync } from 'node:fs';

type Layer = { mayImport: readonly string[]; instead: string };

/** Who may import whom (ARCHITECTURE.md, The layers); a layer that is not named may not be imported. */
const layers: Record<string, Layer> = {
  domain: {
    mayImport: ['reference'],
    instead: 'The domain holds rules alone: take what you need as an argument, or move it down into domain.',
  },
  reference: {
    mayImport: ['domain'],
    instead: 'Reference holds facts: leave the use of them to the layer above.',
  },
  sampleData: {
    mayImport: ['domain', 'reference', 'store'],
    instead:
      'Sample data is made by the decisions of the store, without a screen: return plain records and let app load them.',
  },
  store: {
    mayImport: ['domain', 'reference'],
    instead:
      'The store runs without a screen: take the browser as a port passed in from app, and return facts and refusals for the screen to word.',
  },
  documents: {
    mayImport: ['domain', 'reference'],
    instead: 'Documents take rows and return bytes: let the caller select the rows and hand over the bytes.',
  },
  platform: {
    mayImport: ['domain', 'reference'],
    instead: 'Platform wraps the browser and nothing else: take values as arguments.',
  },
  ui: {
    mayImport: ['domain', 'reference', 'i18n'],
    instead: 'Pieces in ui know the domain and not the store: pass data and callbacks in as props.',
  },
  i18n: {
    mayImport: ['domain', 'reference'],
    instead: 'Languages are words: let the caller look them up.',
  },
  features: {
    mayImport: ['domain', 'reference', 'sampleData', 'store', 'documents', 'platform', 'ui', 'i18n'],
    instead: 'App is made of features: move what you need down into ui, store or platform, or take it as a prop.',
  },
};

type Zone = { target: string; from: string; except?: string[]; message: string };

const layerZones: Zone[] = Object.entries(layers).flatMap(([layer, { mayImport, instead }]) =>
  [...Object.keys(layers), 'app']
    .filter((other) => other !== layer && !mayImport.includes(other))
    .map((other) => ({ target: `./src/${layer}`, from: `./src/${other}`, message: instead })),
);

const features = existsSync('src/features') ? readdirSync('src/features') : [];

const featureZones: Zone[] = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`, ...(feature === 'shared' ? [] : ['./shared'])],
  message:
    'Features never import features: move what both need into features/shared, ui, store or domain, or link by route.',
}));

const testZone: Zone = {
  target: './src',
  from: './src/test',
  message: 'What helps tests stays out of the portal: move what both need out of test.',
};

export const zones: Zone[] = [...layerZones, ...featureZones, testZone];

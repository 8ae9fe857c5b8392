import { readFileSync } from 'node:fs';

/** jest serves no files: the address that the portal fetches one from holds its bytes. */
export default {
  process(_text, path) {
    const bytes = readFileSync(path).toString('base64');
    return { code: `module.exports = { __esModule: true, default: 'data:font/ttf;base64,${bytes}' };` };
  },
};

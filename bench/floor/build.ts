import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import HtmlPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { webpack, type Configuration } from 'webpack';
import { headersFile, hostFiles, securityHeaders } from '../../scripts/headers.mjs';

const root = process.cwd();
const source = join(root, 'bench/floor');

/** Where the built floor lies. */
export const floorFolder = 'build/floor';

const config: Configuration = {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: join(source, 'main.tsx'),
  output: { path: join(root, floorFolder), publicPath: '/', filename: '[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: source,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new HtmlPlugin({
      templateContent:
        '<!doctype html><html lang="en"><head><title>Claims</title></head><body><div id="root"></div></body></html>',
    }),
  ],
  optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
  performance: false,
};

/** Builds the floor, with what the portal's own build does to code and without what it does for the portal alone. */
export async function buildFloor(): Promise<void> {
  const compiler = webpack(config);
  const stats = await promisify((done: Parameters<typeof compiler.run>[0]) => compiler.run(done))();
  await promisify((done: Parameters<typeof compiler.close>[0]) => compiler.close(done))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  // Served as the portal is. Nothing stands in its page itself.
  const headers = hostFiles(securityHeaders({ style: '', script: '' }))[headersFile] ?? '';
  await writeFile(join(root, floorFolder, headersFile), headers);
}

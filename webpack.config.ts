import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin, { type HtmlTagObject } from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import {
  BannerPlugin,
  Compilation,
  dependencies,
  sources,
  WebpackError,
  type Compiler,
  type Configuration,
} from 'webpack';
import 'webpack-dev-server';
import { InjectManifest } from 'workbox-webpack-plugin';
import { developmentPolicy, digestOf, hostFiles, pagePolicy, securityHeaders } from './scripts/headers.mjs';

const root = process.cwd();

const frameFile = 'frame.js';

/** Stands in a page for its policy until the page is whole. */
const policyPlace = '{{policy}}';

/** Packages that every page needs: a chunk of their own stays in the browser's cache while the portal changes. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|redux|@reduxjs[\\/]toolkit|react-redux|immer|reselect)[\\/]/;

/**
 * Nearly all of a page's code runs when it is first shown. Chromium then compiles whole files beside their download
 * instead of one function after the other as it is called; other browsers read a comment.
 */
const compileAtOnce = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: frameFile,
  // After the minifier, which drops comments, and before the source maps, which count lines.
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** What `npm run size` reads: which files each route's chunk group loads. */
class ChunkGroupsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('ChunkGroupsPlugin', (stats) => {
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups;
      mkdirSync(join(root, 'build'), { recursive: true });
      writeFileSync(join(root, 'build/chunk-groups.json'), JSON.stringify(groups, null, 2));
    });
  }
}

/**
 * Puts into the page itself what it shows before any other file has come: the script that chooses its frame, with the
 * files of the first screens named on its tag, and the style of the first file. The policy allows these two by their
 * digests and no other text (scripts/headers.mjs); it is written into the page, and for hosts into files of their own.
 */
class StartFramePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('StartFramePlugin', (compilation) => {
      const filesOf = (name: string) => {
        const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
        return files.map((file) => `/${file}`).join(' ');
      };
      const take = (name: string) => {
        const text = compilation.getAsset(name)?.source.source().toString() ?? '';
        compilation.deleteAsset(name);
        return text.replace(/\n?(\/\/|\/\*)# source\S+( \*\/)?\s*$/, '').trim();
      };
      let style = '';
      const { alterAssetTagGroups, beforeEmit } = HtmlPlugin.getHooks(compilation);
      alterAssetTagGroups.tap('StartFramePlugin', (page) => {
        const isOurs = ({ attributes: { src, href } }: HtmlTagObject) =>
          src === `/${frameFile}` || /^\/main\..*css$/.test(String(href));
        const styleFile = page.headTags.find(({ attributes }) => attributes['rel'] === 'stylesheet');
        style = take(String(styleFile?.attributes['href']).slice(1));
        page.headTags = page.headTags.filter((tag) => !isOurs(tag));
        const files = {
          'data-sign-in': filesOf('page-login'),
          // A start waits for what checks the last events.
          'data-portal': `${filesOf('shell')} ${filesOf('settle')}`,
          'data-dashboard': filesOf('page-dashboard'),
          'data-claims': filesOf('page-claims'),
        };
        page.bodyTags.push(HtmlPlugin.createHtmlTagObject('script', files, take(frameFile)));
        return page;
      });
      beforeEmit.tap('StartFramePlugin', (page) => {
        page.html = page.html.replace('</style>', () => `${style}</style>`);
        return page;
      });
      // After the files got their names, which the style holds.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'StartFramePlugin', stage }, (assets) => {
        const page = assets['index.html']?.source().toString() ?? '';
        const texts = [...page.matchAll(/<(style|script)(?: data-[^>]*)?>(.+?)<\/\1>/gs)];
        const [[, first, style = ''] = [], [, second, script = ''] = [], ...others] = texts;
        if (first !== 'style' || second !== 'script' || others.length > 0) {
          compilation.errors.push(new WebpackError('index.html is to have one style and one script in it'));
        }
        const frame = { style: digestOf(style), script: digestOf(script) };
        compilation.updateAsset('index.html', new sources.RawSource(page.replace(policyPlace, pagePolicy(frame))));
        for (const [name, text] of Object.entries(hostFiles(securityHeaders(frame)))) {
          compilation.emitAsset(name, new sources.RawSource(text));
        }
      });
    });
  }
}

/** Names the version of the portal in its page: that of the package, and a digest of all files of the build. */
class VersionPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('VersionPlugin', (compilation) => {
      // After the files got their names, and before the service worker gets the list of them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'VersionPlugin', stage }, (assets) => {
        const digest = createHash('sha256');
        for (const name of Object.keys(assets).sort()) {
          if (name.endsWith('.map') || name === serviceWorkerFile) continue;
          digest.update(name).update(assets[name]?.buffer() ?? '');
        }
        const number = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
        const version = `${number}-${digest.digest('hex').slice(0, 8)}`;
        compilation.updateAsset('index.html', (page) => {
          const named = page.source().toString().replace('data-version="development"', `data-version="${version}"`);
          return new sources.RawSource(named);
        });
      });
    });
  }
}

const serviceWorkerFile = 'sw.js';

/** Code that only makes, reads and shows files, and languages: it comes when the pages are there, or when it is first used. */
const laterGroups = new Set([
  'import-template',
  'open-sheet',
  'paper-pdf',
  'paper-pdf-start',
  'paper-worker',
  'pdf',
  'pdf-reader',
  'pdf-worker',
  'read-xlsx',
  'sheet',
  'sheet-worker',
  'xlsx',
  'xlsx-start',
  'xlsx-worker',
  'zip',
]);
const isLaterGroup = (name: string) => laterGroups.has(name) || name.startsWith('language-');
const laterFiles = /\.(wasm|pfb|ttf)$|^(sample|icons)\//;

/** The service worker with the list of all files, those marked that can come later. */
const serviceWorker = new InjectManifest({
  swSrc: './src/offline/serviceWorker.ts',
  swDest: serviceWorkerFile,
  exclude: [/\.map$/, ...Object.keys(hostFiles({}))],
  manifestTransforms: [
    (manifest, compilation) => {
      const ofPages = new Set(
        [...(compilation as Compilation).chunkGroups]
          .filter(({ name }) => !name || !isLaterGroup(name))
          .flatMap((group) => group.getFiles()),
      );
      const isLater = (file: string) => laterFiles.test(file) || (/\.js$/.test(file) && !ofPages.has(file));
      return {
        manifest: manifest.map((entry) => ({ ...entry, ...(isLater(entry.url.slice(1)) && { later: true }) })),
        warnings: [],
      };
    },
  ],
});

/**
 * The address of a package's own module is, in a build, its place on the machine that built: only the packages' code for
 * Node asks for it. Nothing of that machine goes into the portal, and every machine builds the same files.
 */
class NoBuildPathsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NoBuildPathsPlugin', (_compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('NoBuildPathsPlugin', (parser) => {
          // Before webpack's own answer.
          const asked = { name: 'NoBuildPathsPlugin', stage: -10 };
          parser.hooks.expression.for('import.meta.url').tap(asked, ({ range }) => {
            const { module } = parser.state;
            if (!range || !/[\\/]node_modules[\\/]/.test(module.resource)) return undefined;
            module.addPresentationalDependency(new dependencies.ConstDependency('""', range));
            return true;
          });
        });
      }
    });
  }
}

/** The words of every language, by its name. */
function readWords() {
  const files = readdirSync(join(root, 'src/i18n')).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(root, 'src/i18n', name), 'utf8')) as unknown]),
  );
}

export default function webpackConfig(_env: unknown, { mode }: { mode?: string }): Configuration {
  const production = mode === 'production';

  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: {
      // It waits for nothing, not even for the runtime of the others.
      ...(production && {
        frame: { import: './src/app/startFrame/showFrame.ts', filename: frameFile, runtime: false },
      }),
      main: './src/main.tsx',
    },
    // No eval in either mode, so that both run under the same content security policy.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      // Without names, which the first script would have to list.
      ...(production && { chunkFilename: '[id].[contenthash:8].js' }),
      assetModuleFilename: production ? '[name].[contenthash:8][ext]' : '[name][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // For pictures of whole pages and for SVG, which no document of ours holds.
        canvg: false,
        dompurify: false,
        html2canvas: false,
        // For Emotion's withTheme, which nothing here uses.
        'hoist-non-react-statics': false,
        // The theme turns ripples off.
        [join(root, 'node_modules/@mui/material/ButtonBase/TouchRipple.mjs')]: false,
        // React has its hook itself since version 18.
        'use-sync-external-store/shim$': 'react',
        // The package's own starts a worker from a blob: address, which our content security policy refuses.
        [join(root, 'node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js')]: join(
          root,
          'src/documents/table/xlsxZip.ts',
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: join(root, 'src'),
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
            },
          },
        },
        { test: /\.css$/, use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'] },
        { test: /\.(svg|ttf|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: 'public/index.html',
        templateParameters: { policy: production ? policyPlace : developmentPolicy, words: readWords() },
      }),
      new NoBuildPathsPlugin(),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
            new ChunkGroupsPlugin(),
            new StartFramePlugin(),
            compileAtOnce,
            new VersionPlugin(),
            serviceWorker,
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 } },
          extractComments: false,
        }),
      ],
      // In a build it stands in the first file, which is asked for anew as often.
      runtimeChunk: !production && 'single',
      splitChunks: {
        // Beside the framework there is no shared vendor chunk: a package goes with the routes that use it.
        chunks: 'all',
        // Before they are minified. A smaller file that pages share costs each of them a request, which on a slow network
        // waits for one of six connections; its modules stand in the files of the pages instead.
        minSize: 70_000,
        cacheGroups: {
          framework: { test: framework, name: 'framework', chunks: 'initial', priority: 1 },
          // Packages of pages stand in the files of those pages.
          defaultVendors: {
            test: /[\\/]node_modules[\\/]/,
            chunks: 'initial',
            priority: -10,
            reuseExistingChunk: true,
          },
        },
      },
    },
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [join(root, 'webpack.config.ts'), join(root, 'package-lock.json')] },
    },
    performance: false,
    devServer: {
      // The loopback address only: by default the server offers itself to the whole network.
      host: '127.0.0.1',
      port: 3000,
      hot: true,
      static: false,
      historyApiFallback: { disableDotRule: true },
      client: {
        // The socket of the page's own host, localhost or 127.0.0.1: another is against the content security policy.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  };
}

/*
 * Builds the plugin on top of @wordpress/scripts:
 *   editor  one start-up script with the stub of every block and extension, an async chunk for each edit;
 *           one script for each screen of the administration (src/screens/<name>)
 *   styles  the front-end style of each block, and one style for the editor's canvas
 *   view    script modules for the front end
 */
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const MiniCSSExtractPlugin = require( 'mini-css-extract-plugin' );

process.env.WP_SOURCE_PATH = 'blocks';
process.env.WP_EXPERIMENTAL_MODULES = 'true';
const [ script, view ] = require( '@wordpress/scripts/config/webpack.config' );

const {
	importer,
	replacements,
} = require( './src/markdown/lighter/replacements.cjs' );
const {
	generateDeferred,
	generateEditorEntry,
	generateSections,
} = require( './bin/lib/entries.cjs' );
const { writeManifest } = require( './bin/lib/field-types.cjs' );
const { writeManifest: writeServices } = require( './bin/lib/embed-hosts.cjs' );
const { writeGuide } = require( './bin/lib/guide.cjs' );
const root = __dirname;
const build = path.join( root, 'build' );
const alias = {
	...script.resolve.alias,
	'@slipstream': path.join( root, 'src' ),
};
const cache = ( name ) => ( {
	type: 'filesystem',
	name,
	cacheDirectory: path.join( root, '.cache/webpack' ),
	buildDependencies: {
		config: [
			__filename,
			require.resolve( './src/markdown/lighter/replacements.cjs' ),
			require.resolve( './bin/lib/field-types.cjs' ),
			require.resolve( './bin/lib/embed-hosts.cjs' ),
		],
	},
} );
const without = ( plugins, ...names ) =>
	plugins.filter( ( plugin ) => ! names.includes( plugin.constructor.name ) );

/** Takes away the empty scripts that webpack makes for entries that are styles alone. */
class StylesOnlyPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'StylesOnly', ( compilation ) => {
			const stage =
				compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap(
				{ name: 'StylesOnly', stage },
				( assets ) => {
					for ( const name of Object.keys( assets ) ) {
						if ( /\.(js|js\.map|asset\.php)$/.test( name ) ) {
							compilation.deleteAsset( name );
						}
					}
				}
			);
		} );
	}
}

const editor = {
	...script,
	name: 'slipstream',
	entry: () => {
		const screens = glob( 'src/screens/*/init.{ts,tsx}', { cwd: root } );
		generateDeferred();
		return {
			editor: generateEditorEntry(),
			// A library that a block puts into a page, or into the canvas of the editor, by an element of its own.
			...Object.fromEntries(
				glob( 'blocks/*/library.ts', { cwd: root } ).map( ( file ) => [
					`${ file.split( '/' )[ 1 ] }/library`,
					path.join( root, file ),
				] )
			),
			...Object.fromEntries(
				screens.map( ( file ) => {
					const name = file.split( '/' )[ 2 ];
					return [
						`screens/${ name }`,
						[
							...generateSections( name ),
							path.join( root, file ),
						],
					];
				} )
			),
		};
	},
	output: {
		...script.output,
		path: build,
		clean: false,
		uniqueName: 'slipstream',
		chunkFilename: 'chunks/[name].js?ver=[contenthash:12]',
	},
	resolve: { ...script.resolve, alias },
	module: {
		...script.module,
		rules: [
			...script.module.rules,
			// What a form field is, with its texts as translators find them.
			{
				test: /[\\/]field-[^\\/]+[\\/]field\.json$/,
				type: 'javascript/auto',
				use: require.resolve( './bin/lib/field-types.cjs' ),
			},
			{
				test: /[\\/]embed\.json$/,
				type: 'javascript/auto',
				use: require.resolve( './bin/lib/embed-hosts.cjs' ),
			},
			{ include: importer, resolve: { alias: replacements } },
		],
	},
	cache: cache( 'editor' ),
	plugins: [
		...without( script.plugins, 'MiniCssExtractPlugin', 'RtlCssPlugin' ),
		{
			apply: ( compiler ) =>
				compiler.hooks.afterEmit.tap( 'Manifests', () => {
					writeManifest( root );
					writeServices( root );
					writeGuide( root );
				} ),
		},
		new MiniCSSExtractPlugin( {
			filename: '[name].css',
			chunkFilename: 'chunks/[name].css?ver=[contenthash:12]',
		} ),
		...script.plugins.filter(
			( plugin ) => plugin.constructor.name === 'RtlCssPlugin'
		),
	],
	optimization: {
		...script.optimization,
		// "shared-…" would move with every edit; the content hash in the query keeps browsers right.
		chunkIds: 'named',
		splitChunks: {
			...script.optimization.splitChunks,
			cacheGroups: {
				default: false,
				defaultVendors: false,
				// Changes with its own releases alone.
				diff: {
					test: /[\\/]node_modules[\\/]diff[\\/]/,
					name: 'diff-engine',
					chunks: 'async',
					enforce: true,
					priority: 10,
				},
				// What several screens say of one domain's settings is fetched once. The name counts it with the screens, as no edit uses it.
				settings: {
					test: /[\\/]src[\\/]site-settings[\\/]/,
					name: ( module ) =>
						`screen-settings-${ path.basename( module.resource, '.ts' ) }`,
					chunks: ( chunk ) => /^screen-/.test( chunk.name ),
					minChunks: 2,
					minSize: 1000,
					priority: 8,
				},
				// A library that several edits use is fetched once, and its state exists once.
				shared: {
					test: /[\\/](src|node_modules)[\\/]/,
					// What is deferred is one file, which pages of old posts have from the beginning.
					chunks: ( chunk ) =>
						! chunk.canBeInitial() &&
						chunk.name !== 'editor-deferred',
					minChunks: 2,
					minSize: 2000,
					priority: 5,
					reuseExistingChunk: true,
				},
			},
		},
	},
};

// "style" is also the canvas's; "view" is for pages alone; "library" is added by a script.
const blockStyles = glob(
	[ 'blocks/*/{style,view,library}.scss', 'src/*/view.scss' ],
	{ cwd: root }
).sort();
const STYLES = { style: 'style-index', view: 'style-view', library: 'library' };
const styleOf = ( file ) => STYLES[ path.basename( file, '.scss' ) ];
const canvasStyles = glob(
	[ 'blocks/*/{style,editor}.scss', 'src/*/canvas.scss' ],
	{ cwd: root }
).sort();
const styles = {
	...script,
	name: 'slipstream-styles',
	entry: {
		...Object.fromEntries(
			blockStyles.map( ( file ) => [
				`${ file.split( '/' )[ 1 ] }/${ styleOf( file ) }`,
				path.join( root, file ),
			] )
		),
		'editor-canvas': canvasStyles.map( ( file ) =>
			path.join( root, file )
		),
	},
	output: { ...script.output, path: build, clean: false },
	cache: cache( 'styles' ),
	plugins: [
		...without(
			script.plugins,
			'CopyPlugin',
			'PhpFilePathsPlugin',
			'DependencyExtractionWebpackPlugin'
		),
		new StylesOnlyPlugin(),
	],
	optimization: { ...script.optimization, splitChunks: false },
};

// A library's is one that several blocks share.
const viewScripts = [ 'blocks/*/view.ts', 'src/*/view.ts' ];
const views = glob( viewScripts, { cwd: root } );

module.exports = [
	editor,
	styles,
	...( views.length > 0
		? [
				{
					...view,
					// Every view.ts: which of them a page loads is up to block.json, or to the block's renderer.
					entry: () =>
						Object.fromEntries(
							glob( viewScripts, { cwd: root } ).map(
								( file ) => [
									`${ file.split( '/' )[ 1 ] }/view`,
									path.join( root, file ),
								]
							)
						),
					output: {
						...view.output,
						chunkFilename: 'chunks/[name].js?ver=[contenthash:12]',
					},
					resolve: { ...view.resolve, alias },
					optimization: {
						...view.optimization,
						chunkIds: 'named',
						splitChunks: false,
					},
					cache: cache( 'view' ),
				},
			]
		: [] ),
];

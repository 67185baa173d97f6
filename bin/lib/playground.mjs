// Runs a site in WordPress Playground: PHP in WebAssembly, nothing to install but npm packages.
import { root } from './paths.mjs';

const PLUGIN = '/wordpress/wp-content/plugins/slipstream';

/**
 * Starts a site in Playground.
 *
 * @param {Object} options
 * @param {string} options.wordpress The site's WordPress; its database is kept in wp-content/database.
 * @param {number} options.port      Port.
 * @param {string} [options.plugin]  Folder that is mounted as the plugin.
 * @param {string} [options.php]     PHP version.
 * @param {number} [options.workers] Requests at once; a stream holds one.
 * @return {Promise<{url: string, stop: () => Promise<void>}>} The running site.
 */
export async function startPlayground( {
	wordpress,
	port,
	plugin = root,
	php = '8.3',
	workers = 4,
} ) {
	const { runCLI } = await import( '@wp-playground/cli' );
	const url = `http://127.0.0.1:${ port }`;
	const server = await runCLI( {
		command: 'server',
		port,
		php,
		workers,
		verbosity: 'quiet',
		quiet: true,
		login: false,
		followSymlinks: true,
		'site-url': url,
		'mount-before-install': [
			{ hostPath: wordpress, vfsPath: '/wordpress' },
		],
		mount: [ { hostPath: plugin, vfsPath: PLUGIN } ],
		wordpressInstallMode: 'install-from-existing-files-if-needed',
		blueprint: {
			steps: [
				{
					step: 'runPHP',
					code: `<?php require '/wordpress/wp-load.php'; require '/wordpress/slipstream-setup/setup.php';`,
				},
			],
		},
	} );
	return { url, stop: () => server[ Symbol.asyncDispose ]() };
}

import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
// Chromium without its calls home, which a closed network would only slow down.
import args from './bin/lib/chromium-flags.json';

const CHROMIUMS = [ '/usr/bin/chromium-headless-shell', '/usr/bin/chromium' ];

// No page lives long enough for the work of the optimizing compilers to pay, or for collecting its garbage.
const SHORT_LIVED =
	'--js-flags=--no-maglev --no-opt --min-semi-space-size=64 --max-semi-space-size=64 --initial-heap-size=1024';

process.env.WP_ARTIFACTS_PATH ??= './artifacts';

// PHP in WebAssembly takes several times as long.
const PATIENCE = process.env.SLIPSTREAM_E2E_RUNTIME === 'playground' ? 3 : 1;

/** Where the tests of each project stand: what every change must pass, its repetitions, and pictures. */
const FOLDERS = { e2e: 'specs', matrix: 'matrix', screens: 'screens' };

// Each worker has a site of its own, and reads this file again: see e2e/global-setup.mjs.
const sites: Record< string, string >[] = JSON.parse(
	process.env.SLIPSTREAM_E2E_SITES ?? '[]'
);
Object.assign(
	process.env,
	sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ]
);

export default defineConfig( {
	testDir: './e2e',
	globalSetup: './e2e/global-setup.mjs',
	outputDir: './artifacts/results',
	workers: 2,
	// A test that passes only when it is repeated is told in the end.
	retries: 1,
	timeout: 60_000 * PATIENCE,
	expect: { timeout: 15_000 * PATIENCE },
	reporter: 'list',
	use: {
		baseURL: process.env.WP_BASE_URL,
		storageState: process.env.STORAGE_STATE_PATH,
		viewport: { width: 1280, height: 900 },
		contextOptions: { reducedMotion: 'reduce' },
		trace: 'on-first-retry',
		screenshot: 'only-on-failure',
		launchOptions: {
			executablePath:
				process.env.CHROMIUM_PATH ?? CHROMIUMS.find( existsSync ),
			args: [ ...args, SHORT_LIVED ],
		},
	},
	projects: Object.entries( FOLDERS ).map( ( [ name, folder ] ) => ( {
		name,
		testMatch: `**/${ folder }/**/*.spec.ts`,
		use: {
			...devices[ 'Desktop Chrome' ],
			viewport: { width: 1280, height: 900 },
		},
	} ) ),
} );

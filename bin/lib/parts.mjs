// The parts of the test run.
import { bin } from './paths.mjs';
import { phpunit } from './phpunit.mjs';
import {
	buildPlugin,
	check,
	evaluation,
	fetchCore,
	jest,
	lint,
	phpStandards,
	phpSyntax,
	playwright,
	scaffold,
	types,
	zip,
} from './tasks.mjs';

const part = ( name, task ) => ( { name, task } );

const buildPart = part( 'build', buildPlugin );
const typesPart = part( 'types', types );

/** What `npm test` runs: stages one after another, in each of them so many parts at once, the long ones first. */
export const STAGES = [
	{
		atOnce: 2,
		parts: [
			buildPart,
			// What takes as long, and needs no build.
			typesPart,
			part( 'core', fetchCore ),
			part(
				'lint-style',
				check( bin( 'wp-scripts' ), [
					'lint-style',
					'{src,blocks,extensions}/**/*.scss',
				] )
			),
			part( 'php-syntax', phpSyntax ),
		],
	},
	{
		atOnce: 2,
		parts: [
			part( 'php-site', phpunit( 'latest', { suite: 'site' } ) ),
			part( 'unit', jest( '/(src|blocks|extensions)/.+/test/' ) ),
			part( 'php-payments', phpunit( 'latest', { suite: 'payments' } ) ),
			part( 'lint', lint() ),
			part( 'scaffold', scaffold ),
			part( 'php-standards', phpStandards() ),
			part( 'architecture', jest( '/tests/(architecture|budget)/' ) ),
			part( 'evaluation', evaluation ),
			part( 'zip', zip ),
		],
	},
	{
		atOnce: 1,
		// Two browsers at once by itself.
		parts: [ part( 'e2e', playwright( 'auto', 'latest' ) ) ],
	},
];

/** What repeats `npm test` where it rarely differs. */
const BROWSER_REPETITIONS = [
	part( 'matrix', playwright( 'auto', 'latest', { project: 'matrix' } ) ),
	part( 'screens', playwright( 'auto', 'latest', { project: 'screens' } ) ),
	part( 'e2e-6.8', playwright( 'native', '6.8' ) ),
	part( 'matrix-6.8', playwright( 'native', '6.8', { project: 'matrix' } ) ),
];

/** These wait for other processes most of the time. */
const PHP_REPETITIONS = [
	part( 'php-sqlite', phpunit( 'latest', { db: 'sqlite' } ) ),
	part( 'php-6.8', phpunit( '6.8' ) ),
];

/** Several times as slow as the rest, it gets only whole tasks of people, and nothing beside it. */
const PLAYGROUND = [ 'latest', '6.8' ].map( ( wp ) =>
	part(
		`playground-${ wp }`,
		playwright( 'playground', wp, { specs: [ 'e2e/specs/first-use' ] } )
	)
);

/** What `npm run test:all` runs. In a lane, one part follows another: parts of the browser would disturb each other. */
export const ALL_STAGES = [
	...STAGES,
	{
		parts: [ ...BROWSER_REPETITIONS, ...PHP_REPETITIONS ],
		lanes: [ BROWSER_REPETITIONS, PHP_REPETITIONS ],
	},
	{ atOnce: 1, parts: PLAYGROUND },
];

// The parts of the test run for a change alone: npm test -- --changed
import { planOf } from './change-plan.mjs';
import { bin, root } from './paths.mjs';
import { phpunit } from './phpunit.mjs';
import { run } from './run.mjs';
import {
	buildPlugin,
	check,
	jest,
	lint,
	phpStandards,
	playwright,
	scaffold,
	types,
	zip,
} from './tasks.mjs';

const git = async ( ...args ) => {
	const { status, output } = await run( 'git', args, { cwd: root } );
	return status === 0 ? output.trim() : '';
};

/** Where the branch left another, by default the one that it goes back to; HEAD on that one itself. */
async function base( other ) {
	const upstream =
		other ||
		( await git( 'rev-parse', '--abbrev-ref', '@{upstream}' ) ) ||
		'main';
	return ( await git( 'merge-base', 'HEAD', upstream ) ) || 'HEAD';
}

/** The files that differ from there, committed or not, and those that git does not know yet. */
async function changedFiles( other ) {
	const since = await base( other );
	const lists = await Promise.all( [
		git( 'diff', '--name-only', '--no-renames', since ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	] );
	return [ ...new Set( lists.join( '\n' ).split( '\n' ) ) ].filter( Boolean );
}

/** All checks of a kind, those of a change, or none. */
const some = ( chosen, task ) =>
	chosen.length === 0 ? undefined : task( chosen === 'all' ? [] : chosen );

/**
 * What `npm test -- --changed` runs.
 *
 * @param {string|undefined}       other A branch or commit to compare with.
 * @param {(line: string) => void} say   Tells what is left out.
 * @return {Promise<{atOnce: number, parts: {name: string, task: Function}[]}[]>} Its stages.
 */
export async function changedStages( other, say ) {
	const files = await changedFiles( other );
	const plan = planOf( files, root );
	say(
		`${ files.length } files have changed; browser tests: ${ plan.specs === 'all' ? 'all' : plan.specs.length + plan.matrix.length + plan.screens.length }. All checks: npm test.`
	);
	const needsBuild =
		plan.specs.length + plan.matrix.length + plan.screens.length > 0;
	const scripts = bin( 'wp-scripts' );
	const tools = { scaffold, zip };
	const tasks = {
		build: needsBuild ? buildPlugin : undefined,
		types: plan.hasTypes ? types : undefined,
		unit: some( plan.unit, ( related ) =>
			related.length
				? jest( '--passWithNoTests', '--findRelatedTests', ...related )
				: jest( '/(src|blocks|extensions)/.+/test/' )
		),
		php: some( plan.php, ( filter ) =>
			phpunit( 'latest', {
				filter: typeof filter === 'string' ? filter : '',
			} )
		),
		lint: some( plan.lint, ( list ) => lint( ...list ) ),
		'php-standards': some( plan.phpFiles, ( list ) =>
			phpStandards( ...list )
		),
		architecture: jest(
			needsBuild
				? '/tests/(architecture|budget)/'
				: '/tests/architecture/'
		),
		'lint-style': some( plan.styles, ( list ) =>
			check( scripts, [ 'lint-style', ...list ] )
		),
		e2e: some( plan.specs, ( list ) =>
			playwright( 'auto', 'latest', { specs: list } )
		),
		matrix: some( plan.matrix, ( list ) =>
			playwright( 'auto', 'latest', { project: 'matrix', specs: list } )
		),
		screens: some( plan.screens, ( list ) =>
			playwright( 'auto', 'latest', { project: 'screens', specs: list } )
		),
		...Object.fromEntries(
			plan.tools.map( ( name ) => [ name, tools[ name ] ] )
		),
	};
	const parts = ( ...names ) =>
		names
			.filter( ( name ) => tasks[ name ] )
			.map( ( name ) => ( { name, task: tasks[ name ] } ) );
	return [
		{ atOnce: 2, parts: parts( 'build', 'types' ) },
		{
			atOnce: 2,
			parts: parts(
				'unit',
				'php',
				'lint',
				'php-standards',
				'architecture',
				'lint-style'
			),
		},
		{
			atOnce: 1,
			parts: parts( 'zip', 'scaffold', 'e2e', 'matrix', 'screens' ),
		},
	];
}

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	currentCommit,
	lastGreen,
	noteGreen,
} from '../../bin/lib/test-history.mjs';

const GREEN = { passed: 9, failed: 0, skipped: 0, repeated: 0 };
const NEVER = 'No run of all tests is noted as green on this machine.';

describe( 'when all tests were green last', () => {
	let folder;
	let file;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'slipstream-history-' ) );
		file = join( folder, 'cache', 'history.json' );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	it( 'is told with the commit and how long it took', () => {
		expect( lastGreen( file ) ).toBe( NEVER );
		expect(
			noteGreen( GREEN, { commit: 'abc1234', seconds: 61 }, file )
		).toBe( '' );
		expect( lastGreen( file ) ).toMatch(
			/^All tests were green last on \d{4}-.* at abc1234, in 61 s\.$/
		);
	} );

	it.each( [ 'failed', 'skipped', 'repeated' ] )(
		'is not now where a test was %s',
		( what ) => {
			expect(
				noteGreen( { ...GREEN, [ what ]: 1 }, { commit: 'a' }, file )
			).toContain( `1 ${ what }` );
			expect( lastGreen( file ) ).toBe( NEVER );
		}
	);

	it( 'is not known where the note was cut', () => {
		const cut = join( folder, 'cut.json' );
		writeFileSync( cut, '{"commit":"abc1' );
		expect( lastGreen( cut ) ).toBe( NEVER );
	} );

	it( 'is told without a commit where there is no checkout, and with changes where there are some', async () => {
		const git = ( ...args ) =>
			execFileSync( 'git', args, { cwd: folder, encoding: 'utf8' } );
		expect( await currentCommit( folder ) ).toMatch( /^no commit/ );
		git( 'init', '-q' );
		const who = [ '-c', 'user.name=a', '-c', 'user.email=a@example.org' ];
		git( ...who, 'commit', '-q', '--allow-empty', '-m', 'Begin' );
		const commit = git( 'rev-parse', '--short', 'HEAD' ).trim();
		expect( await currentCommit( folder ) ).toBe( commit );
		writeFileSync( join( folder, 'new' ), '' );
		expect( await currentCommit( folder ) ).toBe(
			`${ commit } with changes`
		);
	} );
} );

/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	countProcessorTime,
	inGroup,
	removeLeftGroups,
	secondsOfEnded,
} from '../../bin/lib/processor.mjs';

/** Keeps a processor busy for a third of a second. */
const BUSY = 'const end = Date.now() + 300; while ( Date.now() < end ) {}';
const beBusy = () =>
	spawnSync( ...inGroup( process.execPath, [ '-e', BUSY ] ) ).status;

describe( 'the processor time of a part', () => {
	let folder;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'slipstream-groups-' ) );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	it( 'is counted where a group may be made, with what the part gave', async () => {
		const { result, seconds } = await countProcessorTime(
			'busy',
			async () => beBusy()
		);
		expect( result ).toBe( 0 );
		// Where no group may be made, nothing is counted.
		expect( seconds ?? 1 ).toBeGreaterThan( 0.1 );
	} );

	it( 'is not counted, and programs start as ever, where no group may be made', async () => {
		for ( const own of [ null, join( folder, 'none' ) ] ) {
			const told = await countProcessorTime(
				'part',
				async () => inGroup( 'echo', [ 'a' ] ),
				own
			);
			expect( told ).toEqual( {
				result: [ 'echo', [ 'a' ] ],
				seconds: undefined,
			} );
		}
	} );

	it( 'is counted with what ended programs took, where the system tells', () => {
		const before = secondsOfEnded();
		beBusy();
		expect(
			before === undefined ? 1 : secondsOfEnded() - before
		).toBeGreaterThan( 0.1 );
	} );

	it( 'leaves no group of a run that is gone, and that of a run that is not', () => {
		const ended = spawnSync( 'true' ).pid;
		const names = [
			`slipstream-${ ended }-unit`,
			`slipstream-${ process.pid }-unit`,
			'other',
		];
		names.forEach( ( name ) => mkdirSync( join( folder, name ) ) );
		removeLeftGroups( folder );
		expect(
			names.map( ( name ) => existsSync( join( folder, name ) ) )
		).toEqual( [ false, true, true ] );
	} );
} );

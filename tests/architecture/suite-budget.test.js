/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
	holdBudget,
	holdParts,
	holdTotal,
	isSound,
} from '../../bin/lib/suite-budget.mjs';

const budget = { build: 40, unit: 200, php: 200, e2e: 900, zip: 4 };
const slower = ( times ) =>
	Object.fromEntries(
		Object.entries( budget ).map( ( [ name, seconds ] ) => [
			name,
			seconds * times,
		] )
	);

describe( 'the budget of each part', () => {
	it( 'is kept by the same work on a slower machine', () => {
		expect( holdParts( slower( 2.3 ), budget ) ).toEqual( {
			speed: 2.3,
			problems: [],
		} );
	} );

	it( 'names the part that has grown by more than a tenth and some seconds', () => {
		const { problems } = holdParts(
			{ ...slower( 2 ), unit: 2 * 226 },
			budget
		);
		expect( problems ).toEqual( [
			expect.stringMatching( /^unit took 226 processor seconds of 200/ ),
		] );
		expect(
			holdParts( { ...slower( 2 ), unit: 2 * 224 }, budget ).problems
		).toEqual( [] );
	} );

	it( 'is not passed by a part that this machine is slow at, as fixed work shows', () => {
		const took = { ...slower( 1.4 ), e2e: 1.7 * budget.e2e };
		expect( holdParts( took, budget ).problems ).toHaveLength( 1 );
		expect( holdParts( took, budget, 2 ).problems ).toEqual( [] );
		expect(
			holdParts( { ...took, e2e: 2.3 * budget.e2e }, budget, 2 ).problems
		).toEqual( [
			expect.stringMatching( /^e2e took 1035 processor seconds of 900/ ),
		] );
	} );

	it( 'lets small parts vary by seconds', () => {
		expect( holdParts( { ...budget, zip: 9.3 }, budget ).problems ).toEqual(
			[]
		);
		expect(
			holdParts( { ...budget, zip: 9.5 }, budget ).problems
		).toHaveLength( 1 );
	} );

	it( 'asks for a budget of a new part', () => {
		expect( holdParts( { ...budget, video: 1 }, budget ).problems ).toEqual(
			[ 'video has no budget in tests/budget/suite.json' ]
		);
	} );

	it( 'is not held by parts that ended early or did things twice', () => {
		expect( isSound( { passed: 3, failed: 0, skipped: 1 } ) ).toBe( true );
		expect( isSound( { passed: 3, failed: 1 } ) ).toBe( false );
		expect( isSound( { passed: 3, failed: 0, repeated: 1 } ) ).toBe(
			false
		);
		expect( isSound( { passed: 0, failed: 0, skipped: 2 } ) ).toBe( false );
	} );
} );

describe( 'the budget of all parts', () => {
	const file = JSON.parse(
		readFileSync( resolve( __dirname, '../budget/suite.json' ), 'utf8' )
	);
	const parts = file.processorSeconds;
	const names = Object.keys( parts );
	/** What is said where parts take so many times their budget, and fixed work so many times its own. */
	const problemsOf = ( times, workTimes = 1, which = names ) => {
		const took = Object.fromEntries(
			which.map( ( name ) => [
				name,
				parts[ name ] * ( times[ name ] ?? times.rest ?? 1 ),
			] )
		);
		return [
			...holdParts( took, parts ).problems,
			...holdTotal(
				Object.values( took ).reduce( ( all, one ) => all + one, 0 ),
				which,
				file,
				file.speedWorkSeconds * workTimes
			).problems,
		];
	};
	const over = [ expect.stringMatching( /^All together took \d+ / ) ];

	it( 'is that of each of them', () => {
		expect( file.total ).toBe(
			Object.values( parts ).reduce( ( all, one ) => all + one, 0 )
		);
	} );

	it( 'is kept by the same work on any machine', () => {
		expect( problemsOf( {} ) ).toEqual( [] );
		expect( problemsOf( { rest: 2.3 }, 2.3 ) ).toEqual( [] );
		expect( problemsOf( { rest: 0.6 }, 0.5 ) ).toEqual( [] );
	} );

	it( 'is passed where all parts grow alike', () => {
		expect( problemsOf( { rest: 1.5 } ) ).toEqual( over );
		expect( problemsOf( { rest: 3 }, 2 ) ).toEqual( over );
	} );

	it( 'is passed where the parts that grow with the product do', () => {
		const grown = {
			build: 1.3,
			types: 1.3,
			lint: 1.3,
			'php-standards': 1.3,
			scaffold: 1.25,
			unit: 1.35,
			'php-site': 1.4,
			'php-payments': 1.4,
			e2e: 1.4,
		};
		expect( problemsOf( grown ) ).toEqual( over );
	} );

	it( 'is held for the parts that are sound', () => {
		const some = names.filter( ( name ) => name !== 'e2e' );
		expect( problemsOf( {}, 1, some ) ).toEqual( [] );
		expect( problemsOf( { rest: 1.5 }, 1, some ) ).toEqual( over );
	} );

	it( 'is held, less closely, where the time of parts is not counted, and not at all where some ended early', () => {
		const run = {
			took: {},
			unsound: [],
			ended: file.total,
			work: file.speedWorkSeconds,
		};
		expect( holdBudget( run, file ) ).toEqual( {
			told: expect.stringMatching( /^No control group may be made here/ ),
			isHeld: true,
			problems: [],
		} );
		expect(
			holdBudget( { ...run, ended: file.total * 1.5 }, file ).problems
		).toEqual( over );
		expect(
			holdBudget( { ...run, unsound: [ 'lint' ] }, file ).isHeld
		).toBe( false );
		expect( holdBudget( { ...run, ended: undefined }, file ).isHeld ).toBe(
			false
		);
	} );

	it( 'names the parts that it is not held for', () => {
		const { lint, ...took } = parts;
		const run = {
			took,
			unsound: [ 'lint' ],
			ended: undefined,
			work: file.speedWorkSeconds,
		};
		expect( holdBudget( run, file ) ).toEqual( {
			told: expect.stringMatching( /not held: lint$/ ),
			isHeld: true,
			problems: [],
		} );
		expect( lint ).toBeGreaterThan( 0 );
	} );
} );

/** @jest-environment node */
import { holdBudget } from '../../bin/lib/suite-budget.mjs';

const budget = { build: 40, unit: 200, php: 200, e2e: 900, zip: 4 };
const slower = ( times ) =>
	Object.fromEntries(
		Object.entries( budget ).map( ( [ name, seconds ] ) => [
			name,
			seconds * times,
		] )
	);

describe( 'the budget of the test run', () => {
	it( 'is kept by the same work on a slower machine', () => {
		expect( holdBudget( slower( 2.3 ), budget ) ).toEqual( {
			speed: 2.3,
			problems: [],
		} );
	} );

	it( 'names the part that has grown by more than a tenth and some seconds', () => {
		const { problems } = holdBudget(
			{ ...slower( 2 ), unit: 2 * 226 },
			budget
		);
		expect( problems ).toEqual( [
			expect.stringMatching( /^unit took 226 processor seconds of 200/ ),
		] );
		expect(
			holdBudget( { ...slower( 2 ), unit: 2 * 224 }, budget ).problems
		).toEqual( [] );
	} );

	it( 'lets small parts vary by seconds', () => {
		expect(
			holdBudget( { ...budget, zip: 9.3 }, budget ).problems
		).toEqual( [] );
		expect(
			holdBudget( { ...budget, zip: 9.5 }, budget ).problems
		).toHaveLength( 1 );
	} );

	it( 'asks for a budget of a new part', () => {
		expect(
			holdBudget( { ...budget, video: 1 }, budget ).problems
		).toEqual( [ 'video has no budget in tests/budget/suite.json' ] );
	} );
} );

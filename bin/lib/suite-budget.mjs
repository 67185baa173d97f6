// What the parts of `npm test` may cost in processor time: tests/budget/suite.json.
/** A part may take a tenth more than its budget, and these seconds, which chance alone makes: of four runs of the same code, parts differed by up to a tenth. */
const TENTH = 1.1;
const CHANCE = 5;

const middle = ( numbers ) => {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( ( sorted.length - 1 ) / 2 ) ];
};

/**
 * What is wrong with the time that the parts took. Machines differ in speed, so budgets are held at the speed of this one: what the middle part took of its own.
 *
 * @param {Object<string, number>} took   Processor seconds, by part.
 * @param {Object<string, number>} budget Those that it may take.
 * @return {{speed: number, problems: string[]}} How many times as long this machine takes, and a line for each part that is over.
 */
export function holdBudget( took, budget ) {
	const unknown = Object.keys( took )
		.filter( ( name ) => ! ( name in budget ) )
		.map(
			( name ) => `${ name } has no budget in tests/budget/suite.json`
		);
	const known = Object.keys( took ).filter( ( name ) => name in budget );
	const speed = middle(
		known
			.filter( ( name ) => budget[ name ] > CHANCE )
			.map( ( name ) => took[ name ] / budget[ name ] )
	);
	const over = known
		.filter(
			( name ) => took[ name ] / speed > budget[ name ] * TENTH + CHANCE
		)
		.map(
			( name ) =>
				`${ name } took ${ ( took[ name ] / speed ).toFixed( 0 ) } processor seconds of ${ budget[ name ] } (at the speed of the machine of the budget)`
		);
	return { speed, problems: [ ...unknown, ...over ] };
}

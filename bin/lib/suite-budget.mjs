// What the parts of `npm test` may cost in processor time: tests/budget/suite.json.
/** A part may take a tenth more than its budget, and these seconds, which chance alone makes: of four runs of the same code, parts differed by up to a tenth. */
const TENTH = 1.1;
const CHANCE = 5;
/** All parts together may take a quarter more than the total: fixed work tells the speed of a machine less closely than the parts themselves. */
const QUARTER = 1.25;

const sum = ( numbers ) => numbers.reduce( ( all, one ) => all + one, 0 );

/** The one in the middle. */
export function middle( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( ( sorted.length - 1 ) / 2 ) ];
}

/**
 * What a part's time says nothing about: it ended early, or did things twice.
 *
 * @param {{passed: number, failed: number, skipped?: number, repeated?: number}} result What the part gave.
 */
export const isSound = ( { passed, failed, repeated = 0 } ) =>
	passed > 0 && failed === 0 && repeated === 0;

/**
 * What is wrong with the time that each part took. Machines differ in speed, so budgets are held at the speed of this one: what the middle part took of its own, or what fixed work took. A part is over only if it is over by both: some machines are slow at browsers and not at PHP.
 *
 * @param {Object<string, number>} took        Processor seconds, by part; sound parts alone.
 * @param {Object<string, number>} budget      Those that it may take.
 * @param {number}                 [workSpeed] How many times as long fixed work takes here.
 * @return {{speed: number|undefined, problems: string[]}} How many times as long the middle part takes here, and a line for each part that is over.
 */
export function holdParts( took, budget, workSpeed = 0 ) {
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
	const slowest = Math.max( speed ?? 0, workSpeed );
	const over = known
		.filter(
			( name ) => took[ name ] / slowest > budget[ name ] * TENTH + CHANCE
		)
		.map(
			( name ) =>
				`${ name } took ${ ( took[ name ] / slowest ).toFixed( 0 ) } processor seconds of ${ budget[ name ] } (at the speed of the machine of the budget)`
		);
	return { speed, problems: [ ...unknown, ...over ] };
}

/**
 * What is wrong with the time that all parts took together, at the speed that fixed work tells: what most parts do alike looks like a slow machine to each of them.
 *
 * @param {number}                                                                              took   Processor seconds of these parts.
 * @param {string[]}                                                                            names  The parts.
 * @param {{processorSeconds: Object<string, number>, total: number, speedWorkSeconds: number}} budget tests/budget/suite.json.
 * @param {number}                                                                              work   Seconds that the fixed work took here.
 * @return {{speed: number, problems: string[]}} How many times as long this machine takes, and a line if the parts are over.
 */
export function holdTotal( took, names, budget, work ) {
	const { processorSeconds: parts, total, speedWorkSeconds } = budget;
	const share =
		sum( names.map( ( name ) => parts[ name ] ?? 0 ) ) /
		sum( Object.values( parts ) );
	const speed = work / speedWorkSeconds;
	const may = total * share * QUARTER;
	return {
		speed,
		problems:
			took / speed > may
				? [
						`All together took ${ ( took / speed ).toFixed( 0 ) } processor seconds, and may take ${ may.toFixed( 0 ) } (at the speed that fixed work has here)`,
					]
				: [],
	};
}

/**
 * Holds a whole run against its budget.
 *
 * @param {Object}                                                                              run         The run.
 * @param {Object<string, number>}                                                              run.took    Processor seconds by part, of sound parts alone; empty where they are not counted.
 * @param {string[]}                                                                            run.unsound Parts that failed, were skipped or repeated.
 * @param {number|undefined}                                                                    run.ended   Processor seconds of all programs that were waited for, where the system tells.
 * @param {number}                                                                              run.work    Seconds that the fixed work took here.
 * @param {{processorSeconds: Object<string, number>, total: number, speedWorkSeconds: number}} budget      tests/budget/suite.json.
 * @return {{told: string, isHeld: boolean, problems: string[]}} What to say, whether anything was held, and what is over.
 */
export function holdBudget( { took, unsound, ended, work }, budget ) {
	const names = Object.keys( took );
	const parts = budget.processorSeconds;
	const times = ( number ) =>
		number === undefined
			? 'unknown times'
			: `${ number.toFixed( 2 ) } times`;
	if ( names.length ) {
		const all = holdTotal(
			sum( Object.values( took ) ),
			names,
			budget,
			work
		);
		const each = holdParts( took, parts, all.speed );
		return {
			told: `As machines differ, processor time is ${ times( each.speed ) } that of tests/budget/suite.json by its parts, ${ times( all.speed ) } by fixed work${ unsound.length ? `. Failed, skipped or repeated, and not held: ${ unsound.join( ', ' ) }` : '' }`,
			isHeld: true,
			problems: [ ...each.problems, ...all.problems ],
		};
	}
	if ( ended === undefined || unsound.length ) {
		return {
			told: 'The budget is not held: processor time is not counted here, or parts failed, were skipped or repeated',
			isHeld: false,
			problems: [],
		};
	}
	const { speed, problems } = holdTotal(
		ended,
		Object.keys( parts ),
		budget,
		work
	);
	return {
		told: `No control group may be made here: the budget is held for all parts together (${ ended.toFixed( 0 ) } processor seconds of programs that were waited for, ${ times( speed ) } by fixed work), not for each`,
		isHeld: true,
		problems,
	};
}

/** Pieces in a row that two lists have in common. */
export interface Run {
	/** Where they begin in the first list. */
	readonly from: number;
	/** Where they begin in the second. */
	readonly to: number;
	readonly length: number;
}

/** How far a path along one diagonal has come in the first list, and what it found in common on its way. */
interface Path {
	readonly at: number;
	readonly found?: Found;
}

interface Found extends Run {
	readonly before?: Found;
}

function inOrder( last: Found | undefined ): Run[] {
	const runs: Run[] = [];
	for ( let run = last; run; run = run.before ) {
		runs.push( run );
	}
	return runs.reverse();
}

type Pieces = readonly string[];

/** Goes along a diagonal through all that is in common. */
function along( base: Path, diagonal: number, a: Pieces, b: Pieces ): Path {
	const { at: from, found } = base;
	let at = from;
	while (
		at < a.length &&
		at - diagonal < b.length &&
		a[ at ] === b[ at - diagonal ]
	) {
		at++;
	}
	const [ to, length ] = [ from - diagonal, at - from ];
	return length === 0
		? base
		: { at, found: { from, to, length, before: found } };
}

/** Of the paths beside a diagonal, the one that comes furthest on it with one more edit. */
function stepOnto(
	diagonal: number,
	paths: ReadonlyMap< number, Path >,
	a: Pieces,
	b: Pieces
): Path | undefined {
	const below = paths.get( diagonal - 1 );
	const above = paths.get( diagonal + 1 );
	if ( below && below.at < a.length && ! ( above && below.at < above.at ) ) {
		return { at: below.at + 1, found: below.found };
	}
	return above && above.at - diagonal <= b.length ? above : undefined;
}

/**
 * What two lists have in common, so that the fewest pieces have to be taken out and put in: Myers's greedy search, which tries all paths of no
 * edit, then all of one, and so on.
 *
 * @param a        A list.
 * @param b        Another.
 * @param patience Milliseconds after which to give up; nothing is given then.
 */
export function commonRuns(
	a: Pieces,
	b: Pieces,
	patience: number
): Run[] | undefined {
	const paths = new Map< number, Path >( [ [ 1, { at: 0 } ] ] );
	const until = Date.now() + patience;
	// A diagonal on which a list has ended leads nowhere further out.
	let [ lowest, highest ] = [ -b.length, a.length ];
	for ( let edits = 0; Date.now() <= until; edits++ ) {
		const low = Math.max( lowest, -edits );
		const first = low + ( ( low + edits ) % 2 === 0 ? 0 : 1 );
		for ( let k = first; k <= Math.min( highest, edits ); k += 2 ) {
			const base = stepOnto( k, paths, a, b );
			if ( ! base ) {
				paths.delete( k );
				continue;
			}
			const path = along( base, k, a, b );
			paths.set( k, path );
			const isFirstDone = path.at === a.length;
			const isSecondDone = path.at - k === b.length;
			if ( isFirstDone && isSecondDone ) {
				return inOrder( path.found );
			}
			highest = isFirstDone ? k - 1 : highest;
			lowest = isSecondDone ? k + 1 : lowest;
		}
	}
	return undefined;
}

/** The steps that an axis ends with, in each power of ten. */
const STEPS = [ 1, 2, 4, 5, 8, 10 ];

/**
 * The top of an axis: the next round number.
 *
 * @param highest The highest value.
 */
export function axisTop( highest: number ): number {
	if ( highest <= 1 ) {
		return 1;
	}
	const power = 10 ** Math.floor( Math.log10( highest ) );
	const step = STEPS.find( ( some ) => some * power >= highest ) ?? 10;
	return step * power;
}

/**
 * What stands at an axis, from the top down: halves only where they are whole.
 *
 * @param top The top of the axis.
 */
export const axisValues = ( top: number ): number[] =>
	top % 2 === 0 ? [ top, top / 2, 0 ] : [ top, 0 ];

/**
 * Which points have their name below: the first, the last, and one between them where there is room.
 *
 * @param count How many points there are.
 */
export const namedPoints = ( count: number ): number[] => [
	...new Set( [
		0,
		...( count > 4 ? [ Math.floor( count / 2 ) ] : [] ),
		count - 1,
	] ),
];

/**
 * The point that a key leads to; the same where it leads nowhere.
 *
 * @param key   The key.
 * @param at    The point that has the focus.
 * @param count How many points there are.
 * @param isRtl Whether time runs from right to left.
 */
export function pointOfKey(
	key: string,
	at: number,
	count: number,
	isRtl: boolean
): number {
	const step = isRtl ? -1 : 1;
	const to =
		{
			ArrowRight: at + step,
			ArrowLeft: at - step,
			Home: 0,
			End: count - 1,
		}[ key ] ?? at;
	return Math.min( Math.max( 0, to ), count - 1 );
}

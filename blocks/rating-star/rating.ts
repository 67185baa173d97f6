/** Bounds of the highest rating. */
export const LEAST_MAX = 2;
export const MOST_MAX = 10;

const HALF = 0.5;

/**
 * The rating after a star was clicked: that star, or half of it when it was the rating already.
 *
 * @param rating  The rating so far.
 * @param clicked The star's number, from 1.
 */
export function afterClick( rating: number, clicked: number ): number {
	if ( clicked === 1 && rating === HALF ) {
		return 0;
	}
	return rating === clicked ? clicked - HALF : clicked;
}

/**
 * The rating after a key, or nothing when the key does not change ratings.
 *
 * @param key    The key's name.
 * @param rating The rating so far.
 * @param max    The highest rating.
 * @param isRtl  Whether the stars run from the right.
 */
export function afterKey(
	key: string,
	rating: number,
	max: number,
	isRtl: boolean
): number | undefined {
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
		case 'ArrowUp':
			return Math.min( max, rating + HALF );
		case backward:
		case 'ArrowDown':
			return Math.max( 0, rating - HALF );
		case 'Home':
			return 0;
		case 'End':
			return max;
		default:
			return undefined;
	}
}

/**
 * Every rating that can be chosen.
 *
 * @param max The highest rating.
 */
export function steps( max: number ): number[] {
	return Array.from( { length: max * 2 + 1 }, ( _, i ) => i * HALF );
}

/**
 * A highest rating that can be drawn, whatever a post holds.
 *
 * @param max The attribute.
 */
export function readMax( max: unknown ): number {
	const number = Math.round( Number( max ) );
	return Number.isFinite( number ) && number > 0
		? Math.min( MOST_MAX, number )
		: 5;
}

/**
 * A rating that can be drawn, whatever a post holds.
 *
 * @param rating The attribute.
 * @param max    The highest rating.
 */
export function readRating( rating: unknown, max: number ): number {
	const number = Math.round( Number( rating ) * 2 ) / 2;
	return Number.isFinite( number )
		? Math.min( max, Math.max( 0, number ) )
		: 0;
}

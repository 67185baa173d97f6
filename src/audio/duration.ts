const two = ( value: number ) => String( value ).padStart( 2, '0' );

/**
 * A duration as mm:ss, with hours where there are any.
 *
 * @param ms             The duration in milliseconds.
 * @param withHundredths Whether hundredths of a second are shown too.
 */
export function formatDuration( ms: number, withHundredths = false ): string {
	const whole = Number.isFinite( ms ) ? Math.max( 0, Math.floor( ms ) ) : 0;
	const seconds = Math.floor( whole / 1000 );
	const hours = Math.floor( seconds / 3600 );
	return [
		hours > 0 ? `${ two( hours ) }:` : '',
		`${ two( Math.floor( seconds / 60 ) % 60 ) }:${ two( seconds % 60 ) }`,
		withHundredths
			? `.${ two( Math.floor( ( whole % 1000 ) / 10 ) ) }`
			: '',
	].join( '' );
}

import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';

const BARS = 24;

/** Draws what the microphone hears, bar by bar; slowly where motion is not wanted. */
export function Level( { analyser }: { analyser: AnalyserNode | null } ) {
	const isCalm = useReducedMotion();
	const bars = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( ! analyser ) {
			return;
		}
		const values = new Uint8Array( analyser.frequencyBinCount );
		const draw = () => {
			analyser.getByteFrequencyData( values );
			[ ...( bars.current?.children ?? [] ) ].forEach( ( bar, index ) => {
				// Speech lies in the lower half of what is heard.
				const loudness =
					values[
						Math.floor( ( index * values.length ) / BARS / 2 )
					];
				( bar as HTMLElement ).style.blockSize =
					`${ 8 + ( ( loudness ?? 0 ) / 255 ) * 92 }%`;
			} );
		};
		const timer = setInterval( draw, isCalm ? 1000 : 80 );
		return () => clearInterval( timer );
	}, [ analyser, isCalm ] );
	return (
		<div
			ref={ bars }
			className="slipstream-voice__level"
			aria-hidden="true"
		>
			{ Array.from( { length: BARS }, ( _, index ) => (
				<span key={ index } />
			) ) }
		</div>
	);
}

import { useKeyDown } from '@slipstream/block-kit';
import { useMergeRefs } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { afterClick, afterKey, steps } from '../rating';
import { Star } from './star';

interface Props {
	rating: number;
	max: number;
	isDisabled: boolean;
	onChange: ( rating: number ) => void;
}

function describe( rating: number, max: number ): string {
	return sprintf(
		/* translators: 1: a rating such as 3.5, 2: the highest rating. */
		__( '%1$s of %2$s', 'slipstream' ),
		rating.toLocaleString(),
		max.toLocaleString()
	);
}

/**
 * Stars to click, and a group of radio buttons for the keyboard and for screen readers: one for every half step, of which the
 * browser lets the tab key reach the chosen one.
 */
export function RatingInput( { rating, max, isDisabled, onChange }: Props ) {
	const group = useRef< HTMLDivElement >( null );
	const isTyping = useRef( false );
	useEffect( () => {
		if ( isTyping.current ) {
			isTyping.current = false;
			group.current
				?.querySelector< HTMLInputElement >( ':checked' )
				?.focus();
		}
	}, [ rating ] );
	const keys = useKeyDown( ( event ) => {
		const next = afterKey( event.key, rating, max, isRTL() );
		if ( next !== undefined && ! isDisabled ) {
			event.preventDefault();
			event.stopPropagation();
			isTyping.current = next !== rating;
			onChange( next );
		}
	} );
	return (
		<div
			ref={ useMergeRefs( [ group, keys ] ) }
			className="slipstream-rating"
			role="radiogroup"
			aria-label={ __( 'Rating', 'slipstream' ) }
		>
			{ steps( max ).map( ( step ) => (
				<input
					key={ step }
					type="radio"
					className="slipstream-rating__step"
					aria-label={ describe( step, max ) }
					checked={ step === rating }
					disabled={ isDisabled }
					onChange={ () => onChange( step ) }
					tabIndex={ step === rating ? 0 : -1 }
				/>
			) ) }
			{ Array.from( { length: max }, ( _, i ) => (
				<span
					key={ i }
					aria-hidden="true"
					className="slipstream-rating__star"
					onClick={
						isDisabled
							? undefined
							: () => onChange( afterClick( rating, i + 1 ) )
					}
				>
					<Star position={ i + 1 } rating={ rating } />
				</span>
			) ) }
		</div>
	);
}

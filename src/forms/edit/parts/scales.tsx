import { useBlockProps } from '@wordpress/block-editor';
import { textOf } from '../types';
import { WithField } from './with-field';
import type { PartProps } from '../types';

const STAR =
	'M12 3l2.7 5.7 6.3.9-4.5 4.4 1 6.2L12 17.3l-5.5 2.9 1-6.2L3 9.6l6.3-.9z';
const HEART =
	'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z';

/** A slider, standing where it will at first. */
export function RangeEdit( props: PartProps ) {
	const { context } = props;
	const numbers = [ 'min', 'max', 'step', 'default' ].map( ( key ) =>
		textOf( context[ `slipstream/${ key }` ] )
	);
	const [ min = '0', max = '100', step = '1', value = '0' ] = numbers;
	return (
		<div { ...useBlockProps( { className: 'slipstream-forms-range' } ) }>
			<WithField { ...props } />
			<input
				type="range"
				{ ...{ min, max, step } }
				value={ value }
				readOnly
				disabled
				aria-hidden="true"
			/>
			<span>{ value }</span>
			{ [ 'min', 'max' ].map( ( end ) => (
				<span
					key={ end }
					className={ `jetpack-field-slider__${ end }-label` }
				>
					{ textOf( context[ `slipstream/${ end }Label` ] ) }
				</span>
			) ) }
		</div>
	);
}

/** Stars or hearts. */
export function RatingEdit( props: PartProps ) {
	const { context } = props;
	const max = Math.min( Number( context[ 'slipstream/max' ] ) || 5, 10 );
	const chosen = Number( context[ 'slipstream/default' ] ) || 0;
	const path = context[ 'slipstream/iconStyle' ] === 'hearts' ? HEART : STAR;
	return (
		<div { ...useBlockProps( { className: 'slipstream-forms-rating' } ) }>
			<WithField { ...props } />
			{ Array.from( { length: max }, ( _, index ) => (
				<svg
					key={ index }
					viewBox="0 0 24 24"
					width="32"
					height="32"
					aria-hidden="true"
					fill={ index < chosen ? 'currentColor' : 'none' }
					stroke="currentColor"
					strokeWidth="1.5"
				>
					<path d={ path } />
				</svg>
			) ) }
		</div>
	);
}

import { useBlockProps } from '@wordpress/block-editor';
import { textOf, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** A slider at its default value. */
export default function Edit( props: PartProps ) {
	const { context } = props;
	const numbers = [ 'min', 'max', 'step', 'default' ].map( ( key ) =>
		textOf( context[ `slipstream/${ key }` ] )
	);
	const [ min = '0', max = '100', step = '1', value = '0' ] = numbers;
	return (
		<div { ...useBlockProps( { className: 'jetpack-field-slider' } ) }>
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

import { useKeyDown } from '@slipstream/block-kit';
import { Notice, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Criteria, VisitorAttributes } from '../types';

interface Props {
	attributes: Readonly< VisitorAttributes >;
	setAttributes: ( attributes: Partial< VisitorAttributes > ) => void;
}

/**
 * Says in a sentence who will see what is inside.
 *
 * @param attributes           The block's attributes.
 * @param attributes.criteria  Before or after.
 * @param attributes.threshold Visits.
 */
export function describeRule( {
	criteria,
	threshold,
}: Readonly< VisitorAttributes > ): string {
	if ( criteria === 'after-visits' ) {
		return sprintf(
			/* translators: %s: a number of visits. */
			_n(
				'Shown to people who have visited this page more than %s time.',
				'Shown to people who have visited this page more than %s times.',
				threshold,
				'slipstream'
			),
			threshold.toLocaleString()
		);
	}
	if ( threshold === 1 ) {
		return __(
			'Shown to people who visit this page for the first time.',
			'slipstream'
		);
	}
	return sprintf(
		/* translators: %s: a number of visits, at least 2. */
		_n(
			'Shown to people who have visited this page at most %s time.',
			'Shown to people who have visited this page at most %s times.',
			threshold,
			'slipstream'
		),
		threshold.toLocaleString()
	);
}

/**
 * A whole number above zero, or nothing.
 *
 * @param text What was typed.
 */
export function readThreshold( text: string ): number | undefined {
	const number = /^\d+$/.test( text ) ? Number( text ) : 0;
	return Number.isSafeInteger( number ) && number > 0 ? number : undefined;
}

/** Arrows choose and count here. */
function keepArrows( event: KeyboardEvent ): void {
	if ( event.key.startsWith( 'Arrow' ) ) {
		event.stopPropagation();
	}
}

/** The two settings of the rule, and the rule in words. */
export function Rule( { attributes, setAttributes }: Props ) {
	const { criteria, threshold } = attributes;
	const [ typed, setTyped ] = useState( { text: '', of: 0 } );
	// What was typed holds until the number is another: undo changes it as well.
	const draft = typed.of === threshold ? typed.text : String( threshold );
	const ref = useKeyDown( keepArrows );
	const isValid = readThreshold( draft ) !== undefined;
	return (
		<div
			ref={ ref }
			role="group"
			aria-label={ __( 'Visibility rule', 'slipstream' ) }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-visitor__threshold"
				type="number"
				min={ 1 }
				label={ __( 'Visit count threshold', 'slipstream' ) }
				help={
					isValid
						? undefined
						: __( 'Please enter a valid number.', 'slipstream' )
				}
				aria-invalid={ ! isValid }
				value={ draft }
				onChange={ ( text ) => {
					const next = readThreshold( text );
					setTyped( { text, of: next ?? threshold } );
					if ( next !== undefined ) {
						setAttributes( { threshold: next } );
					}
				} }
			/>
			<RadioControl
				label={ __( 'Visibility', 'slipstream' ) }
				selected={ criteria }
				options={ [
					{
						value: 'after-visits',
						label: __( 'Show after threshold', 'slipstream' ),
					},
					{
						value: 'before-visits',
						label: __( 'Show before threshold', 'slipstream' ),
					},
				] }
				onChange={ ( next ) =>
					setAttributes( { criteria: next as Criteria } )
				}
			/>
			<Notice status="info" isDismissible={ false }>
				{ describeRule( attributes ) }
			</Notice>
		</div>
	);
}

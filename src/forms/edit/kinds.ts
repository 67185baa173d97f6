import { __ } from '@wordpress/i18n';
import { consentMessage, inputType } from '../migrate';
import type { Values } from '../migrate';

export type Template = [ string, Values?, Template[]? ][];

/** The blocks that stand for what visitors fill in. */
const CONTROLS: Record< string, string > = {
	telephone: 'phone-input',
	'checkbox-multiple': 'options',
	radio: 'options',
	slider: 'input-range',
	rating: 'input-rating',
	file: 'dropzone',
	'image-select': 'fieldset-image-options',
};

const labels = (): Record< string, string > => ( {
	text: __( 'Text', 'slipstream' ),
	name: __( 'Name', 'slipstream' ),
	'first-name': __( 'First name', 'slipstream' ),
	'last-name': __( 'Last name', 'slipstream' ),
	email: __( 'Email', 'slipstream' ),
	url: __( 'Website', 'slipstream' ),
	date: __( 'Date', 'slipstream' ),
	time: __( 'Time', 'slipstream' ),
	number: __( 'Number', 'slipstream' ),
	telephone: __( 'Phone', 'slipstream' ),
	textarea: __( 'Message', 'slipstream' ),
	select: __( 'Select one', 'slipstream' ),
	'checkbox-multiple': __( 'Choose several options', 'slipstream' ),
	radio: __( 'Choose one option', 'slipstream' ),
	slider: __( 'Choose a number', 'slipstream' ),
	rating: __( 'Your rating', 'slipstream' ),
	file: __( 'Upload a file', 'slipstream' ),
	'image-select': __( 'Choose a picture', 'slipstream' ),
} );

/** What a field asks for: the end of its block's name. */
export const kindOf = ( name: string ) => name.replace( 'jetpack/field-', '' );

/** Whether a block asks for something. */
export const isField = ( name: string | null | undefined ): boolean =>
	!! name?.startsWith( 'jetpack/field-' ) &&
	! name.startsWith( 'jetpack/field-option-' );

/** The name of the block that stands for what visitors fill in. */
export const controlOf = ( kind: string ) =>
	`jetpack/${ CONTROLS[ kind ] ?? 'input' }`;

/**
 * The blocks that a new field begins with.
 *
 * @param kind       What it asks for.
 * @param attributes Its attributes.
 */
export function templateOf( kind: string, attributes: Values ): Template {
	if ( kind === 'checkbox' ) {
		return [
			[
				'jetpack/option',
				{ label: __( 'Option', 'slipstream' ), isStandalone: true },
			],
		];
	}
	if ( kind === 'consent' ) {
		const isExplicit = attributes.consentType === 'explicit';
		return [
			[
				'jetpack/option',
				{
					label: consentMessage( isExplicit ),
					isStandalone: true,
					hideInput: ! isExplicit,
				},
			],
		];
	}
	const known = labels();
	const label =
		known[ String( attributes.fieldVariant ) ] ?? known[ kind ] ?? '';
	const control = controlOf( kind );
	return [
		[ 'jetpack/label', { label } ],
		[
			control,
			control === 'jetpack/input' || kind === 'radio'
				? { type: inputType( kind ) }
				: {},
		],
	];
}

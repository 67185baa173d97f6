import { __ } from '@wordpress/i18n';
import { consentMessage, messageOf } from '../../migrate';
import { useWrites } from '../core';
import { Choice } from './inputs';
import type { Block } from '@wordpress/blocks';

/** How consent is asked for. The words for the other way are kept for when the author comes back to it. */
export function ConsentSettings( { field }: { field: Block } ) {
	const { updateBlockAttributes } = useWrites();
	const [ option ] = field.innerBlocks;
	const { consentType } = field.attributes;
	const change = ( next: unknown ) => {
		const isExplicit = next === 'explicit';
		const label = option?.attributes.label;
		updateBlockAttributes( field.clientId, {
			consentType: next,
			[ messageOf( isExplicit ) ]: undefined,
			[ messageOf( ! isExplicit ) ]:
				label === consentMessage( ! isExplicit ) ? undefined : label,
		} );
		if ( option ) {
			updateBlockAttributes( option.clientId, {
				hideInput: ! isExplicit,
				label:
					field.attributes[ messageOf( isExplicit ) ] ||
					consentMessage( isExplicit ),
			} );
		}
	};
	return (
		<Choice
			values={ { consentType } }
			set={ ( values ) => change( values.consentType ) }
			name="consentType"
			label={ __( 'Consent', 'slipstream' ) }
			options={ [
				[ 'implicit', __( 'Given by sending the form', 'slipstream' ) ],
				[ 'explicit', __( 'Given by ticking a box', 'slipstream' ) ],
			] }
		/>
	);
}

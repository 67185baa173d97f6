import { __ } from '@wordpress/i18n';
import {
	Choice,
	consentMessage,
	FieldEdit,
	messageOf,
	useWrites,
} from '@slipstream/forms';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

/** How consent is asked for. The message for the other way is kept for when the author comes back to it. */
function Settings( { block }: FieldSettingsProps ) {
	const { updateBlockAttributes } = useWrites();
	const [ option ] = block.innerBlocks;
	const { consentType } = block.attributes;
	const change = ( next: unknown ) => {
		const isExplicit = next === 'explicit';
		const label = option?.attributes.label;
		updateBlockAttributes( block.clientId, {
			consentType: next,
			[ messageOf( isExplicit ) ]: undefined,
			[ messageOf( ! isExplicit ) ]:
				label === consentMessage( ! isExplicit ) ? undefined : label,
		} );
		if ( option ) {
			updateBlockAttributes( option.clientId, {
				hideInput: ! isExplicit,
				label:
					block.attributes[ messageOf( isExplicit ) ] ||
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
				[
					'implicit',
					__( 'Given by submitting the form', 'slipstream' ),
				],
				[ 'explicit', __( 'Given by checking a box', 'slipstream' ) ],
			] }
		/>
	);
}

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

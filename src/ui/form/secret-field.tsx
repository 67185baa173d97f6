import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	/** What it is, while none is stored. */
	description: string;
	maxLength: number;
	/** What is wrong with what was typed, in a sentence. */
	message: string | undefined;
	/** Whether wp-config.php or the environment sets it. */
	isFixed: boolean;
	/** Whether one is stored. It is never shown. */
	isStored: boolean;
	value: string;
	onChange: ( value: string ) => void;
}

function helpOf( { description, message, isFixed, isStored }: Props ): string {
	if ( message ) {
		return message;
	}
	if ( isFixed ) {
		return __( 'Set in wp-config.php or the environment.', 'slipstream' );
	}
	return isStored
		? __( 'Stored. Type a new one to replace it.', 'slipstream' )
		: description;
}

/** A key or another secret: it goes to the server, and never comes back. */
export function SecretField( props: Props ) {
	const { label, maxLength, message, isFixed, value, onChange } = props;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="password"
			autoComplete="new-password"
			label={ label }
			maxLength={ maxLength }
			help={ helpOf( props ) }
			aria-invalid={ !! message }
			readOnly={ isFixed }
			value={ value }
			onChange={ onChange }
		/>
	);
}

import { Button, Notice, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

interface CopyProps {
	label: string;
	value: string;
}

/** A value to be copied: it can be read, and a button copies it. */
function CopyField( { label, value }: CopyProps ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( value, () => {
		setIsCopied( true );
		speak( __( 'Copied.', 'slipstream' ) );
	} );
	return (
		<div className="slipstream-hub__copy">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				readOnly
				label={ label }
				value={ value }
				onChange={ () => undefined }
				onFocus={ ( event ) => event.currentTarget.select() }
			/>
			<Button __next40pxDefaultSize variant="secondary" ref={ ref }>
				{ isCopied
					? __( 'Copied', 'slipstream' )
					: __( 'Copy', 'slipstream' ) }
			</Button>
		</div>
	);
}

interface Props {
	/** Says what it is, and that it is not shown again. */
	message: string;
	values: readonly CopyProps[];
	onClose: () => void;
}

/** Shows what has just been made and is never told again. */
export function SecretOnce( { message, values, onClose }: Props ) {
	return (
		<Notice
			status="success"
			isDismissible={ false }
			spokenMessage={ message }
			className="slipstream-hub__secret"
		>
			<p>{ message }</p>
			{ values.map( ( value ) => (
				<CopyField key={ value.label } { ...value } />
			) ) }
			<Button variant="tertiary" onClick={ onClose }>
				{ __( 'I copied it', 'slipstream' ) }
			</Button>
		</Notice>
	);
}

import { BlockControls } from '@wordpress/block-editor';
import {
	Button,
	Dropdown,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { nameOf } from '../name';

interface Props {
	name: string;
	onChange: ( name: string ) => void;
}

/** Asks for the name. */
export function NameForm( {
	name,
	onChange,
	onClose,
}: Props & { onClose?: () => void } ) {
	const [ text, setText ] = useState( name );
	const next = nameOf( text );
	const isWrong = text.trim() !== '' && next === '';
	return (
		<form
			className="slipstream-tock-name"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( next !== '' ) {
					onChange( next );
					onClose?.();
				}
			} }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Tock business name', 'slipstream' ) }
				help={
					isWrong
						? __(
								'Use only letters, digits, hyphens, and underscores.',
								'slipstream'
							)
						: __(
								'The last part of your Tock page’s address, or the whole address.',
								'slipstream'
							)
				}
				value={ text }
				onChange={ setText }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				accessibleWhenDisabled
				disabled={ next === '' }
			>
				{ __( 'Embed', 'slipstream' ) }
			</Button>
		</form>
	);
}

/** The button in the toolbar that asks for another name. Escape closes it. */
export function NameDropdown( { name, onChange }: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<Dropdown
					focusOnMount="firstElement"
					// Not out of a narrow window.
					popoverProps={ { placement: 'bottom-start', shift: true } }
					renderToggle={ ( { isOpen, onToggle } ) => (
						<ToolbarButton
							aria-expanded={ isOpen }
							aria-haspopup="dialog"
							onClick={ onToggle }
						>
							{ __( 'Edit', 'slipstream' ) }
						</ToolbarButton>
					) }
					renderContent={ ( { onClose } ) => (
						<NameForm
							name={ name }
							onChange={ onChange }
							onClose={ onClose }
						/>
					) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}

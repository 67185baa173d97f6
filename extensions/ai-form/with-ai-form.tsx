import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { BlockControls, useBlockEditingMode } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import { memo, useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import { useShortcut } from '@wordpress/keyboard-shortcuts';
import { icon } from './icon';
import { load } from './load';
import { SHORTCUT } from './shortcut';
import type { ComponentType } from 'react';

const FormBar = lazyComponent(
	() => load().then( ( chunk ) => chunk.FormBar ),
	{ fallback: LoadingFallback }
);

interface Props {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: { ref?: number };
}

/** The two ways to the bar of a selected form. */
const Openers = memo( function FormOpeners( {
	isOpen,
	onToggle,
	onAsk,
}: {
	isOpen: boolean;
	onToggle: () => void;
	onAsk: () => void;
} ) {
	useShortcut( SHORTCUT, ( event ) => {
		event.preventDefault();
		onAsk();
	} );
	return (
		<BlockControls group="other">
			<ToolbarButton
				icon={ icon }
				label={ __( 'AI Assistant', 'slipstream' ) }
				shortcut={ displayShortcut.primary( '/' ) }
				aria-expanded={ isOpen }
				isPressed={ isOpen }
				onClick={ onToggle }
			/>
		</BlockControls>
	);
} );

/** The bar of one form: it goes on with its request while something else is selected, but is not seen then. */
function FormAi( {
	clientId,
	isSelected,
}: Pick< Props, 'clientId' | 'isSelected' > ) {
	const [ isOpen, setIsOpen ] = useState( false );
	// Each number asks for the focus once.
	const [ asked, setAsked ] = useState( 0 );
	const onAsk = useCallback( () => {
		setIsOpen( true );
		setAsked( ( times ) => times + 1 );
	}, [] );
	const onToggle = useCallback(
		() => ( isOpen ? setIsOpen( false ) : onAsk() ),
		[ isOpen, onAsk ]
	);
	const isEditable = useBlockEditingMode() === 'default';
	return (
		<>
			{ isSelected && isEditable && (
				<Openers
					isOpen={ isOpen }
					onToggle={ onToggle }
					onAsk={ onAsk }
				/>
			) }
			{ isOpen && isEditable && (
				<FormBar
					clientId={ clientId }
					isShown={ isSelected }
					asked={ asked }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}

/**
 * Adds the AI bar to forms that stand in the post themselves. Other blocks are left as they are.
 *
 * @param BlockEdit The block's edit component.
 */
export const withAiForm = < P extends Props >(
	BlockEdit: ComponentType< P >
) =>
	function WithAiForm( props: P ) {
		const { name, attributes, clientId, isSelected } = props;
		if ( name !== 'jetpack/contact-form' ) {
			return <BlockEdit { ...props } />;
		}
		return (
			<>
				<BlockEdit { ...props } />
				{ ! attributes.ref && (
					<FormAi clientId={ clientId } isSelected={ isSelected } />
				) }
			</>
		);
	};

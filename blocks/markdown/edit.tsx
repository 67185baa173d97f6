import {
	PlainText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ModeToggle } from './components/mode-toggle';
import { Preview } from './components/preview';
import { useFocusWhenSelected } from './hooks/use-focus-when-selected';
import { useSavedHtml } from './hooks/use-saved-html';
import type { Mode } from './components/mode-toggle';
import type { MarkdownAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { KeyboardEvent } from 'react';

interface Props extends EditProps< MarkdownAttributes > {
	render: ( source: string ) => string;
}

/** The mode of the selected block; the next selection begins with the text again. */
function useMode( isSelected: boolean ) {
	const [ mode, setMode ] = useState< Mode >( 'editor' );
	if ( ! isSelected && mode !== 'editor' ) {
		setMode( 'editor' );
	}
	return [ mode, setMode ] as const;
}

function MarkdownEdit( props: Props ) {
	const { attributes, setAttributes, clientId, isSelected, render } = props;
	const { source = '' } = attributes;
	const [ mode, setMode ] = useMode( isSelected );
	const field = useRef< HTMLTextAreaElement >( null );
	const { removeBlock } = useDispatch( blockEditorStore );
	const write = useSavedHtml( attributes, setAttributes, render );
	const isWriting = isSelected && mode === 'editor';
	useFocusWhenSelected( field, isSelected );
	const html = useMemo(
		() => ( isWriting ? '' : render( source ) ),
		[ isWriting, render, source ]
	);
	const blockProps = useBlockProps();

	const placeholder = __( 'Write in **Markdown**…', 'slipstream' );
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Backspace' && source === '' ) {
			event.preventDefault();
			void removeBlock( clientId );
		}
	};
	return (
		<div { ...blockProps }>
			{ isSelected && <ModeToggle mode={ mode } onChange={ setMode } /> }
			{ isWriting && (
				<PlainText
					ref={ field }
					className="slipstream-markdown__text"
					aria-label={ __( 'Markdown', 'slipstream' ) }
					placeholder={ placeholder }
					value={ source }
					onChange={ write }
					onKeyDown={ onKeyDown }
				/>
			) }
			{ ! isWriting && html && <Preview html={ html } /> }
			{ ! isWriting && ! html && (
				<p className="slipstream-markdown__placeholder">
					{ isSelected
						? __( 'There is nothing to preview yet.', 'slipstream' )
						: placeholder }
				</p>
			) }
		</div>
	);
}

/**
 * Makes the edit component with the parser in hand, so that a text and its HTML never differ while one waits for the other.
 *
 * @param render Renders Markdown as the block saves it.
 */
export function makeEdit( render: Props[ 'render' ] ) {
	return function Edit( props: EditProps< MarkdownAttributes > ) {
		return <MarkdownEdit { ...props } render={ render } />;
	};
}

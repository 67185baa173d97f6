import {
	PlainText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ModeToggle } from './components/mode-toggle';
import { Preview } from './components/preview';
import { SyntaxPanel } from './components/syntax-panel';
import { useFocusWhenSelected } from './hooks/use-focus-when-selected';
import { useSavedHtml } from './hooks/use-saved-html';
import { wrapped } from './saved-html';
import type { Mode } from './components/mode-toggle';
import type { MarkdownAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';
import type { ArticleRenderer } from '@slipstream/markdown';
import type { KeyboardEvent } from 'react';

interface Props extends EditProps< MarkdownAttributes > {
	renderArticle: ArticleRenderer;
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
	const { attributes, setAttributes, clientId, isSelected, renderArticle } =
		props;
	const { source = '', extendedSyntax: isExtended = false } = attributes;
	const render = useCallback(
		( text: string ) => renderArticle( text, { isExtended } ),
		[ renderArticle, isExtended ]
	);
	const [ mode, setMode ] = useMode( isSelected );
	const field = useRef< HTMLTextAreaElement >( null );
	const { removeBlock } = useDispatch( blockEditorStore );
	const write = useSavedHtml( attributes, setAttributes, render );
	const changeSyntax = ( next: boolean ) =>
		setAttributes( {
			extendedSyntax: next || undefined,
			saved: wrapped( renderArticle( source, { isExtended: next } ) ),
		} );
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
			<SyntaxPanel isExtended={ isExtended } onChange={ changeSyntax } />
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
						? __( 'Nothing to preview yet.', 'slipstream' )
						: placeholder }
				</p>
			) }
		</div>
	);
}

/**
 * Makes the edit component with the parser in hand, so that a text and its HTML never differ while one waits for the other.
 *
 * @param renderArticle Renders Markdown as the block saves it.
 */
export function makeEdit( renderArticle: ArticleRenderer ) {
	return function Edit( props: EditProps< MarkdownAttributes > ) {
		return <MarkdownEdit { ...props } renderArticle={ renderArticle } />;
	};
}

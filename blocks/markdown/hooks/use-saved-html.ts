import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { repairedSource } from '../repaired-source';
import { insideOf, wrapped } from '../saved-html';
import type { MarkdownAttributes } from '../types';

type SetAttributes = ( next: MarkdownAttributes ) => void;

/**
 * Changes the text and its HTML together, as one step of undo.
 *
 * HTML that a post came with stays as it is until the text changes, even when this parser would write it differently. HTML that is
 * missing, or that somebody left behind when changing the text alone, is made up for without a step of undo; and so is a text that
 * WordPress took for HTML.
 *
 * @param attributes    The block's attributes.
 * @param setAttributes Changes them.
 * @param render        Renders Markdown.
 */
export function useSavedHtml(
	attributes: Readonly< MarkdownAttributes >,
	setAttributes: SetAttributes,
	render: ( source: string ) => string
): ( source: string ) => void {
	const { source = '', saved } = attributes;
	const { __unstableMarkNextChangeAsNotPersistent: markAsNoStep } =
		useDispatch( blockEditorStore );
	const last = useRef( { source, saved } );
	const isOpened = useRef( false );

	useEffect( () => {
		if ( isOpened.current ) {
			return;
		}
		isOpened.current = true;
		const written = repairedSource( source, insideOf( saved ), render );
		if ( written !== undefined ) {
			void markAsNoStep();
			setAttributes( {
				source: written,
				saved: wrapped( render( written ) ),
			} );
		}
	}, [ source, saved, setAttributes, render, markAsNoStep ] );

	useEffect( () => {
		const before = last.current;
		last.current = { source, saved };
		const inside = insideOf( saved );
		const isLeftBehind = source !== before.source && saved === before.saved;
		if ( isLeftBehind || ! inside ) {
			const html = render( source );
			if ( html !== inside ) {
				void markAsNoStep();
				setAttributes( { saved: wrapped( html ) } );
			}
		}
	}, [ source, saved, setAttributes, render, markAsNoStep ] );

	return ( next ) =>
		setAttributes( { source: next, saved: wrapped( render( next ) ) } );
}
